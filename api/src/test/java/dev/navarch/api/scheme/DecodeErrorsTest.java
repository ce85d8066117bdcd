package dev.navarch.api.scheme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.Decoded;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Kubernetes answers to documents it cannot read, word for word as far as types go. */
class DecodeErrorsTest {
  private static final CodecFactory CODECS = new CodecFactory(AllTypes.scheme());

  private static Decoded decode(String mediaType, String text, boolean strict) {
    Serializer serializer = CODECS.serializer(mediaType).orElseThrow();
    return serializer.decode(text.getBytes(StandardCharsets.UTF_8), null, strict);
  }

  private static String document(String apiVersion, String kind, String fields) {
    return "{\"apiVersion\":\"%s\",\"kind\":\"%s\",%s}".formatted(apiVersion, kind, fields);
  }

  private static void assertMismatch(String document, String words) {
    assertThatThrownBy(() -> decode(MediaTypes.JSON, document, false))
        .isInstanceOf(DecodeException.class)
        .hasMessage("json: cannot unmarshal " + words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"data\":{\"a\":1} | number into Go struct field ConfigMap.data of type string",
        "\"data\":[1] | array into Go struct field ConfigMap.data of type map[string]string",
        "\"data\":\"x\" | string into Go struct field ConfigMap.data of type map[string]string",
        "\"immutable\":\"yes\" | string into Go struct field ConfigMap.immutable of type bool",
        "\"immutable\":1 | number into Go struct field ConfigMap.immutable of type bool",
        "\"binaryData\":{\"a\":5} | number into Go struct field ConfigMap.binaryData of type"
            + " []uint8",
        "\"metadata\":{\"name\":5} | number into Go struct field ObjectMeta.metadata.name of type"
            + " string",
        "\"metadata\":{\"labels\":{\"a\":1}} | number into Go struct field"
            + " ObjectMeta.metadata.labels of type string",
        "\"metadata\":{\"labels\":[\"a\"]} | array into Go struct field ObjectMeta.metadata.labels"
            + " of type map[string]string",
        "\"metadata\":\"x\" | string into Go struct field ConfigMap.metadata of type v1.ObjectMeta",
        "\"metadata\":{\"deletionGracePeriodSeconds\":\"x\"} | string into Go struct field"
            + " ObjectMeta.metadata.deletionGracePeriodSeconds of type int64",
        "\"metadata\":{\"ownerReferences\":{}} | object into Go struct field"
            + " ObjectMeta.metadata.ownerReferences of type []v1.OwnerReference",
        "\"metadata\":{\"generation\":1.5} | number 1.5 into Go struct field"
            + " ObjectMeta.metadata.generation of type int64"
      })
  void aConfigMapWithAWrongType(String fields, String words) {
    assertMismatch(document("v1", "ConfigMap", fields), words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"replicas\":\"3\" | string into Go struct field DeploymentSpec.spec.replicas of type"
            + " int32",
        "\"replicas\":1.5 | number 1.5 into Go struct field DeploymentSpec.spec.replicas of type"
            + " int32",
        "\"replicas\":3000000000 | number 3000000000 into Go struct field"
            + " DeploymentSpec.spec.replicas of type int32",
        "\"template\":{\"spec\":{\"containers\":{}}} | object into Go struct field"
            + " PodSpec.spec.template.spec.containers of type []v1.Container",
        "\"template\":{\"spec\":{\"containers\":[{\"ports\":[{\"containerPort\":\"80\"}]}]}} |"
            + " string into Go struct field"
            + " ContainerPort.spec.template.spec.containers.ports.containerPort of type int32",
        "\"template\":{\"spec\":{\"containers\":[{\"livenessProbe\":{\"httpGet\":{\"port\":{}}}}]}}"
            + " | object into Go struct field"
            + " HTTPGetAction.spec.template.spec.containers.livenessProbe.ProbeHandler.httpGet.port"
            + " of type int32",
        "\"progressDeadlineSeconds\":\"x\" | string into Go struct field"
            + " DeploymentSpec.spec.progressDeadlineSeconds of type int32"
      })
  void aDeploymentWithAWrongType(String spec, String words) {
    assertMismatch(document("apps/v1", "Deployment", "\"spec\":{" + spec + "}"), words);
  }

  @Test
  void aSecretWithANumberForAText() {
    assertMismatch(
        document("v1", "Secret", "\"stringData\":{\"a\":1}"),
        "number into Go struct field Secret.stringData of type string");
  }

  @ParameterizedTest
  @CsvSource({"a: 1, number", "a: yes, bool", "a: 1.5, number", "a: [], array"})
  void yamlIsAnsweredInTheWordsOfJson(String entry, String found) {
    String yaml = "apiVersion: v1\nkind: ConfigMap\ndata:\n  " + entry + "\n";

    assertThatThrownBy(() -> decode(MediaTypes.YAML, yaml, false))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("json: cannot unmarshal " + found)
        .hasMessageEndingWith(" into Go struct field ConfigMap.data of type string");
  }

