package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.managedfields.Ownership.Share;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Keeps the number of updaters of an object small: beyond {@link #MAX_UPDATERS} the oldest entries
 * of a version become one, whose manager is {@link #BUCKET}. Appliers are never merged.
 */
final class ManagerCap {
  static final int MAX_UPDATERS = 10;
  static final String BUCKET = "ancient-changes";

  private ManagerCap() {}

  static Ownership cap(Ownership ownership) {
    if (ownership.shares().size() <= MAX_UPDATERS) {
      return ownership;
    }
    List<Map.Entry<Owner, Share>> updaters =
        ownership.shares().entrySet().stream()
            .filter(entry -> entry.getKey().operation() == Operation.UPDATE)
            .sorted(
                Comparator.<Map.Entry<Owner, Share>>comparingLong(
                        entry -> ManagedFields.seconds(entry.getValue().time()))
                    .thenComparing(Map.Entry::getKey))
            .toList();
    int count = updaters.size();
    Ownership capped = ownership;
    Map<String, Owner> oldestOfVersion = new HashMap<>();
    for (Map.Entry<Owner, Share> updater : updaters) {
      if (count <= MAX_UPDATERS) {
        break;
      }
      String apiVersion = updater.getValue().apiVersion();
      Owner oldest = oldestOfVersion.putIfAbsent(apiVersion, updater.getKey());
      if (oldest != null) {
        capped = merge(capped, oldest, updater.getKey(), updater.getValue());
        count--;
      }
    }
    return capped;
  }

  /** Puts a share into the bucket of its version; the oldest of the version starts the bucket. */
  private static Ownership merge(Ownership ownership, Owner oldest, Owner owner, Share share) {
    Owner bucket = new Owner(BUCKET, Operation.UPDATE, share.apiVersion(), "");
    Share merged = ownership.get(bucket);
    Ownership rest = ownership;
    if (merged == null) {
      merged = ownership.get(oldest);
      rest = rest.without(oldest);
    }
    Share both =
        merged == null
            ? share
            : share.withFields(share.fields().union(merged.fields())); // the newer time counts
    return rest.without(owner).with(bucket, both);
  }
}
