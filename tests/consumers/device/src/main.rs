//! Looks a row of Kayles up, without an operating system and without a heap.
#![no_std]
#![no_main]

grundy_core::include_table!("kayles");

#[no_mangle]
pub extern "C" fn kayles_nimber(skittles: u64) -> u64 {
    KAYLES.nimber(skittles).get()
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
