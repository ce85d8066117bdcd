package dev.navarch.api.extensions.v1beta1;

import dev.navarch.api.conversion.RollbackRevision;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import java.util.OptionalLong;

/** The rollback request of a deployment, an annotation in the newest version. */
final class DeploymentConversions {
  private DeploymentConversions() {}

  @ConversionFunction(partial = "metadata")
  static dev.navarch.api.apps.v1.Deployment toHub(
      Deployment in, dev.navarch.api.apps.v1.Deployment out) {
    RollbackConfig rollbackTo = in.spec().rollbackTo();
    Long revision = rollbackTo == null ? null : rollbackTo.revision();
    return out.toBuilder().metadata(RollbackRevision.toHub(in.metadata(), revision)).build();
  }

  @ConversionFunction(partial = "metadata")
  static Deployment fromHub(dev.navarch.api.apps.v1.Deployment in, Deployment out) {
    OptionalLong revision = RollbackRevision.read(in.metadata());
    DeploymentBuilder deployment =
        out.toBuilder().metadata(RollbackRevision.fromHub(in.metadata()));
    if (revision.isPresent()) {
      deployment.spec(spec -> spec.rollbackTo(new RollbackConfig(revision.getAsLong())));
    }
    return deployment.build();
  }

  /** Passes over the rollback request, which only the deployment as a whole has a place for. */
  @ConversionFunction(partial = "rollbackTo")
  static dev.navarch.api.apps.v1.DeploymentSpec toHub(
      DeploymentSpec in, dev.navarch.api.apps.v1.DeploymentSpec out) {
    return out;
  }
}
