package dev.navarch.registry.autoscaling.scale;

import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Carries the ownership of the number of copies between an object and its scale. Whoever owns it in
 * the object owns it in the scale; whoever takes it in the scale takes it from the object's owners.
 *
 * <p>Differs from Kubernetes: an owner that keeps the field through a write of the scale keeps it
 * in the entry it had, and not in a second one beside it.
 */
final class ScaleOwners {
  private static final String SCALE_VERSION = "autoscaling/v1";
  private static final String APPLY = "Apply";
  private static final String FIELDS_TYPE = "FieldsV1";
  private static final FieldPath REPLICAS_PATH = FieldPath.ofFields("spec", "replicas");
  private static final FieldSet REPLICAS = FieldSet.of(REPLICAS_PATH);

  private static final Comparator<ManagedFieldsEntry> ORDER =
      Comparator.comparing(ManagedFieldsEntry::operation)
          .thenComparing(
              ManagedFieldsEntry::time, Comparator.nullsFirst(Comparator.<Time>naturalOrder()))
          .thenComparing(ManagedFieldsEntry::manager)
          .thenComparing(ManagedFieldsEntry::apiVersion)
          .thenComparing(ManagedFieldsEntry::subresource);

  private final List<ManagedFieldsEntry> parents;
  private final Predicate<String> known;

  /**
   * Takes the owners of an object.
   *
   * @param known which versions the object has; entries of others are dropped
   */
  ScaleOwners(List<ManagedFieldsEntry> parents, Predicate<String> known) {
    this.parents = parents.stream().filter(entry -> known.test(entry.apiVersion())).toList();
    this.known = known;
  }

  /** Who owns the number in the scale. */
  List<ManagedFieldsEntry> ofScale() {
    List<ManagedFieldsEntry> entries = new ArrayList<>();
    for (ManagedFieldsEntry entry : parents) {
      if (owns(entry)) {
        entries.add(entry(entry, SCALE_VERSION, entry.time(), REPLICAS));
      }
    }
    return entries;
  }

  /**
   * Who owns what in the object after a write of its scale.
   *
   * @param version the one in which new owners come to own the number
   */
  List<ManagedFieldsEntry> ofParent(List<ManagedFieldsEntry> scale, String version) {
    List<ManagedFieldsEntry> takers =
        new ArrayList<>(scale.stream().filter(ScaleOwners::owns).toList());
    List<ManagedFieldsEntry> entries = new ArrayList<>();
    for (ManagedFieldsEntry entry : parents) {
      if (!owns(entry) || takers.removeIf(taker -> isSameOwner(taker, entry))) {
        entries.add(entry);
        continue;
      }
      FieldSet rest = fields(entry).map(all -> all.difference(REPLICAS)).orElse(FieldSet.EMPTY);
      if (!rest.isEmpty()) {
        entries.add(entry(entry, entry.apiVersion(), entry.time(), rest));
      }
    }
    String written = known.test(version) ? version : SCALE_VERSION;
    for (ManagedFieldsEntry taker : takers) {
      entries.add(entry(taker, written, null, REPLICAS));
    }
    entries.sort(ORDER);
    return entries;
  }

  /** An applier is the same in whichever version it applies; so is here one who updates. */
  private static boolean isSameOwner(ManagedFieldsEntry one, ManagedFieldsEntry other) {
    return one.manager().equals(other.manager())
        && isApply(one) == isApply(other)
        && one.subresource().equals(other.subresource());
  }

  private static boolean isApply(ManagedFieldsEntry entry) {
    return entry.operation().equals(APPLY);
  }

  private static boolean owns(ManagedFieldsEntry entry) {
    return fields(entry).map(all -> all.has(REPLICAS_PATH)).orElse(false);
  }

  private static Optional<FieldSet> fields(ManagedFieldsEntry entry) {
    FieldsV1 fields = entry.fieldsV1();
    if (fields == null || fields.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(FieldSet.parse(fields.raw().unsafeArray()));
    } catch (DecodeException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static ManagedFieldsEntry entry(
      ManagedFieldsEntry of, String version, @Nullable Time time, FieldSet fields) {
    return new ManagedFieldsEntry(
        of.manager(),
        of.operation(),
        version,
        time,
        FIELDS_TYPE,
        new FieldsV1(Bytes.wrap(fields.toJson())),
        of.subresource());
  }
}
