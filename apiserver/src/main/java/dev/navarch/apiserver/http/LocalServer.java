package dev.navarch.apiserver.http;

/**
 * Hands requests to a {@link Handler} without a socket, by the rules that hold for those that come
 * over one: the limit of bodies, ids, and what becomes of requests that cannot be read. May be used
 * by any number of threads.
 */
public final class LocalServer {
  private static final byte[] NOTHING = new byte[0];

  private final int maxBodyBytes;
  private final Handler handler;

  public LocalServer(int maxBodyBytes, Handler handler) {
    this.maxBodyBytes = maxBodyBytes;
    this.handler = handler;
  }

  /**
   * Has a request answered, now or later. As this may be called on an event loop, it does not
   * block.
   *
   * @param target the path and the query, escaped
   * @param body not to be changed any more
   */
  public void handle(
      String method, String target, Headers headers, byte[] body, Peer peer, Responder responder) {
    String id = RequestId.of(headers);
    Responder named = new NamedResponder(responder, id);
    if (body.length > maxBodyBytes) {
      StatusAnswer.send(named, Delivery.tooLarge(maxBodyBytes));
      return;
    }
    Delivery.of(
        id,
        () -> ApiRequest.read(id, method, target, headers, NOTHING, peer),
        RequestBody.of(body),
        handler,
        named);
  }

  /** Puts the request's id into its answer. */
  private record NamedResponder(Responder responder, String id) implements Responder {
    @Override
    public void respond(int status, Headers headers, byte[] body) {
      responder.respond(status, headers.with(RequestId.HEADER, id), body);
    }

    @Override
    public ResponseStream stream(int status, Headers headers) {
      return responder.stream(status, headers.with(RequestId.HEADER, id));
    }

    @Override
    public ResponseStream events(int status, Headers headers) {
      return responder.events(status, headers.with(RequestId.HEADER, id));
    }
  }
}
