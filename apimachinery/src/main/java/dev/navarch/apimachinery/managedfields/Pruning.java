package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.managedfields.Ownership.Share;
import dev.navarch.apimachinery.managedfields.Versions.Versioned;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Takes out of a merged object what an applier set before and no longer mentions, unless somebody
 * else owns it.
 *
 * <p>It works in three steps. First everything goes that the applier had, with all that is inside
 * it. That is too much: such a field may hold others' fields. So, version by version, what is owned
 * by anyone comes back. Last, what nobody owns comes back as well unless the applier had exactly
 * that.
 */
final class Pruning {
  private final Versions versions;

  Pruning(Versions versions) {
    this.versions = versions;
  }

  /**
   * Prunes an object.
   *
   * @param merged the live object with the configuration over it
   * @param ownership all owners, the applier with its new fields
   * @param last what the applier had before
   */
  Versioned prune(Versioned merged, Ownership ownership, @Nullable Share last) {
    if (last == null || last.fields().isEmpty()) {
      return merged;
    }
    Versioned whole = versions.convert(merged, last.apiVersion()).orElse(null);
    if (whole == null) {
      return merged;
    }
    FieldSet had = versions.named(last.fields(), last.apiVersion());
    Versioned bare = addBackOwned(whole, versions.remove(whole, had), ownership);
    Versioned pruned = addBackUnowned(whole, bare, had);
    return versions.convert(pruned, merged.apiVersion()).orElse(merged);
  }

  private Versioned addBackOwned(Versioned whole, Versioned bare, Ownership ownership) {
    SequencedMap<String, FieldSet> owned = new LinkedHashMap<>();
    for (Share share : ownership.shares().values()) {
      owned.merge(share.apiVersion(), share.fields(), FieldSet::union);
    }
    // The version at hand comes first: others may need fields for their conversion that it brings
    // back.
    FieldSet atHand = owned.remove(whole.apiVersion());
    if (atHand != null) {
      owned.putFirst(whole.apiVersion(), atHand);
    }
    Versioned result = bare;
    for (Map.Entry<String, FieldSet> entry : owned.entrySet()) {
      String apiVersion = entry.getKey();
      Optional<Versioned> all = versions.convert(whole, apiVersion);
      Optional<Versioned> left = versions.convert(result, apiVersion);
      if (all.isPresent() && left.isPresent()) {
        FieldSet kept =
            versions.namedFieldsOf(left.get()).union(versions.named(entry.getValue(), apiVersion));
        FieldSet gone = versions.namedFieldsOf(all.get()).difference(kept);
        result = versions.remove(all.get(), gone);
      }
    }
    return result;
  }

  private Versioned addBackUnowned(Versioned whole, Versioned bare, FieldSet had) {
    Versioned left = versions.convert(bare, whole.apiVersion()).orElse(null);
    if (left == null) {
      return whole;
    }
    FieldSet gone = versions.namedFieldsOf(whole).difference(versions.namedFieldsOf(left));
    return versions.remove(whole, gone.intersection(had));
  }
}
