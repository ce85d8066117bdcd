package dev.navarch.registry.storage.csinode;

import dev.navarch.api.storage.v1.CSINode;
import dev.navarch.api.storage.v1.CSINodeDriver;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.DriverNameValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is wrong with lists of the storage drivers on a node. */
public final class CsiNodeValidation {
  private static final FieldPath DRIVERS = FieldPath.of("spec", "drivers");
  private static final int MAX_NODE_ID = 192;

  private CsiNodeValidation() {}

  public static List<FieldError> create(CSINode node) {
    List<FieldError> errors = new ArrayList<>(0);
    Set<String> names = new HashSet<>();
    List<CSINodeDriver> drivers = node.spec().drivers();
    for (int i = 0; i < drivers.size(); i++) {
      driver(drivers.get(i), DRIVERS.index(i), errors);
      if (!names.add(drivers.get(i).name())) {
        errors.add(FieldError.duplicate(DRIVERS.index(i).child("name"), drivers.get(i).name()));
      }
    }
    return errors;
  }

  private static void driver(CSINodeDriver driver, FieldPath path, List<FieldError> errors) {
    DriverNameValidation.check(driver.name(), path.child("name"), errors);
    NameValidation.required(driver.nodeID(), path.child("nodeID"), errors);
    if (TextSyntax.utf8Length(driver.nodeID()) > MAX_NODE_ID) {
      errors.add(
          FieldError.invalid(
              path.child("nodeID"),
              driver.nodeID(),
              "must be %d characters or less".formatted(MAX_NODE_ID)));
    }
    if (driver.allocatable() != null) {
      NumberValidation.nonNegative(
          driver.allocatable().count(), path.child("allocatable", "count"), errors);
    }
    Set<String> keys = new HashSet<>();
    for (String key : driver.topologyKeys()) {
      if (!keys.add(key)) {
        errors.add(FieldError.duplicate(path.child("topologyKeys"), key));
      }
      NameValidation.qualifiedName(key, path.child("topologyKeys"), errors);
    }
  }

  /** Drivers come and go; one that stays stays as it is, apart from how much it can take. */
  public static List<FieldError> update(CSINode node, CSINode old) {
    List<FieldError> errors = new ArrayList<>(create(node));
    for (CSINodeDriver before : old.spec().drivers()) {
      for (CSINodeDriver now : node.spec().drivers()) {
        boolean changed =
            now.name().equals(before.name())
                && !now.toBuilder().allocatable(before.allocatable()).build().equals(before);
        if (changed) {
          errors.add(FieldError.invalid(DRIVERS, InternalForm.shown(now), Immutability.MESSAGE));
        }
      }
    }
    return errors;
  }
}
