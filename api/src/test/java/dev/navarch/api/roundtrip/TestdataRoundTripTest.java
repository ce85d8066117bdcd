package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.WatchEvent;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.Decoded;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import dev.navarch.apimachinery.yaml.YamlReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Objects that Kubernetes wrote, byte for byte. Where the folder is absent, {@link
 * FilledRoundTripTest} stands alone.
 */
class TestdataRoundTripTest {
  /**
   * Objects that Kubernetes 1.20 wrote and 1.36 does not know any more. Since then {@code
   * creationTimestamp} is left out where it was null, and managed fields have a {@code
   * subresource}: the values are the same, the bytes are not.
   */
  private static final Set<String> WRITTEN_BY_1_20 =
      Set.of(
          "autoscaling.v2beta1.HorizontalPodAutoscaler",
          "autoscaling.v2beta2.HorizontalPodAutoscaler",
          "batch.v1beta1.JobTemplate",
          "batch.v2alpha1.CronJob",
          "batch.v2alpha1.JobTemplate",
          "core.v1.EphemeralContainers",
          "extensions.v1beta1.PodSecurityPolicy",
          "policy.v1beta1.PodSecurityPolicy",
          "scheduling.k8s.io.v1alpha1.PriorityClass");

  /** An event is not an object: it says nothing of its kind. */
  private static final String WATCH_EVENT = "core.v1.WatchEvent";

  private static final Scheme SCHEME = AllTypes.scheme();
  private static final CodecFactory CODECS = new CodecFactory(SCHEME);

  @BeforeAll
  static void requiresTheFolder() {
    Assumptions.assumeFalse(Testdata.names().isEmpty(), "there is no folder of test data");
  }

  static List<String> names() {
    List<String> names = new ArrayList<>(Testdata.names());
    names.remove(WATCH_EVENT);
    return names.isEmpty() ? List.of("(none)") : names;
  }

  private static Serializer serializer(String mediaType) {
    return CODECS.serializer(mediaType).orElseThrow();
  }

  private static Decoded decodeJson(String name) {
    return serializer(MediaTypes.JSON).decode(Testdata.read(name, "json"), null, true);
  }

