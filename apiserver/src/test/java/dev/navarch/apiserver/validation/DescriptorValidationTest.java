package dev.navarch.apiserver.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.storage.v1.VolumeAttachment;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.validation.FieldError;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DescriptorValidationTest {
  private static final DescriptorValidation ALL = new DescriptorValidation(Set.of(), Set.of());

  private static List<String> check(DescriptorValidation validation, MetaObject object) {
    return validation.check(object).stream().map(FieldError::toString).toList();
  }

  @Test
  void textsThatMustBeSentAreRequired() {
    assertThat(check(ALL, FlowSchema.builder().build()))
        .containsExactly("spec.priorityLevelConfiguration.name: Required value");
  }

  @Test
  void recordsThatMustBeSentAreRequired() {
    assertThat(check(ALL, Deployment.builder().build()))
        .containsExactly("spec.selector: Required value");
  }

  @Test
  void fieldsMayBeExempt() {
    DescriptorValidation lenient =
        new DescriptorValidation(Set.of(), Set.of("VolumeAttachmentSpec.nodeName"));
    VolumeAttachment nothing = VolumeAttachment.builder().build();

    assertThat(check(ALL, nothing))
        .containsExactly("spec.attacher: Required value", "spec.nodeName: Required value");
    assertThat(check(lenient, nothing)).containsExactly("spec.attacher: Required value");
  }

  @Test
  void coveredKindsArePassedOver() {
    DescriptorValidation others = new DescriptorValidation(Set.of(FlowSchema.class), Set.of());

    assertThat(check(others, FlowSchema.builder().build())).isEmpty();
    assertThat(check(others, Deployment.builder().build())).isNotEmpty();
  }

  @Test
  void closedTextsAreOneOfAFewWhereverTheyStand() {
    Pod pod =
        Pod.builder()
            .spec(s ->
                s.restartPolicy("Sometimes")
                    .containers(
                        List.of(
                            Container.builder().name("a").imagePullPolicy("Never").build(),
                            Container.builder().name("b").imagePullPolicy("X").build())))
            .build();

    assertThat(check(ALL, pod))
        .containsExactly(
            "spec.containers[1].imagePullPolicy: Unsupported value: \"X\": supported values:"
                + " \"Always\", \"IfNotPresent\", \"Never\"",
            "spec.restartPolicy: Unsupported value: \"Sometimes\": supported values: \"Always\","
                + " \"Never\", \"OnFailure\"");
  }

  @Test
  void metadataAndStatusAreNotLookedAt() {
    Pod pod = Pod.builder().status(s -> s.phase("Bogus")).build();

    assertThat(check(ALL, pod)).isEmpty();
  }
}
