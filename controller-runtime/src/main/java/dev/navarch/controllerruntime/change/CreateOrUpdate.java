package dev.navarch.controllerruntime.change;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.ObjectKind;
import java.io.IOException;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Sees to it that an object is there and is as it should be. The change is made to what is there,
 * or else to an empty object; it must keep the name and may be made several times. If it changes
 * nothing, nothing is written: it should therefore set single fields and leave alone those that a
 * server fills in, or it will never come to rest.
 *
 * <p>What is there is read by the client, hence mostly from a cache. If that is old, the server
 * says that the object exists or was changed, and the next reconciliation does it again.
 */
public final class CreateOrUpdate {
  private CreateOrUpdate() {}

  /**
   * Creates an object or replaces what is there. The status is not written.
   *
   * @param empty says of what kind the object is, and has its name
   * @throws dev.navarch.apimachinery.errors.ApiException a conflict if what was read is old
   */
  public static <T extends MetaObject> Changed<T> update(
      Client client, T empty, UnaryOperator<T> change) throws IOException, InterruptedException {
    Optional<T> found = client.get(ObjectKind.ofObject(empty), ObjectName.of(empty));
    if (found.isEmpty()) {
      return new Changed<>(client.create(changed(empty, change)), Changed.How.CREATED);
    }
    T after = changed(found.get(), change);
    return MergeFrom.of(found.get()).changesMore(after)
        ? new Changed<>(client.update(after), Changed.How.UPDATED)
        : new Changed<>(found.get(), Changed.How.UNCHANGED);
  }

  /**
   * Creates an object or patches what is there with the difference; its status as well, through the
   * subresource that it has to be.
   *
   * @param empty says of what kind the object is, and has its name
   */
  public static <T extends MetaObject> Changed<T> patch(
      Client client, T empty, UnaryOperator<T> change) throws IOException, InterruptedException {
    Optional<T> found = client.get(ObjectKind.ofObject(empty), ObjectName.of(empty));
    if (found.isEmpty()) {
      T wished = changed(empty, change);
      T created = client.create(wished);
      boolean status = MergeFrom.of(empty).changesStatus(wished);
      return new Changed<>(
          status ? MergeFrom.of(created).patchStatus(client, changed(created, change)) : created,
          Changed.How.CREATED);
    }
    T before = found.get();
    MergeFrom<T> merge = MergeFrom.of(before);
    T after = changed(before, change);
    if (!merge.changes(after)) {
      return new Changed<>(before, Changed.How.UNCHANGED);
    }
    T written = merge.patchMore(client, after);
    if (merge.changesStatus(after)) {
      written = merge.patchStatus(client, after);
    }
    return new Changed<>(written, Changed.How.UPDATED);
  }

  private static <T extends MetaObject> T changed(T object, UnaryOperator<T> change) {
    T after = change.apply(object);
    ObjectName name = ObjectName.of(object);
    if (!ObjectName.of(after).equals(name)) {
      throw new IllegalArgumentException("the change gives " + name + " another name");
    }
    return after;
  }
}
