package dev.navarch.compatibility.fabric8;

import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.client.Watcher;
import io.fabric8.kubernetes.client.WatcherException;
import java.util.Optional;

/** Keeps what a watch tells: one line for each event, and how it ended. */
final class RecordingWatcher<T extends HasMetadata> implements Watcher<T> {
  private final Received<String> events = new Received<>();
  private final Received<Optional<WatcherException>> ends = new Received<>();

  @Override
  public void eventReceived(Action action, T object) {
    events.add(action + " " + object.getMetadata().getName());
  }

  @Override
  public void onClose() {
    ends.add(Optional.empty());
  }

  @Override
  public void onClose(WatcherException cause) {
    ends.add(Optional.ofNullable(cause));
  }

  Received<String> events() {
    return events;
  }

  Received<Optional<WatcherException>> ends() {
    return ends;
  }
}
