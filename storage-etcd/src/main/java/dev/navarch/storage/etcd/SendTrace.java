package dev.navarch.storage.etcd;

import io.grpc.ClientStreamTracer;
import io.grpc.Metadata;

/**
 * Notes whether a request left. One that did not was certainly not applied; of one that did,
 * nothing is certain without an answer.
 */
final class SendTrace extends ClientStreamTracer.Factory {
  private volatile boolean sent;

  boolean sent() {
    return sent;
  }

  @Override
  public ClientStreamTracer newClientStreamTracer(
      ClientStreamTracer.StreamInfo info, Metadata headers) {
    return new ClientStreamTracer() {
      @Override
      public void outboundMessage(int number) {
        sent = true;
      }
    };
  }
}
