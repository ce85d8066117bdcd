package dev.navarch.benchmarks.client;

/** A call and its body, which nobody changes any more. */
public final class Request {
  private static final byte[] NOTHING = new byte[0];

  private final PreparedCall call;
  private final byte[] body;

  public Request(PreparedCall call, byte[] body) {
    this.call = call;
    this.body = body;
  }

  public static Request of(PreparedCall call) {
    return new Request(call, NOTHING);
  }

  PreparedCall call() {
    return call;
  }

  byte[] body() {
    return body;
  }

  boolean hasBody() {
    return body.length > 0;
  }
}
