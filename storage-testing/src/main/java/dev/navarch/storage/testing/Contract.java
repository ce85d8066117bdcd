package dev.navarch.storage.testing;

/** Tests of one theme, for {@link StoreContract} to put together. */
interface Contract {
  /** What the test that runs now works on. */
  Trial trial();
}
