package dev.navarch.cluster.up;

/** Fails in a thread of its own, in the way that its argument names. */
final class FatalProgram {
  private FatalProgram() {}

  public static void main(String[] arguments) throws InterruptedException {
    LogLines.install(System.err, 0);
    new ExitOnFatalError(System.err).handleUncaught();
    Thread thread =
        switch (arguments[0]) {
          case "exhausted" -> Thread.ofPlatform().start(FatalProgram::exhaust);
          case "virtual" -> Thread.ofVirtual().start(FatalProgram::exhaust);
          case "wrapped" ->
              Thread.ofPlatform()
                  .start(() -> {
                    throw new IllegalStateException(new InternalError("injected\nlevel=info"));
                  });
          default ->
              Thread.ofPlatform()
                  .start(() -> {
                    throw new StackOverflowError("injected");
                  });
        };
    thread.join();
    System.out.println("survived");
  }

  private static void exhaust() {
    byte[][] kept = new byte[1 << 20][];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = new byte[1 << 20];
    }
  }
}
