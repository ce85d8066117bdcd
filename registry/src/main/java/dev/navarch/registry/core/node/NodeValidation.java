package dev.navarch.registry.core.node;

import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.NodeAddress;
import dev.navarch.api.core.v1.NodeSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.CidrBlock;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.ResourceValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Validation of nodes, apart from their metadata. */
public final class NodeValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");

  private NodeValidation() {}

  public static List<FieldError> create(Node node) {
    List<FieldError> errors = new ArrayList<>(0);
    TaintValidation.check(node.spec().taints(), errors);
    amounts(node.status().capacity(), "capacity", errors);
    amounts(node.status().allocatable(), "allocatable", errors);
    podCidrs(ranges(node.spec()), errors);
    return errors;
  }

  public static List<FieldError> update(Node node, Node old) {
    List<FieldError> errors = new ArrayList<>(create(node));
    errors.addAll(updateStatus(node, old));
    return errors;
  }

  /** What both an update and one of the status must leave alone. */
  public static List<FieldError> updateStatus(Node node, Node old) {
    List<FieldError> errors = new ArrayList<>(0);
    uniqueAddresses(node.status().addresses(), errors);
    sameRanges(ranges(node.spec()), ranges(old.spec()), errors);
    NodeSpec spec = node.spec();
    NodeSpec before = old.spec();
    if (!before.providerID().isEmpty() && !before.providerID().equals(spec.providerID())) {
      errors.add(
          FieldError.forbidden(
              SPEC.child("providerID"),
              "node updates may not change providerID except from \"\" to valid"));
    }
    ConfigSourceValidation.check(node, errors);
    TaintValidation.check(spec.taints(), errors);
    if (!spec.externalID().equals(before.externalID())) {
      errors.add(FieldError.forbidden(SPEC.child("externalID"), "may not be updated"));
    }
    return errors;
  }

  private static void amounts(
      Map<String, Quantity> amounts, String field, List<FieldError> errors) {
    amounts.forEach((resource, amount) ->
        ResourceValidation.amount(resource, amount, STATUS.child(field, resource), errors));
  }

  /** The ranges for pods: the older field stands for the first of them, and goes before it. */
  private static List<String> ranges(NodeSpec spec) {
    boolean older =
        !spec.podCIDR().isEmpty()
            && (spec.podCIDRs().isEmpty() || !spec.podCIDRs().getFirst().equals(spec.podCIDR()));
    return older ? List.of(spec.podCIDR()) : spec.podCIDRs();
  }

  private static void podCidrs(List<String> ranges, List<FieldError> errors) {
    FieldPath path = SPEC.child("podCIDRs");
    int known = errors.size();
    for (int i = 0; i < ranges.size(); i++) {
      CidrBlock.check(ranges.get(i), path.index(i), errors);
    }
    if (ranges.size() > 1) {
      long families =
          ranges.stream()
              .map(range -> CidrBlock.parse(range).map(CidrBlock::isV6).orElse(false))
              .distinct()
              .count();
      boolean malformed = errors.size() > known;
      if (malformed || families < 2 || ranges.size() > 2) {
        errors.add(
            FieldError.invalid(
                path, ranges, "may specify no more than one CIDR for each IP family"));
      }
    }
  }

  private static void uniqueAddresses(List<NodeAddress> addresses, List<FieldError> errors) {
    Set<NodeAddress> seen = new HashSet<>();
    for (int i = 0; i < addresses.size(); i++) {
      if (!seen.add(addresses.get(i))) {
        errors.add(
            FieldError.duplicate(
                STATUS.child("addresses").index(i), InternalForm.shown(addresses.get(i))));
      }
    }
  }

  /** Ranges are given to a node once; each one that differs is reported. */
  private static void sameRanges(
      List<String> ranges, List<String> before, List<FieldError> errors) {
    if (before.isEmpty()) {
      return;
    }
    FieldError changed =
        FieldError.forbidden(
            SPEC.child("podCIDRs"),
            "node updates may not change podCIDR except from \"\" to valid");
    if (ranges.size() != before.size()) {
      errors.add(changed);
      return;
    }
    for (int i = 0; i < before.size(); i++) {
      if (!ranges.get(i).equals(before.get(i))) {
        errors.add(changed);
      }
    }
  }
}
