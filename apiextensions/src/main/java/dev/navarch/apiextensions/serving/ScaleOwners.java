package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.managedfields.ManagedFields;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who owns the replicas: of an object, and of its scale, where the same field has another path and
 * another version.
 */
final class ScaleOwners {
  private static final String SCALE_VERSION = "autoscaling/v1";
  private static final FieldPath IN_SCALE = FieldPath.ofFields("spec", "replicas");

  private final String apiVersion;
  private final FieldPath replicas;
  private final Map<String, Optional<FieldPath>> byVersion;

  /**
   * Creates the mapping of one version.
   *
   * @param apiVersion the version that the scale is written through
   * @param replicas the path of the replicas in that version
   * @param byVersion the same for all versions; empty for one without a scale
   */
  ScaleOwners(String apiVersion, FieldPath replicas, Map<String, Optional<FieldPath>> byVersion) {
    this.apiVersion = apiVersion;
    this.replicas = replicas;
    this.byVersion = Map.copyOf(byVersion);
  }

  /** What makes an entry the same as another. The version does not count for those who apply. */
  private record Id(String manager, Operation operation, String apiVersion, String subresource) {
    static Id of(ManagedFields fields) {
      return new Id(
          fields.manager(),
          fields.operation(),
          fields.operation() == Operation.APPLY ? "" : fields.apiVersion(),
          fields.subresource());
    }
  }

  /** The entries of an object's scale: those who own the replicas. */
  List<ManagedFieldsEntry> ofScale(List<ManagedFieldsEntry> object) {
    List<ManagedFields> owners = new ArrayList<>();
    for (ManagedFields fields : ManagedEntries.read(object)) {
      if (has(fields)) {
        owners.add(
            new ManagedFields(
                fields.manager(),
                fields.operation(),
                SCALE_VERSION,
                fields.time(),
                fields.subresource(),
                FieldSet.of(IN_SCALE)));
      }
    }
    return ManagedEntries.write(owners);
  }

  private boolean has(ManagedFields fields) {
    Optional<FieldPath> path = byVersion.getOrDefault(fields.apiVersion(), Optional.empty());
    return path.isPresent() && fields.fields().has(path.get());
  }

  /** The entries of an object after its scale was written. */
  List<ManagedFieldsEntry> ofObject(
      List<ManagedFieldsEntry> before, List<ManagedFieldsEntry> scale) {
    Map<Id, ManagedFields> owners = new HashMap<>();
    ManagedEntries.read(scale).forEach(fields -> owners.put(Id.of(fields), fields));
    Map<Id, ManagedFields> known = new HashMap<>();
    List<ManagedFields> result = new ArrayList<>();
    for (ManagedFields fields : ManagedEntries.read(before)) {
      known.put(Id.of(fields), fields);
      if (!byVersion.containsKey(fields.apiVersion())) {
        continue;
      }
      if (!has(fields) || owners.remove(Id.of(fields)) != null) {
        result.add(fields);
        continue;
      }
      FieldSet rest =
          fields.fields().difference(FieldSet.of(byVersion.get(fields.apiVersion()).orElseThrow()));
      if (!rest.isEmpty()) {
        result.add(with(fields, rest));
      }
    }
    owners.forEach((id, fields) -> {
      if (fields.fields().has(IN_SCALE)) {
        ManagedFields same = known.get(id);
        result.add(
            new ManagedFields(
                fields.manager(),
                fields.operation(),
                apiVersion,
                same == null ? null : same.time(),
                fields.subresource(),
                FieldSet.of(replicas)));
      }
    });
    return ManagedEntries.write(result);
  }

  private static ManagedFields with(ManagedFields fields, FieldSet others) {
    return new ManagedFields(
        fields.manager(),
        fields.operation(),
        fields.apiVersion(),
        fields.time(),
        fields.subresource(),
        others);
  }
}