  @Test
  void valuesThatCannotBeParsedSayWhy() {
    assertThatThrownBy(() ->
            decode(
                MediaTypes.JSON,
                document("v1", "ConfigMap", "\"binaryData\":{\"a\":\"***\"}"),
                false))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("illegal base64 data at input byte 0");
    assertThatThrownBy(() ->
            decode(
                MediaTypes.JSON,
                document("v1", "ConfigMap", "\"metadata\":{\"creationTimestamp\":\"yesterday\"}"),
                false))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith(
            "parsing time \"yesterday\" as \"2006-01-02T15:04:05Z07:00\": cannot parse"
                + " \"yesterday\" as \"2006\"");
    assertThatThrownBy(() ->
            decode(
                MediaTypes.JSON,
                document("v1", "ResourceQuota", "\"spec\":{\"hard\":{\"cpu\":\"abc\"}}"),
                false))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith(
            "quantities must match the regular expression"
                + " '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'");
  }

  // ---- strict decoding

  @Test
  void unknownFieldsAreNamedByTheirPathsAtEveryDepth() {
    String json =
        document(
            "apps/v1",
            "Deployment",
            """
            "spec": {"Replicas": 2, "unknown1": 1, "template": {"spec": {
              "containers": [{"name": "c", "zzz": 1, "ports": [{"containerPort": 1, "foo": 2}]}],
              "yyy": []}}}\
            """);

    Decoded decoded = decode(MediaTypes.JSON, json, true);

    assertThatThrownBy(decoded::orThrow)
        .isInstanceOf(DecodeException.class)
        .hasMessage(
            "strict decoding error: unknown field \"spec.Replicas\", unknown field"
                + " \"spec.unknown1\", unknown field \"spec.template.spec.containers[0].zzz\","
                + " unknown field \"spec.template.spec.containers[0].ports[0].foo\", unknown field"
                + " \"spec.template.spec.yyy\"");
    assertThat(decode(MediaTypes.JSON, json, false).strictErrors()).isEmpty();
  }

  @Test
  void duplicateFieldsAndKeysAreNamed() {
    String json =
        document(
            "v1",
            "ConfigMap",
            """
            "metadata": {"name": "d", "name": "d"}, "data": {"a": "1", "a": "2"},
            "immutable": false, "immutable": true\
            """);

    assertThatThrownBy(() -> decode(MediaTypes.JSON, json, true).orThrow())
        .isInstanceOf(DecodeException.class)
        .hasMessage(
            "strict decoding error: duplicate field \"metadata.name\", duplicate field \"data.a\","
                + " duplicate field \"immutable\"");
  }

  @Test
  void duplicatesAndUnknownFieldsOfADeploymentAreNamedTogether() {
    String json =
        document(
            "apps/v1",
            "Deployment",
            """
            "bogus": 1, "spec": {"replicas": 1, "replicas": 2,
              "selector": {"matchLabels": {"a": "b", "a": "c"}},
              "template": {"spec": {"volumes": [{}, {"emptyDir": {"medium": "", "x": 1}}]}}}\
            """);

    assertThat(decode(MediaTypes.JSON, json, true).strictErrors())
        .containsExactly(
            "unknown field \"bogus\"",
            "duplicate field \"spec.replicas\"",
            "duplicate field \"spec.selector.matchLabels.a\"",
            "unknown field \"spec.template.spec.volumes[1].emptyDir.x\"");
  }

  // ---- documents that do not say what they are

  @ParameterizedTest
  @ValueSource(strings = {"{\"apiVersion\":\"v1\"}", "{}", "{\"apiVersion\":\"v1\",\"kind\":\"\"}"})
  void aMissingKindIsNamed(String json) {
    assertThatThrownBy(() -> decode(MediaTypes.JSON, json, false))
        .isInstanceOf(DecodeException.class)
        .hasMessage("Object 'Kind' is missing in '" + json + "'");
  }

  @Test
  void aMissingVersionIsNamed() {
    assertThatThrownBy(() -> decode(MediaTypes.JSON, "{\"kind\":\"Pod\"}", false))
        .isInstanceOf(DecodeException.class)
        .hasMessage("Object 'apiVersion' is missing in '{\"kind\":\"Pod\"}'");
    assertThatThrownBy(() -> decode(MediaTypes.YAML, "kind: Pod", false))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("Object 'apiVersion' is missing in '");
  }

  @ParameterizedTest
  @CsvSource({"v1, Nosuch", "v2, ConfigMap", "apps/v1, ConfigMap", "v1, configmap"})
  void aKindThatDoesNotExistIsNamed(String apiVersion, String kind) {
    assertThatThrownBy(() -> decode(MediaTypes.JSON, document(apiVersion, kind, "\"x\":1"), false))
        .isInstanceOf(NotRegisteredException.class)
        .hasMessage(
            "no kind \"%s\" is registered for version \"%s\" in scheme \"navarch\""
                .formatted(kind, apiVersion));
  }
}
