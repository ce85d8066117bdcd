package dev.navarch.cluster.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.serializer.StrictDecodeException;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody else's types, compiled with the class path and the processor, do all that built-in ones
 * do.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UserProjectTest {
  private static final String GROUP = "widgets.example.com";
  private static final GroupVersion V1 = new GroupVersion(GROUP, "v1");
  private static final GroupVersion ALPHA = new GroupVersion(GROUP, "v1alpha1");
  private static final String JSON = "application/json";
  private static final String YAML = "application/yaml";
  private static final String PROTOBUF = "application/vnd.kubernetes.protobuf";

  private static final String SAMPLE =
      """
      {"kind":"Widget","apiVersion":"widgets.example.com/v1",\
      "metadata":{"name":"cart","namespace":"yard","labels":{"tier":"front"}},\
      "spec":{"replicas":2,"size":"Large",\
      "parts":[{"name":"wheel","count":4,"builder":{"name":"Ada"}},{"name":"axle","count":2}],\
      "spares":{"left":{"name":"wheel","count":4,"builder":{"name":"Ada"}}},\
      "template":{"metadata":{"labels":{"app":"cart"}},\
      "spec":{"containers":[{"name":"main","image":"cart:1","resources":{}}]}},\
      "details":{"labels":{"a":"1","b":"2"},"limits":{"cpu":"1500m"},"port":"http",\
      "capacity":"2Gi","extra":{"scopes":["x","y"]},"notes":["first","second"],\
      "sizes":[7,0,-1],"factor":1.5,"seconds":5000000000,"polished":false,\
      "class":"fine","colour":"red"}},\
      "status":{"ready":1}}
      """;

  private JavaProject project;
  private JavaProject.Compiled compiled;
  private URLClassLoader loader;
  private Scheme scheme;
  private CodecFactory codecs;

  @BeforeAll
  void build(@TempDir Path folder) throws Exception {
    project = JavaProject.in(folder).with(WidgetSources.all());
    compiled = project.compile();
    assertThat(compiled.errors()).isEmpty();
    loader =
        new URLClassLoader(
            new URL[] {project.classes().toUri().toURL()}, getClass().getClassLoader());
    scheme = (Scheme) workshop("scheme");
    codecs = new CodecFactory(scheme);
  }

  @AfterAll
  void close() throws IOException {
    loader.close();
  }

  private Object workshop(String method) throws ReflectiveOperationException {
    return loader.loadClass("com.example.widgets.Workshop").getMethod(method).invoke(null);
  }

  private ApiObject sample() throws ReflectiveOperationException {
    return (ApiObject) workshop("sample");
  }

  private Serializer serializer(String mediaType) {
    return codecs.serializer(mediaType).orElseThrow();
  }

  private ApiObject read(String json) {
    return serializer(JSON).decode(json.getBytes(StandardCharsets.UTF_8));
  }

  private String write(ApiObject object) {
    return new String(serializer(JSON).encode(object), StandardCharsets.UTF_8);
  }

  @Test
  void compilesWithoutWarnings() {
    assertThat(compiled.succeeded()).isTrue();
    assertThat(compiled.findings()).isEmpty();
  }

  @Test
  void registersItsKindsAndTheHub() throws Exception {
    assertThat(scheme.knownTypes(V1)).containsOnlyKeys("Widget", "WidgetList");
    assertThat(scheme.knownTypes(ALPHA)).containsOnlyKeys("Widget", "WidgetList");
    assertThat(scheme.prioritizedVersions(GROUP)).containsExactly(V1, ALPHA);
    assertThat(scheme.type(new GroupVersionKind(GROUP, "__internal", "Widget")))
        .isSameAs(loader.loadClass("com.example.widgets.v1.Widget"));
  }

  @Test
  void buildsWithNestedLambdas() throws Exception {
    assertThat(write(sample())).isEqualTo(SAMPLE);
  }

  @Test
  void aBuilderStartsFromAValueAndLeavesItAlone() throws Exception {
    ApiObject sample = sample();

    Object repaired =
        loader
            .loadClass("com.example.widgets.Workshop")
            .getMethod("repaired", sample.getClass())
            .invoke(null, sample);

    assertThat(write((ApiObject) repaired)).doesNotContain("parts").contains("\"replicas\":2");
    assertThat(write(sample)).isEqualTo(SAMPLE);
  }

  @Test
  void survivesJson() throws Exception {
    assertThat(read(SAMPLE)).isEqualTo(sample());
  }

  @Test
  void survivesYaml() throws Exception {
    byte[] yaml = serializer(YAML).encode(sample());

    assertThat(new String(yaml, StandardCharsets.UTF_8))
        .startsWith("apiVersion: widgets.example.com/v1\nkind: Widget\n")
        .contains("    port: http\n", "    seconds: 5000000000\n");
    assertThat(serializer(YAML).decode(yaml)).isEqualTo(sample());
  }

  @Test
  void survivesProtobuf() throws Exception {
    byte[] bytes = serializer(PROTOBUF).encode(sample());

    assertThat(codecs.recognize(bytes).mediaType()).isEqualTo(PROTOBUF);
    assertThat(serializer(PROTOBUF).decode(bytes)).isEqualTo(sample());
  }

  @Test
  void survivesInsideAList() throws Exception {
    String list =
        """
        {"kind":"WidgetList","apiVersion":"widgets.example.com/v1","metadata":\
        {"resourceVersion":"7"},"items":[%s]}
        """
            .formatted(
                SAMPLE
                    .strip()
                    .replace("\"kind\":\"Widget\",\"apiVersion\":\"widgets.example.com/v1\",", ""));

    ApiObject read = read(list);

    assertThat(write(read)).isEqualTo(list);
    assertThat(serializer(PROTOBUF).decode(serializer(PROTOBUF).encode(read))).isEqualTo(read);
  }

  @Test
  void strictReadingFindsWhatIsWrong() {
    byte[] odd =
        """
        {"kind":"Widget","apiVersion":"widgets.example.com/v1",
         "spec":{"replica":2,"size":"Small","size":"Large",
                 "parts":[{"name":"wheel","cuont":4}],"details":{"paint":"red"}}}
        """
            .getBytes(StandardCharsets.UTF_8);

    assertThat(serializer(JSON).decode(odd, null, true).strictErrors())
        .containsExactlyInAnyOrder(
            "unknown field \"spec.replica\"",
            "duplicate field \"spec.size\"",
            "unknown field \"spec.parts[0].cuont\"",
            "unknown field \"spec.details.paint\"");
    assertThatThrownBy(() -> serializer(JSON).decode(odd, null, true).orThrow())
        .isInstanceOf(StrictDecodeException.class)
        .hasMessageStartingWith("strict decoding error: ");
    assertThat(serializer(JSON).decode(odd, null, false).strictErrors()).isEmpty();
  }

  @Test
  void copiesAllTheWayDown() throws Exception {
    ApiObject sample = sample();

    ApiObject copy = sample.deepCopyObject();

    assertThat(copy).isEqualTo(sample).isNotSameAs(sample);
    assertThat(component(copy, 2))
        .isEqualTo(component(sample, 2))
        .isNotSameAs(component(sample, 2));
    assertThat(component(component(copy, 2), 5))
        .isEqualTo(component(component(sample, 2), 5))
        .isNotSameAs(component(component(sample, 2), 5));
  }

  private static Object component(Object record, int index) {
    return Objects.requireNonNull(TypeDescriptor.of(record).get(record, index));
  }

  @Test
  void setsItsOwnDefaultsAndThoseOfTheTypesItUses() {
    ApiObject bare =
        read(
            """
            {"kind":"Widget","apiVersion":"widgets.example.com/v1",
             "spec":{"parts":[{"name":"wheel"},{"name":"axle","count":2}],
                     "spares":{"s":{"name":"x"}},
                     "details":{},
                     "template":{"spec":{"containers":[{"name":"main","image":"cart:1",
                       "ports":[{"containerPort":80}]}]}}}}
            """);

    String defaulted = write(scheme.applyDefaults(bare));

    assertThat(defaulted)
        .contains(
            "\"replicas\":3,\"size\":\"Small\"",
            "\"parts\":[{\"name\":\"wheel\",\"count\":1},{\"name\":\"axle\",\"count\":2}]",
            "\"spares\":{\"s\":{\"name\":\"x\",\"count\":1}}",
            "\"details\":{\"factor\":2,\"seconds\":86400,\"polished\":true,\"care\":{",
            "\"needs\":[\"soap\",\"wax\"],\"how\":{\"left\":\"up\"},\"every\":\"1h30m0s\"",
            "\"amount\":\"2Gi\",\"share\":\"50%\"",
            "\"tools\":[{\"name\":\"brush\",\"count\":1}],\"by\":{\"name\":\"Ada\"}",
            "\"seal\":\"YWI=\",\"turns\":-1,\"steps\":[3,10],\"port\":80",
            "\"kitParts\":[\"rag\"],\"kit\":{\"parts\":[\"pin\"]}",
            "\"ports\":[{\"containerPort\":80,\"protocol\":\"TCP\"}]",
            "\"terminationMessagePath\":\"/dev/termination-log\"",
            "\"imagePullPolicy\":\"IfNotPresent\"",
            "\"restartPolicy\":\"Always\"");
  }

  @Test
  void aListOrMapThatIsEmptyIsNotAbsent() {
    ApiObject bare =
        read(
            """
            {"kind":"Widget","apiVersion":"widgets.example.com/v1",
             "spec":{"details":{"care":{"needs":[],"how":{"right":"down"},"every":"2s"}}}}
            """);

    assertThat(write(scheme.applyDefaults(bare)))
        .contains("\"care\":{\"how\":{\"right\":\"down\"},\"every\":\"2s\"")
        .doesNotContain("soap");
  }

  @Test
  void bytesThatAreEmptyAreNotAbsent() {
    ApiObject bare =
        read(
            """
            {"kind":"Widget","apiVersion":"widgets.example.com/v1",
             "spec":{"details":{"care":{"seal":""}}}}
            """);

    assertThat(write(scheme.applyDefaults(bare))).contains("\"turns\":-1").doesNotContain("seal");
  }

  @Test
  void defaultsChangeNothingThatIsSet() throws Exception {
    ApiObject once = scheme.applyDefaults(sample());

    assertThat(scheme.applyDefaults(once)).isSameAs(once);
    assertThat(write(once)).contains("\"replicas\":2,\"size\":\"Large\"", "\"polished\":false");
  }

  @Test
  void convertsAnOlderVersionToTheNewerOneAndBack() {
    String old =
        """
        {"kind":"Widget","apiVersion":"widgets.example.com/v1alpha1","metadata":{"name":"cart"},\
        "spec":{"number":2,"size":"Large",\
        "parts":[{"name":"wheel","count":4,"builder":{"name":"Ada"}}],\
        "spares":{"left":{"name":"wheel"}},\
        "template":{"metadata":{},"spec":{"containers":null}}%s},\
        "status":{"ready":1,"since":"2026-01-02T03:04:05Z"}}
        """;

    ApiObject hub =
        scheme.convertToVersion(read(old.formatted(",\"legacy\":\"gone\"")), GroupVersioner.of(V1));

    assertThat(write(hub))
        .isEqualTo(
            """
            {"kind":"Widget","apiVersion":"widgets.example.com/v1","metadata":{"name":"cart"},\
            "spec":{"replicas":2,"size":"Large",\
            "parts":[{"name":"wheel","count":4,"builder":{"name":"Ada"}}],\
            "spares":{"left":{"name":"wheel"}},\
            "template":{"metadata":{},"spec":{"containers":null}}},\
            "status":{"ready":1,"since":"2026-01-02T03:04:05Z"}}
            """);
    assertThat(write(scheme.convertToVersion(hub, GroupVersioner.of(ALPHA))))
        .isEqualTo(old.formatted(""));
  }

  @Test
  void aCodecReadsTheOlderVersionAndWritesTheNewerOne() {
    byte[] old =
        """
        {"kind":"Widget","apiVersion":"widgets.example.com/v1alpha1","spec":{"number":2}}
        """
            .getBytes(StandardCharsets.UTF_8);

    ApiObject internal = codecs.decodeToInternal(serializer(JSON), old, null);

    assertThat(
            new String(codecs.codec(serializer(JSON), V1).encode(internal), StandardCharsets.UTF_8))
        .startsWith("{\"kind\":\"Widget\",\"apiVersion\":\"widgets.example.com/v1\"")
        .contains("\"replicas\":2,\"size\":\"Small\"");
  }

  @Test
  void saysWhatItsTypesAreInOpenApi() {
    String openApi = project.resource("META-INF/navarch/openapi/com.example.widgets.v1.json");

    assertThat(openApi)
        .contains(
            "\"com.example.widgets.v1.Widget\":{\"description\":\"A thing that a workshop makes.\"",
            "\"spec\":{\"description\":\"what is wanted\","
                + "\"$ref\":\"#/definitions/com.example.widgets.v1.WidgetSpec\"}",
            "\"x-kubernetes-group-version-kind\":[{\"group\":\"widgets.example.com\","
                + "\"kind\":\"Widget\",\"version\":\"v1\"}]",
            "\"replicas\":{\"description\":\"how many there shall be\","
                + "\"type\":\"integer\",\"format\":\"int32\"}",
            "\"size\":{\"type\":\"string\",\"default\":\"Small\",\"enum\":[\"Small\",\"Large\"]}",
            "\"x-kubernetes-list-map-keys\":[\"name\"],\"x-kubernetes-list-type\":\"map\","
                + "\"x-kubernetes-patch-merge-key\":\"name\","
                + "\"x-kubernetes-patch-strategy\":\"merge\"",
            "\"template\":{\"$ref\":\"#/definitions/io.k8s.api.core.v1.PodTemplateSpec\"}",
            "\"required\":[\"name\"]",
            "\"class\":{\"type\":\"string\"}",
            "\"port\":{\"$ref\":"
                + "\"#/definitions/io.k8s.apimachinery.pkg.util.intstr.IntOrString\"}");
  }

  @Test
  void anOlderVersionInheritsDescriptionsFromTheHub() {
    assertThat(project.resource("META-INF/navarch/openapi/com.example.widgets.v1alpha1.json"))
        .contains(
            "\"com.example.widgets.v1alpha1.WidgetSpec\":"
                + "{\"description\":\"What was wanted of a widget once.\"");
  }

  @Test
  void reportsWhereItsTypesBreakTheRules() {
    assertThat(project.resource("META-INF/navarch/openapi/com.example.widgets.v1.violations.txt"))
        .isEqualTo(
            """
            API rule violation: list_type_missing,com.example.widgets.v1,WidgetDetails,notes
            API rule violation: names_match,com.example.widgets.v1,WidgetDetails,paint
            """);
    assertThat(project.classes().resolve("META-INF/navarch/openapi"))
        .isDirectoryNotContaining("glob:**v1alpha1.violations.txt");
  }

  @Test
  void saysWhatItsTypesAreInProtobuf() {
    assertThat(project.resource("META-INF/navarch/proto/com/example/widgets/v1/generated.proto"))
        .contains(
            "package com.example.widgets.v1;\n",
            "import \"k8s/io/api/core/v1/generated.proto\";\n",
            "import \"k8s/io/apimachinery/pkg/util/intstr/values.proto\";\n",
            """
            message Widget {
              optional .k8s.io.apimachinery.pkg.apis.meta.v1.ObjectMeta metadata = 1;
              optional .com.example.widgets.v1.WidgetSpec spec = 2;
              optional .com.example.widgets.v1.WidgetStatus status = 3;
            }
            """,
            "  map<string, .com.example.widgets.v1.WidgetPart> spares = 4;\n",
            """
              message ExtraItems {
                repeated string items = 1;
              }
              map<string, ExtraItems> extra = 5;
            """,
            """
              repeated int32 sizes = 7;
              optional double factor = 8;
              optional int64 seconds = 9;
            """,
            "  optional string colour = 14;\n");
  }
}
