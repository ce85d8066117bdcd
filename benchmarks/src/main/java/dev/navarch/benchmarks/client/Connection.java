package dev.navarch.benchmarks.client;

import io.netty.channel.Channel;

/** An open connection. Requests are sent from its event loop only. */
interface Connection {
  Channel channel();

  /** Sends a request. HTTP/1.1 takes the next one only when the answer to the last has ended. */
  void send(Request request, Receiver receiver);

  /** Sends a request from any thread. */
  default void begin(Request request, Receiver receiver) {
    channel().eventLoop().execute(() -> send(request, receiver));
  }
}
