package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class PodAnnotationsValidationTest {

  private static List<String> annotated(String annotations) {
    return PodDocuments.created(
        Received.object(
            Pod.class,
            "{apiVersion: v1, kind: Pod, metadata: {name: x, annotations: {"
                + annotations
                + "}}, spec: {containers: [{name: c, image: i, securityContext: {seccompProfile:"
                + " {type: Unconfined}}}]}}"));
  }

  @Test
  void theCostOfADeletionIsANumber() {
    assertThat(annotated("controller.kubernetes.io/pod-deletion-cost: '+1'"))
        .containsExactly(
            "metadata.annotations[controller.kubernetes.io/pod-deletion-cost]: Invalid value:"
                + " \"+1\": must be a 32bit integer");
    assertThat(annotated("controller.kubernetes.io/pod-deletion-cost: '-100'")).isEmpty();
  }

  @Test
  void aMirrorHasANode() {
    assertThat(annotated("kubernetes.io/config.mirror: a"))
        .containsExactly(
            "metadata.annotations[kubernetes.io/config.mirror]: Invalid value: \"a\": must set"
                + " spec.nodeName if mirror pod annotation is set");
  }

  @Test
  void profilesBelongToContainersAndAgreeWithFields() {
    assertThat(annotated("container.apparmor.security.beta.kubernetes.io/z: x"))
        .containsExactly(
            "metadata.annotations[container.apparmor.security.beta.kubernetes.io/z]: Invalid value:"
                + " \"z\": container not found",
            "metadata.annotations[container.apparmor.security.beta.kubernetes.io/z]: Invalid value:"
                + " \"x\": invalid AppArmor profile name: \"x\"");
    assertThat(annotated("container.seccomp.security.alpha.kubernetes.io/c: runtime/default"))
        .containsExactly(
            "spec.containers[0].securityContext.seccompProfile.type: Forbidden: seccomp type in"
                + " annotation and field must match");
  }
}
