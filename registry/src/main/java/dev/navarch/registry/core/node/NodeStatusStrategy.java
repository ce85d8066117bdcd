package dev.navarch.registry.core.node;

import dev.navarch.api.core.v1.Node;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of a node's status: by what runs on the node. */
public final class NodeStatusStrategy extends StatusStrategy<Node> {
  public NodeStatusStrategy(Strategy<Node> main) {
    super(main, TypeDescriptor.of(Node.class));
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Node object, Node old) {
    return NodeValidation.updateStatus(object, old);
  }
}
