package dev.navarch.registry.core.node;

import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.NodeSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Writes of nodes. A node says how it is when it registers, so a new one keeps its status. */
public final class NodeStrategy extends TraitStrategy<Node> {
  public NodeStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public Node prepareForCreate(RequestContext context, Node object) {
    return ranged(object);
  }

  @Override
  public Node prepareForUpdate(RequestContext context, Node object, Node old) {
    return super.prepareForUpdate(context, ranged(object), old);
  }

  /** The range that old clients know is the first of all. */
  private static Node ranged(Node node) {
    NodeSpec spec = node.spec();
    List<String> all = spec.podCIDRs();
    String one = spec.podCIDR();
    if (one.isEmpty() && !all.isEmpty()) {
      return node.toBuilder().spec(spec.toBuilder().podCIDR(all.getFirst()).build()).build();
    }
    if (!one.isEmpty() && (all.isEmpty() || !all.getFirst().equals(one))) {
      return node.toBuilder().spec(spec.toBuilder().podCIDRs(List.of(one)).build()).build();
    }
    return node;
  }

  @Override
  public List<FieldError> validate(RequestContext context, Node object) {
    return NodeValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Node object, Node old) {
    return NodeValidation.update(object, old);
  }

  @Override
  public List<String> warnings(RequestContext context, Node object) {
    List<String> warnings = new ArrayList<>(0);
    if (object.spec().configSource() != null) {
      warnings.add("spec.configSource: the feature is removed");
    }
    if (!object.spec().externalID().isEmpty()) {
      warnings.add("spec.externalID: this field is deprecated, and is unused by Kubernetes");
    }
    return warnings;
  }
}
