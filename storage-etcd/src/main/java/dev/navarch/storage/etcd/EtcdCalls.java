package dev.navarch.storage.etcd;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.etcd.wire.Reply;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Makes calls, and makes them again where that does no harm: a call that reads, or does the same
 * when done twice, until the time for it is over; one that writes only if it certainly had no
 * effect. Without a connection any call gives up after the dial timeout. What fails in the end is
 * thrown as {@link EtcdFailure}.
 *
 * <p>A thread that is interrupted cancels its call, and stays interrupted.
 */
final class EtcdCalls {
  private static final Duration FIRST_PAUSE = Duration.ofMillis(20);
  private static final Duration LONGEST_PAUSE = Duration.ofMillis(400);

  private final Channel channel;
  private final EtcdConfig config;
  private final Lifecycle lifecycle;
  private final KnownRevision revision;

  EtcdCalls(Channel channel, EtcdConfig config, Lifecycle lifecycle, KnownRevision revision) {
    this.channel = channel;
    this.config = config;
    this.lifecycle = lifecycle;
    this.revision = revision;
  }

  /** Makes a call that may happen twice. */
  <Q, R extends Reply> R read(MethodDescriptor<Q, R> method, Q request) {
    return call(method, request, true, config.requestTimeout());
  }

  /** Makes a call that may happen twice, and must be over soon. */
  <Q, R extends Reply> R read(MethodDescriptor<Q, R> method, Q request, Duration timeout) {
    return call(method, request, true, timeout);
  }

  /** Makes a call that must not happen twice. */
  <Q, R extends Reply> R write(MethodDescriptor<Q, R> method, Q request) {
    return call(method, request, false, config.requestTimeout());
  }

  private <Q, R extends Reply> R call(
      MethodDescriptor<Q, R> method, Q request, boolean repeatable, Duration timeout) {
    long start = System.nanoTime();
    Backoff backoff = new Backoff(FIRST_PAUSE, LONGEST_PAUSE);
    while (true) {
      lifecycle.checkOpen();
      long left = timeout.toNanos() - (System.nanoTime() - start);
      SendTrace trace = new SendTrace();
      try {
        R reply =
            ClientCalls.blockingUnaryCall(
                channel,
                method,
                CallOptions.DEFAULT
                    .withDeadlineAfter(attempt(left, repeatable), TimeUnit.NANOSECONDS)
                    .withStreamTracerFactory(trace),
                request);
        revision.seen(reply.header().revision());
        return reply;
      } catch (StatusRuntimeException e) {
        EtcdFailure failure = EtcdFailure.of(e, trace.sent());
        lifecycle.checkOpen();
        Duration pause = backoff.next();
        long passed = System.nanoTime() - start + pause.toNanos();
        if (!mayRepeat(failure, repeatable)
            || passed >= patience(failure, timeout)
            || !waited(pause)) {
          throw failure;
        }
      }
    }
  }

  /**
   * How long one attempt may take. With several members, one that hangs takes half of the time at
   * most from a call that can be made to another.
   */
  private long attempt(long left, boolean repeatable) {
    return repeatable && config.endpoints().size() > 1
        ? Math.max(left / 2, Math.min(left, Duration.ofSeconds(1).toNanos()))
        : left;
  }

  private static boolean mayRepeat(EtcdFailure failure, boolean repeatable) {
    return failure.neverBegun()
        || (repeatable && failure.meaning() == EtcdFailure.Meaning.NO_ANSWER);
  }

  private long patience(EtcdFailure failure, Duration timeout) {
    return failure.meaning() == EtcdFailure.Meaning.NOT_SENT
        ? Math.min(config.dialTimeout().toNanos(), timeout.toNanos())
        : timeout.toNanos();
  }

  /** Waits a little; false if the thread was interrupted, before or meanwhile. */
  private boolean waited(Duration pause) {
    if (Thread.currentThread().isInterrupted()) {
      return false;
    }
    try {
      if (!lifecycle.pause(pause)) {
        throw new StorageException.Closed();
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
