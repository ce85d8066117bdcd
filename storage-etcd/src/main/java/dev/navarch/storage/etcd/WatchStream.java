package dev.navarch.storage.etcd;

import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.WatchCall;
import dev.navarch.storage.etcd.wire.WatchReply;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.Metadata;
import io.grpc.Status;

/**
 * One connection of a watch to a member. It waits for a member that can be reached, and lives until
 * that is lost. What comes in is read one message at a time, as the owner asks for it.
 *
 * <p>The owner calls {@link #start} and {@link #askForMark} from one thread at a time; it is called
 * back by one thread at a time.
 */
final class WatchStream extends ClientCall.Listener<WatchReply> {
  /** Who hears what the stream says. */
  interface Owner {
    void heard(WatchStream stream, WatchReply reply);

    void lost(WatchStream stream, Status status);
  }

  private final Owner owner;
  private final ClientCall<WatchCall, WatchReply> call;

  WatchStream(Channel channel, Owner owner) {
    this.owner = owner;
    this.call = channel.newCall(EtcdMethods.WATCH, CallOptions.DEFAULT.withWaitForReady());
  }

  void start(WatchCall.Create create) {
    call.start(this, new Metadata());
    call.request(1);
    call.sendMessage(create);
  }

  /** Reads the next message when it comes. */
  void readOn() {
    call.request(1);
  }

  void askForMark() {
    call.sendMessage(new WatchCall.Progress());
  }

  void cancel() {
    call.cancel("the watch is over", null);
  }

  @Override
  public void onMessage(WatchReply reply) {
    owner.heard(this, reply);
  }

  @Override
  public void onClose(Status status, Metadata trailers) {
    owner.lost(this, status);
  }
}
