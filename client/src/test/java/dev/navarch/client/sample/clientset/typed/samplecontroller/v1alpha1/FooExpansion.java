package dev.navarch.client.sample.clientset.typed.samplecontroller.v1alpha1;

import dev.navarch.client.rest.SubresourceVerbs;
import java.io.IOException;

/** A method that somebody adds to a generated client. */
public interface FooExpansion extends SubresourceVerbs {
  default int wantedReplicas(String name) throws IOException, InterruptedException {
    return getSubresource(name, "scale", dev.navarch.api.autoscaling.v1.Scale.class)
        .spec()
        .replicas();
  }
}
