package dev.navarch.controllerruntime.change;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.patch.MergePatch;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.rest.PatchType;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.client.Writer;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the difference between an object and what it is to become, as a merge patch: what others
 * change elsewhere in it meanwhile stays. Lists are written as a whole, and a map that becomes
 * empty goes with all that is in it. Where there is no difference nothing is sent.
 *
 * <pre>{@code
 * MergeFrom.of(foo).patchStatus(client, foo.toBuilder().status(status).build());
 * }</pre>
 *
 * @param before the object as it was read
 * @param optimisticLock whether to fail with a conflict if somebody changed the object since
 */
public record MergeFrom<T extends MetaObject>(T before, boolean optimisticLock) {
  private static final String STATUS = "status";
  private static final String METADATA = "metadata";

  public static <T extends MetaObject> MergeFrom<T> of(T before) {
    return new MergeFrom<>(before, false);
  }

  /** For changes to lists, which would undo what others did to them. */
  public MergeFrom<T> withOptimisticLock() {
    return new MergeFrom<>(before, true);
  }

  /** Whether there is a difference. */
  public boolean changes(T after) {
    return !difference(after).isEmpty();
  }

  boolean changesStatus(T after) {
    return difference(after).containsKey(STATUS);
  }

  boolean changesMore(T after) {
    return !difference(after).without(STATUS).isEmpty();
  }

  /**
   * Writes what differs. Servers pass over the status of kinds that have it as a subresource; that
   * is for {@link #patchStatus}.
   *
   * @return the object as it is then
   */
  public T patch(Writer client, T after) throws IOException, InterruptedException {
    return send(client, difference(after));
  }

  /**
   * Writes what differs in the status, and nothing else.
   *
   * @return the object as it is then
   */
  public T patchStatus(Writer client, T after) throws IOException, InterruptedException {
    StringMap<@Nullable Object> all = difference(after);
    return all.containsKey(STATUS)
        ? send(client, StringMap.of(STATUS, all.get(STATUS)), STATUS)
        : before;
  }

  T patchMore(Writer client, T after) throws IOException, InterruptedException {
    return send(client, difference(after).without(STATUS));
  }

  private StringMap<@Nullable Object> difference(T after) {
    ObjectName was = ObjectName.of(before);
    if (!ObjectName.of(after).equals(was)) {
      throw new IllegalArgumentException(
          "%s cannot become %s: names do not change".formatted(was, ObjectName.of(after)));
    }
    return MergePatch.diff(
        UnstructuredConverter.toUnstructured(before).content(),
        UnstructuredConverter.toUnstructured(after).content());
  }

  private T send(Writer client, StringMap<@Nullable Object> patch, String... subresources)
      throws IOException, InterruptedException {
    if (patch.isEmpty()) {
      return before;
    }
    StringMap<@Nullable Object> sent = optimisticLock ? locked(patch) : patch;
    return client.patch(
        ObjectKind.ofObject(before),
        ObjectName.of(before),
        PatchType.MERGE,
        JsonTree.toBytes(sent),
        PatchOptions.builder().build(),
        subresources);
  }

  private StringMap<@Nullable Object> locked(StringMap<@Nullable Object> patch) {
    ObjectMeta known = before.metadata();
    Map<String, @Nullable Object> metadata = new LinkedHashMap<>();
    if (patch.get(METADATA) instanceof Map<?, ?> changed) {
      changed.forEach((key, value) -> metadata.put(String.valueOf(key), value));
    }
    metadata.put("uid", known.uid());
    metadata.put("resourceVersion", known.resourceVersion());
    return patch.with(METADATA, StringMap.copyOf(metadata));
  }
}
