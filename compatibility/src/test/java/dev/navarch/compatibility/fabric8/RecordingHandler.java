package dev.navarch.compatibility.fabric8;

import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.client.informers.ResourceEventHandler;
import java.util.Objects;

/** Keeps what an informer tells: one line for each call. */
final class RecordingHandler<T extends HasMetadata> implements ResourceEventHandler<T> {
  private final Received<String> calls = new Received<>();

  @Override
  public void onAdd(T object) {
    calls.add("add " + object.getMetadata().getName());
  }

  @Override
  public void onUpdate(T old, T now) {
    boolean same =
        Objects.equals(
            old.getMetadata().getResourceVersion(), now.getMetadata().getResourceVersion());
    calls.add((same ? "resync " : "update ") + now.getMetadata().getName());
  }

  @Override
  public void onDelete(T object, boolean lastStateUnknown) {
    calls.add("delete " + object.getMetadata().getName());
  }

  Received<String> calls() {
    return calls;
  }
}