  private static String compact(byte[] json) {
    StringBuilder compact = new StringBuilder();
    boolean quoted = false;
    String text = new String(json, StandardCharsets.UTF_8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted || !Character.isWhitespace(c)) {
        compact.append(c);
      }
      if (quoted && c == '\\') {
        compact.append(text.charAt(++i));
      } else if (c == '"') {
        quoted = !quoted;
      }
    }
    return compact.toString();
  }

  @Test
  void thereAreAsManyObjectsAsExpected() {
    assertThat(Testdata.names()).hasSizeGreaterThan(150);
  }

  @ParameterizedTest
  @MethodSource("names")
  void jsonHasNoUnknownFieldsAndComesBackInTheSameOrder(String name) {
    Decoded decoded = decodeJson(name);

    String written =
        new String(serializer(MediaTypes.JSON).encode(decoded.object()), StandardCharsets.UTF_8);

    assertThat(decoded.strictErrors()).isEmpty();
    String expected = compact(Testdata.read(name, "json"));
    if (WRITTEN_BY_1_20.contains(name)) {
      expected = expected.replace("\"creationTimestamp\":null,", "");
    }
    assertThat(written).isEqualTo(expected + "\n");
  }

  @ParameterizedTest
  @MethodSource("names")
  void protobufComesBackIdentical(String name) {
    byte[] given = Testdata.read(name, "pb");

    ApiObject object = serializer(MediaTypes.PROTOBUF).decode(given);
    byte[] written = serializer(MediaTypes.PROTOBUF).encode(object);

    if (WRITTEN_BY_1_20.contains(name)) {
      assertThat(serializer(MediaTypes.PROTOBUF).decode(written)).isEqualTo(object);
    } else {
      assertThat(written).isEqualTo(given);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void jsonBecomesTheGivenProtobuf(String name) {
    ApiObject fromJson = decodeJson(name).object();

    if (WRITTEN_BY_1_20.contains(name)) {
      assertThat(fromJson)
          .isEqualTo(serializer(MediaTypes.PROTOBUF).decode(Testdata.read(name, "pb")));
    } else {
      assertThat(serializer(MediaTypes.PROTOBUF).encode(fromJson))
          .isEqualTo(Testdata.read(name, "pb"));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void yamlIsTheSameObjectAsJson(String name) {
    ApiObject fromYaml = serializer(MediaTypes.YAML).decode(Testdata.read(name, "yaml"));

    assertThat(fromYaml).isEqualTo(decodeJson(name).object());
    assertThat(YamlReader.parse(Testdata.read(name, "yaml")))
        .isEqualTo(JsonTree.parse(Testdata.read(name, "json")));
  }

  @Test
  void watchEventsComeBackInBothFormats() {
    WatchEventCodec json = new WatchEventCodec(serializer(MediaTypes.JSON));
    WatchEventCodec protobuf = new WatchEventCodec(serializer(MediaTypes.PROTOBUF));
    WatchEvent event = json.decode(Testdata.read(WATCH_EVENT, "json"));

    String written =
        new String(
            json.encode(event.type(), event.object().raw().unsafeArray()), StandardCharsets.UTF_8);
    byte[] message = protobuf.encode(event.type(), event.object().raw().unsafeArray());

    assertThat(written).isEqualTo(compact(Testdata.read(WATCH_EVENT, "json")) + "\n");
    assertThat(protobuf.decode(message)).isEqualTo(event);
    assertThat(Testdata.read(WATCH_EVENT, "pb")).containsSequence(message);
  }

  @ParameterizedTest
  @MethodSource("names")
  void deepCopiesAreEqual(String name) {
    ApiObject object = decodeJson(name).object();

    ApiObject copy = object.deepCopyObject();

    assertThat(copy).isEqualTo(object).isNotSameAs(object);
  }

  /** Objects whose way to the hub and back changes something in Kubernetes too, and what. */
  private static final Map<String, String> LOSSY =
      Map.of(
          "apps.v1beta1.Scale", "a target selector that is no equality drops the label map",
          "apps.v1beta2.Scale", "a target selector that is no equality drops the label map",
          "extensions.v1beta1.Scale", "a target selector that is no equality drops the label map",
          "apps.v1beta1.StatefulSet", "claim templates gain their kind",
          "apps.v1beta2.StatefulSet", "claim templates gain their kind",
          "autoscaling.v1.HorizontalPodAutoscaler", "metrics move into an annotation",
          "discovery.k8s.io.v1beta1.EndpointSlice", "the topology gains the host name",
          "rbac.authorization.k8s.io.v1alpha1.ClusterRoleBinding", "a subject of no known kind",
          "rbac.authorization.k8s.io.v1alpha1.RoleBinding", "a subject of no known kind");

  @ParameterizedTest
  @MethodSource("names")
  void theHubAndBackIsTheSameObject(String name) {
    Decoded decoded = decodeJson(name);
    boolean unversioned =
        SCHEME.isUnversioned(decoded.object().getClass()).orElse(true)
            || decoded.object().getClass().getPackageName().contains("apimachinery");
    Assumptions.assumeFalse(unversioned, "it has one version only");

    ApiObject hub = SCHEME.convertToVersion(decoded.object(), GroupVersioner.internal());
    ApiObject back = SCHEME.convertToVersion(hub, GroupVersioner.of(decoded.kind().groupVersion()));

    assertThat(hub.typeMeta().kind()).isEmpty();
    if (LOSSY.containsKey(name)) {
      ApiObject again =
          SCHEME.convertToVersion(
              SCHEME.convertToVersion(back, GroupVersioner.internal()),
              GroupVersioner.of(decoded.kind().groupVersion()));
      assertThat(back).as(LOSSY.get(name)).isNotEqualTo(decoded.object());
      assertThat(again).as("once is enough").isEqualTo(back);
    } else {
      assertThat(back).isEqualTo(decoded.object());
    }
  }
}
