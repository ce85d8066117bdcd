package dev.navarch.cluster.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.apps.v1.DeploymentBuilder;
import dev.navarch.api.authorization.v1.SubjectAccessReview;
import dev.navarch.api.authorization.v1.SubjectAccessReviewBuilder;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodBuilder;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real protobuf compiler reads our {@code .proto} text, and with it the bytes that we write.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProtoTextTest {
  private static final String CORE = "k8s.io.api.core.v1.";
  private static final String APPS = "k8s.io.api.apps.v1.";
  private static final String META = "k8s.io.apimachinery.pkg.apis.meta.v1.";
  private static final String AUTHORIZATION = "k8s.io.api.authorization.v1.";

  private Protoc protoc;
  private Map<String, Map<String, Integer>> numbers;

  @BeforeAll
  void compile(@TempDir Path folder) throws Exception {
    Path root = Files.createDirectory(folder.resolve("proto"));
    ProtoFiles.copy(ObjectMeta.class, root);
    ProtoFiles.copy(Pod.class, root);
    protoc = Protoc.over(root);
    numbers = MessageNumbers.read(protoc.descriptors());
  }

  private static String file(String messagePrefix) {
    return messagePrefix.replace('.', '/') + "generated.proto";
  }

  private static <T> byte[] bytes(T value) {
    ProtoWriter out = new ProtoWriter();
    TypeDescriptor.of(value).writeProto(out, value);
    return out.toByteArray();
  }

  @Test
  void everyPackageWithKindsHasAFile() throws Exception {
    long messages =
        numbers.keySet().stream().filter(name -> name.startsWith("k8s.io.api.")).count();

    assertThat(protoc.files())
        .contains(file(CORE), file(APPS), file(META), file(AUTHORIZATION))
        .hasSizeGreaterThan(60);
    assertThat(messages).isGreaterThan(1000);
  }

  @Test
  void fieldsHaveTheNumbersThatKubernetesGivesThem() {
    assertThat(numbers.get(CORE + "Pod")).isEqualTo(Map.of("metadata", 1, "spec", 2, "status", 3));
    assertThat(numbers.get(CORE + "PodSpec"))
        .containsEntry("volumes", 1)
        .containsEntry("containers", 2)
        .containsEntry("restartPolicy", 3)
        .containsEntry("nodeName", 10)
        .containsEntry("initContainers", 20)
        .containsEntry("ephemeralContainers", 34);
    assertThat(numbers.get(APPS + "DeploymentSpec"))
        .isEqualTo(
            Map.of(
                "replicas", 1,
                "selector", 2,
                "template", 3,
                "strategy", 4,
                "minReadySeconds", 5,
                "revisionHistoryLimit", 6,
                "paused", 7,
                "progressDeadlineSeconds", 9));
    assertThat(numbers.get(META + "ObjectMeta"))
        .containsEntry("name", 1)
        .containsEntry("namespace", 3)
        .containsEntry("uid", 5)
        .containsEntry("creationTimestamp", 8)
        .containsEntry("labels", 11)
        .containsEntry("ownerReferences", 13)
        .containsEntry("managedFields", 17);
    assertThat(numbers.get(AUTHORIZATION + "SubjectAccessReviewSpec"))
        .isEqualTo(
            Map.of(
                "resourceAttributes", 1,
                "nonResourceAttributes", 2,
                "user", 3,
                "groups", 4,
                "extra", 5,
                "uid", 6));
    assertThat(numbers.get(AUTHORIZATION + "SubjectAccessReviewSpec.ExtraItems"))
        .isEqualTo(Map.of("items", 1));
  }

  @Test
  void theNumbersAreThoseOfTheDescriptors() {
    for (Class<?> type : List.of(Pod.class, Deployment.class, SubjectAccessReview.class)) {
      assertNumbers(TypeDescriptor.of(type), prefix(type));
    }
    assertNumbers(TypeDescriptor.of(ObjectMeta.class), META);
  }

  private static String prefix(Class<?> type) {
    return "k8s.io." + type.getPackageName().substring("dev.navarch.".length()) + ".";
  }

  private void assertNumbers(TypeDescriptor<?> descriptor, String prefix) {
    Map<String, Integer> message = numbers.get(prefix + descriptor.type().getSimpleName());
    assertThat(message).as(descriptor.name()).isNotNull();
    descriptor.fields().stream()
        .filter(field -> field.number() > 0)
        .forEach(field -> assertThat(message).containsEntry(field.name(), field.number()));
  }

  @Test
  void theCompilerReadsAPodThatWeWrote() throws Exception {
    Pod pod =
        new PodBuilder()
            .metadata(m ->
                m.name("web")
                    .addToLabels("app", "web")
                    .creationTimestamp(Time.parse("2026-01-02T03:04:05Z")))
            .spec(s ->
                s.terminationGracePeriodSeconds(30L)
                    .addToContainers(c ->
                        c.name("main")
                            .resources(r -> r.addToLimits("cpu", Quantity.parse("1500m")))))
            .build();

    String text = protoc.decode(CORE + "Pod", file(CORE), bytes(pod));

    assertThat(text.lines().map(String::strip))
        .contains(
            "name: \"web\"",
            "seconds: 1767323045",
            "key: \"app\"",
            "terminationGracePeriodSeconds: 30",
            "name: \"main\"",
            "key: \"cpu\"",
            "string: \"1500m\"")
        .noneMatch(line -> line.matches("\\d+[:{ ].*"));
  }

  @Test
  void theCompilerReadsADeploymentThatWeWrote() throws Exception {
    Deployment deployment =
        new DeploymentBuilder()
            .metadata(m -> m.name("web"))
            .spec(s ->
                s.replicas(3)
                    .selector(l -> l.addToMatchLabels("app", "web"))
                    .strategy(u ->
                        u.type("RollingUpdate")
                            .rollingUpdate(r ->
                                r.maxSurge(IntOrString.of("25%"))
                                    .maxUnavailable(IntOrString.of(1)))))
            .build();

    String text = protoc.decode(APPS + "Deployment", file(APPS), bytes(deployment));

    assertThat(text)
        .contains(
            "  replicas: 3\n",
            "    matchLabels {\n      key: \"app\"\n      value: \"web\"\n    }\n",
            """
                rollingUpdate {
                  maxUnavailable {
                    type: 0
                    intVal: 1
                    strVal: ""
                  }
                  maxSurge {
                    type: 1
                    intVal: 0
                    strVal: "25%"
                  }
                }
            """);
  }

  @Test
  void theCompilerReadsAMapOfListsThatWeWrote() throws Exception {
    SubjectAccessReview review =
        new SubjectAccessReviewBuilder()
            .spec(s -> s.user("ada").addToExtra("scopes", List.of("x", "y")))
            .build();

    String text =
        protoc.decode(AUTHORIZATION + "SubjectAccessReview", file(AUTHORIZATION), bytes(review));

    assertThat(text)
        .contains(
            "  user: \"ada\"\n",
            """
              extra {
                key: "scopes"
                value {
                  items: "x"
                  items: "y"
                }
              }
            """);
  }

  @Test
  void weReadWhatTheCompilerWrote() throws Exception {
    byte[] bytes =
        protoc.encode(
            APPS + "Deployment",
            file(APPS),
            """
            metadata { name: "web" labels { key: "app" value: "web" } }
            spec {
              replicas: 3
              strategy { rollingUpdate { maxSurge { type: 1 strVal: "25%" } } }
              template { spec { containers { name: "main" ports { containerPort: 80 } } } }
            }
            """);

    Deployment read = TypeDescriptor.of(Deployment.class).readProto(new ProtoReader(bytes));

    Deployment expected =
        new DeploymentBuilder()
            .typeMeta(TypeDescriptor.of(Deployment.class).zero().typeMeta())
            .metadata(m -> m.name("web").addToLabels("app", "web"))
            .spec(s ->
                s.replicas(3)
                    .strategy(u -> u.rollingUpdate(r -> r.maxSurge(IntOrString.of("25%"))))
                    .template(t ->
                        t.spec(pod ->
                            pod.addToContainers(
                                c -> c.name("main").addToPorts(p -> p.containerPort(80))))))
            .build();
    assertThat(read).isEqualTo(expected);
  }

  @Test
  void theCompilerReadsTheEnvelope() throws Exception {
    ApiObject pod = new PodBuilder().metadata(m -> m.name("web")).build();
    byte[] written = new ProtobufSerializer(AllTypes.scheme()).encode(pod);

    String text =
        protoc.decode(
            "k8s.io.apimachinery.pkg.runtime.Unknown",
            "k8s/io/apimachinery/pkg/runtime/values.proto",
            Arrays.copyOfRange(written, 4, written.length));

    assertThat(Arrays.copyOf(written, 4)).containsExactly('k', '8', 's', 0);
    assertThat(text).startsWith("typeMeta {\n  apiVersion: \"v1\"\n  kind: \"Pod\"\n}\nraw: ");
  }

  @Test
  void theCompilerReadsTheTextOfSomebodyElsesTypes(@TempDir Path folder) throws Exception {
    JavaProject project = JavaProject.in(folder).with(WidgetSources.v1());
    assertThat(project.compile().errors()).isEmpty();
    Path root = Files.createDirectory(folder.resolve("proto"));
    ProtoFiles.copy(protoc.root(), root);
    ProtoFiles.copy(project.classes().resolve("META-INF/navarch/proto"), root);

    Map<String, Map<String, Integer>> all = MessageNumbers.read(Protoc.over(root).descriptors());

    assertThat(all.get("com.example.widgets.v1.WidgetSpec"))
        .isEqualTo(
            Map.of("replicas", 1, "size", 2, "parts", 3, "spares", 4, "template", 5, "details", 6));
  }
}
