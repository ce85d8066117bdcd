package dev.navarch.apiserver.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Closes a connection after some silence, unless a request on it is still being answered. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class IdleConnections extends IdleStateHandler {
  private final BooleanSupplier busy;

  IdleConnections(Duration silence, BooleanSupplier busy) {
    super(0, 0, silence.toMillis(), TimeUnit.MILLISECONDS);
    this.busy = busy;
  }

  @Override
  protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
    if (!busy.getAsBoolean()) {
      context.close();
    }
  }
}
