package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.value.GoQuoting;

/**
 * One field that an applier wants to change while another manager owns it.
 *
 * @param apiVersion the version in which the other manager wrote
 * @param subresource the sub-resource through which it wrote; empty for the object itself
 */
public record ApplyConflict(
    String manager, Operation operation, String apiVersion, String subresource, FieldPath path) {

  /** What a cause in the answer says, such as {@code conflict with "kubectl" using apps/v1}. */
  public String message() {
    return "conflict with " + managerText();
  }

  /** What a cause in the answer names as its field, such as {@code .spec.replicas}. */
  public String field() {
    return path.toString();
  }

  /** The version is told of updaters only: an applier is the same in all versions. */
  String managerText() {
    String text = GoQuoting.quote(manager);
    if (!subresource.isEmpty()) {
      text += " with subresource " + GoQuoting.quote(subresource);
    }
    return operation == Operation.UPDATE ? text + " using " + apiVersion : text;
  }

  Owner owner() {
    return new Owner(manager, operation, apiVersion, subresource);
  }
}
