package dev.navarch.cluster.controlplane;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Handler;
import dev.navarch.apiserver.http.RequestBody;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.StatusAnswer;
import org.jspecify.annotations.Nullable;

/** Stands before a server that is not ready yet, and asks those who come to come again. */
final class Gate implements Handler {
  private volatile @Nullable Handler server;

  /** Lets everybody through from now on. */
  void open(Handler ready) {
    server = ready;
  }

  @Override
  public void handle(ApiRequest request, Responder responder) {
    begin(request, RequestBody.of(request.body()), responder);
  }

  @Override
  public void begin(ApiRequest head, RequestBody body, Responder responder) {
    Handler ready = server;
    if (ready == null) {
      StatusAnswer.send(
          responder, ApiException.tooManyRequests("the server is starting; try again", 1));
    } else {
      ready.begin(head, body, responder);
    }
  }
}
