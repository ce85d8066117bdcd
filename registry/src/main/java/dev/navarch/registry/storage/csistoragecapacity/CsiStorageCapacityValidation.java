package dev.navarch.registry.storage.csistoragecapacity;

import dev.navarch.api.storage.v1.CSIStorageCapacity;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.ResourceValidation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Validation of capacities of storage, apart from their metadata. */
public final class CsiStorageCapacityValidation {
  private static final FieldPath TOPOLOGY = FieldPath.of("nodeTopology");
  private static final FieldPath CLASS = FieldPath.of("storageClassName");

  private CsiStorageCapacityValidation() {}

  public static List<FieldError> create(CSIStorageCapacity capacity) {
    List<FieldError> errors = new ArrayList<>(0);
    LabelValidation.selector(capacity.nodeTopology(), TOPOLOGY, errors);
    NameValidation.dnsSubdomain(capacity.storageClassName(), CLASS, errors);
    size(capacity.capacity(), FieldPath.of("capacity"), errors);
    size(capacity.maximumVolumeSize(), FieldPath.of("maximumVolumeSize"), errors);
    return errors;
  }

  private static void size(@Nullable Quantity size, FieldPath path, List<FieldError> errors) {
    if (size != null) {
      ResourceValidation.nonNegative(size, path, errors);
    }
  }

  public static List<FieldError> update(CSIStorageCapacity capacity, CSIStorageCapacity old) {
    List<FieldError> errors = new ArrayList<>(create(capacity));
    Immutability.check(capacity.nodeTopology(), old.nodeTopology(), TOPOLOGY, errors);
    Immutability.check(capacity.storageClassName(), old.storageClassName(), CLASS, errors);
    return errors;
  }
}
