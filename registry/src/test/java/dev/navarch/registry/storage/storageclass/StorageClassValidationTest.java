package dev.navarch.registry.storage.storageclass;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class StorageClassValidationTest {
  private static StorageClass storage(String fields) {
    return Received.object(
        StorageClass.class,
        "{apiVersion: storage.k8s.io/v1, kind: StorageClass, metadata: {name: x}, " + fields + "}");
  }

  private static List<String> created(String fields) {
    return texts(StorageClassValidation.create(storage(fields)));
  }

  @Test
  void classesHaveAProvisioner() {
    assertThat(created("provisioner: EX.com/a")).isEmpty();
    assertThat(created("parameters: {}")).containsExactly("provisioner: Required value");
  }

  @Test
  void modesAndPoliciesAreKnown() {
    assertThat(created("provisioner: a, reclaimPolicy: Recycle, volumeBindingMode: X"))
        .containsExactly(
            "reclaimPolicy: Unsupported value: \"Recycle\": supported values: \"Delete\","
                + " \"Retain\"",
            "volumeBindingMode: Unsupported value: \"X\": supported values: \"Immediate\","
                + " \"WaitForFirstConsumer\"");
  }

  @Test
  void placesAreToldOnce() {
    String place = "{matchLabelExpressions: [{key: zone, values: [a, b]}]}";

    assertThat(created("provisioner: a, allowedTopologies: [" + place + ", " + place + "]"))
        .containsExactly("allowedTopologies[1].matchLabelExpressions: Duplicate value: \"\"");
    assertThat(
            created(
                "provisioner: a, allowedTopologies: [{matchLabelExpressions: [{key: zone, values:"
                    + " [a, a]}, {key: zone, values: []}]}]"))
        .containsExactly(
            "allowedTopologies[0].matchLabelExpressions[0].values[1]: Duplicate value: \"a\"",
            "allowedTopologies[0].matchLabelExpressions[1].values: Required value",
            "allowedTopologies[0].matchLabelExpressions[1].key: Duplicate value: \"zone\"");
  }

  @Test
  void whatVolumesWereMadeWithIsImmutable() {
    assertThat(
            texts(
                StorageClassValidation.update(
                    storage(
                        "provisioner: b, parameters: {a: b}, reclaimPolicy: Retain,"
                            + " volumeBindingMode: WaitForFirstConsumer"),
                    storage("provisioner: a"))))
        .containsExactlyInAnyOrder(
            "provisioner: Invalid value: \"b\": field is immutable",
            "parameters: Invalid value: {\"a\":\"b\"}: field is immutable",
            "reclaimPolicy: Invalid value: \"Retain\": field is immutable",
            "volumeBindingMode: Invalid value: \"WaitForFirstConsumer\": field is immutable");
    assertThat(
            StorageClassValidation.update(
                storage("provisioner: a, mountOptions: [ro], allowVolumeExpansion: true"),
                storage("provisioner: a")))
        .isEmpty();
  }
}
