package dev.navarch.apiserver.http;

/**
 * The memory that one request may take while it is read and answered, as far as it depends on what
 * the same client takes otherwise. May be called on any thread; never blocks.
 */
public interface RequestAllowance {
  /** No limits besides those of a single request. */
  RequestAllowance UNLIMITED =
      new RequestAllowance() {
        @Override
        public boolean takeBody(int bytes) {
          return true;
        }

        @Override
        public void addUnsent(long bytes) {}

        @Override
        public boolean mayRunAhead() {
          return true;
        }
      };

  /** Reserves room for more of the body; false if it is exhausted. The owner releases it. */
  boolean takeBody(int bytes);

  /** Counts bytes of the response that wait to be sent; negative once they have left. */
  void addUnsent(long bytes);

  /** Whether a streamed response may be buffered ahead of its reader beyond the minimum. */
  boolean mayRunAhead();
}
