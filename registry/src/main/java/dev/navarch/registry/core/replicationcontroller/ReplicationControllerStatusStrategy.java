package dev.navarch.registry.core.replicationcontroller;

import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of how many copies a controller has. */
public final class ReplicationControllerStatusStrategy
    extends StatusStrategy<ReplicationController> {
  public ReplicationControllerStatusStrategy(Strategy<ReplicationController> main) {
    super(main, TypeDescriptor.of(ReplicationController.class));
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, ReplicationController object, ReplicationController old) {
    return ReplicationControllerValidation.statusUpdate(object, old);
  }
}
