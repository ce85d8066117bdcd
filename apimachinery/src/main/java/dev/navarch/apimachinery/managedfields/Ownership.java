package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** All entries of an object's managed fields, by owner. */
final class Ownership {
  private final Map<Owner, Share> shares;

  /** What one owner has: fields as paths of a version, and since when. */
  record Share(String apiVersion, FieldSet fields, @Nullable Time time) {
    Share withFields(FieldSet others) {
      return new Share(apiVersion, others, time);
    }
  }

  private Ownership(Map<Owner, Share> shares) {
    this.shares = shares;
  }

  /** Of several entries of one owner the last counts. */
  static Ownership of(List<ManagedFields> entries) {
    Map<Owner, Share> shares = new LinkedHashMap<>();
    for (ManagedFields entry : entries) {
      shares.put(Owner.of(entry), new Share(entry.apiVersion(), entry.fields(), entry.time()));
    }
    return new Ownership(shares);
  }

  /** The entries in the order in which an object holds them. */
  List<ManagedFields> toList() {
    List<ManagedFields> entries = new ArrayList<>(shares.size());
    shares.forEach((owner, share) ->
        entries.add(
            new ManagedFields(
                owner.manager(),
                owner.operation(),
                share.apiVersion(),
                share.time(),
                owner.subresource(),
                share.fields())));
    entries.sort(ManagedFields.ORDER);
    return List.copyOf(entries);
  }

  Map<Owner, Share> shares() {
    return shares;
  }

  boolean isEmpty() {
    return shares.isEmpty();
  }

  @Nullable Share get(Owner owner) {
    return shares.get(owner);
  }

  /** This with one share put in or replaced, or taken out where it has no fields. */
  Ownership with(Owner owner, Share share) {
    Map<Owner, Share> copy = new LinkedHashMap<>(shares);
    if (share.fields().isEmpty()) {
      copy.remove(owner);
    } else {
      copy.put(owner, share);
    }
    return new Ownership(copy);
  }

  Ownership without(Owner owner) {
    if (!shares.containsKey(owner)) {
      return this;
    }
    Map<Owner, Share> copy = new LinkedHashMap<>(shares);
    copy.remove(owner);
    return new Ownership(copy);
  }

  /**
   * This with each share replaced by what a function makes of it; null and shares without fields
   * go.
   */
  Ownership map(BiFunction<Owner, Share, @Nullable Share> change) {
    Map<Owner, Share> changed = new LinkedHashMap<>();
    shares.forEach((owner, share) -> {
      Share kept = change.apply(owner, share);
      if (kept != null && !kept.fields().isEmpty()) {
        changed.put(owner, kept);
      }
    });
    return new Ownership(changed);
  }

  boolean sameOwners(Ownership other) {
    return shares.keySet().equals(other.shares.keySet())
        && shares.entrySet().stream()
            .allMatch(entry -> sameFields(entry.getValue(), other.get(entry.getKey())));
  }

  private static boolean sameFields(Share share, @Nullable Share other) {
    return other != null
        && share.apiVersion().equals(other.apiVersion())
        && share.fields().equals(other.fields());
  }
}
