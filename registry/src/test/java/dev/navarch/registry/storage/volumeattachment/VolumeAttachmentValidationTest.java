package dev.navarch.registry.storage.volumeattachment;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.storage.v1.VolumeAttachment;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class VolumeAttachmentValidationTest {
  private static VolumeAttachment attachment(String spec) {
    return Received.object(
        VolumeAttachment.class,
        "{apiVersion: storage.k8s.io/v1, kind: VolumeAttachment, metadata: {name: x}, spec: {"
            + spec
            + "}}");
  }

  @Test
  void attachmentsSayWhatWhereAndHow() {
    assertThat(texts(VolumeAttachmentValidation.create(attachment(""))))
        .hasSize(3)
        .startsWith(
            "spec.attacher: Required value",
            "spec.source: Required value: must specify exactly one of inlineVolumeSpec and"
                + " persistentVolumeName")
        .last()
        .asString()
        .startsWith("spec.nodeName: Invalid value: \"\": a lowercase RFC 1123 subdomain");
  }

  @Test
  void attachmentsAreImmutable() {
    VolumeAttachment one =
        attachment("attacher: d.example, nodeName: a, source: {persistentVolumeName: v}");
    VolumeAttachment other =
        attachment("attacher: d.example, nodeName: b, source: {persistentVolumeName: v}");

    assertThat(VolumeAttachmentValidation.update(one, one)).isEmpty();
    assertThat(texts(VolumeAttachmentValidation.update(other, one)))
        .singleElement()
        .asString()
        .startsWith("spec: Invalid value: {\"Attacher\":\"d.example\",")
        .endsWith(": field is immutable");
  }
}
