package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.common.KubernetesObject;
import io.kubernetes.client.custom.V1Patch;
import io.kubernetes.client.informer.SharedIndexInformer;
import io.kubernetes.client.informer.SharedInformerFactory;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.JSON;
import io.kubernetes.client.openapi.apis.ApiextensionsV1Api;
import io.kubernetes.client.openapi.apis.CustomObjectsApi;
import io.kubernetes.client.openapi.models.V1CustomResourceDefinition;
import io.kubernetes.client.util.PatchUtils;
import io.kubernetes.client.util.generic.dynamic.DynamicKubernetesApi;
import io.kubernetes.client.util.generic.dynamic.DynamicKubernetesObject;
import okhttp3.Call;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

@WithControlPlane
final class CustomResourceTest {
  private static final String GROUP = "tests.example";
  private static final String DEFINITION =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata:
        name: widgets.tests.example
      spec:
        group: tests.example
        scope: Namespaced
        names: {plural: widgets, singular: widget, kind: Widget, shortNames: [wd]}
        versions:
        - name: v1
          served: true
          storage: true
          subresources:
            status: {}
            scale:
              specReplicasPath: .spec.replicas
              statusReplicasPath: .status.replicas
          schema:
            openAPIV3Schema:
              type: object
              required: [spec]
              properties:
                spec:
                  type: object
                  required: [colour]
                  properties:
                    colour: {type: string, enum: [red, green]}
                    replicas: {type: integer, default: 1, maximum: 10}
                    size: {type: integer}
                  x-kubernetes-validations:
                  - rule: "!has(self.size) || self.size > self.replicas"
                    message: size must exceed replicas
                status:
                  type: object
                  properties:
                    replicas: {type: integer}
                    phase: {type: string}
      """;

  private final TestControlPlane controlPlane;
  private final ApiClient client;
  private final CustomObjectsApi objects;

  CustomResourceTest(TestControlPlane controlPlane) throws Exception {
    this.controlPlane = controlPlane;
    client = Clients.administrator(controlPlane);
    objects = new CustomObjectsApi(client);
  }

  @BeforeAll
  static void define(TestControlPlane controlPlane) throws Exception {
    ApiextensionsV1Api api = new ApiextensionsV1Api(Clients.administrator(controlPlane));
    // The client's own YAML reader does not know the names of extensions in a schema.
    Object tree = new Yaml().load(DEFINITION);
    api.createCustomResourceDefinition(
            V1CustomResourceDefinition.fromJson(JSON.getGson().toJson(tree)))
        .execute();
    Await.until("the definition is served", () -> isEstablished(api));
  }

  @Test
  void aDefinitionTellsItsNamesAndConditions() throws Exception {
    V1CustomResourceDefinition definition =
        new ApiextensionsV1Api(client)
            .readCustomResourceDefinition("widgets.tests.example")
            .execute();

    assertThat(definition.getStatus().getAcceptedNames().getListKind()).isEqualTo("WidgetList");
    assertThat(definition.getStatus().getStoredVersions()).containsExactly("v1");
    assertThat(definition.getSpec().getConversion().getStrategy()).isEqualTo("None");
  }

  @Test
  void instancesAreCreatedListedReplacedAndDeleted() throws Exception {
    JsonObject created = create(widget("one", "{\"colour\": \"red\"}"));
    assertThat(created.getAsJsonObject("spec").get("replicas").getAsInt()).isEqualTo(1);
    assertThat(created.getAsJsonObject("metadata").get("generation").getAsInt()).isEqualTo(1);

    created.getAsJsonObject("spec").addProperty("colour", "green");
    JsonObject replaced =
        answer(
            objects
                .replaceNamespacedCustomObject(GROUP, "v1", NAMESPACE, "widgets", "one", created)
                .buildCall(null));
    assertThat(replaced.getAsJsonObject("metadata").get("generation").getAsInt()).isEqualTo(2);

    JsonObject list =
        answer(
            objects.listNamespacedCustomObject(GROUP, "v1", NAMESPACE, "widgets").buildCall(null));
    assertThat(list.get("kind").getAsString()).isEqualTo("WidgetList");
    assertThat(list.getAsJsonArray("items")).hasSize(1);

    objects.deleteNamespacedCustomObject(GROUP, "v1", NAMESPACE, "widgets", "one").execute();
    assertThat(Refusal.of(() -> get("one")).code()).isEqualTo(404);
  }

  @Test
  void statusAndScaleAreWrittenApart() throws Exception {
    JsonObject widget = create(widget("one", "{\"colour\": \"red\"}"));
    widget.add("status", JsonParser.parseString("{\"phase\": \"Ready\", \"replicas\": 1}"));
    widget.getAsJsonObject("spec").addProperty("colour", "green");

    JsonObject updated =
        answer(
            objects
                .replaceNamespacedCustomObjectStatus(
                    GROUP, "v1", NAMESPACE, "widgets", "one", widget)
                .buildCall(null));
    assertThat(updated.getAsJsonObject("status").get("phase").getAsString()).isEqualTo("Ready");
    assertThat(updated.getAsJsonObject("spec").get("colour").getAsString()).isEqualTo("red");

    JsonObject scale =
        answer(
            objects
                .getNamespacedCustomObjectScale(GROUP, "v1", NAMESPACE, "widgets", "one")
                .buildCall(null));
    assertThat(scale.get("kind").getAsString()).isEqualTo("Scale");
    assertThat(scale.getAsJsonObject("status").get("replicas").getAsInt()).isEqualTo(1);
    scale.getAsJsonObject("spec").addProperty("replicas", 4);
    objects
        .replaceNamespacedCustomObjectScale(GROUP, "v1", NAMESPACE, "widgets", "one", scale)
        .execute();
    assertThat(get("one").getAsJsonObject("spec").get("replicas").getAsInt()).isEqualTo(4);
  }

  @Test
  void whatTheSchemaOrARuleForbidsIsInvalid() {
    Refusal colour = Refusal.of(() -> create(widget("one", "{\"colour\": \"blue\"}")));
    Refusal missing = Refusal.of(() -> create(widget("one", "{}")));
    Refusal rule =
        Refusal.of(
            () -> create(widget("one", "{\"colour\": \"red\", \"replicas\": 3, \"size\": 2}")));

    assertThat(colour.code()).isEqualTo(422);
    assertThat(colour.reason()).isEqualTo("Invalid");
    assertThat(colour.message())
        .startsWith("Widget.tests.example \"one\" is invalid: ")
        .contains("spec.colour: Unsupported value: \"blue\": supported values: \"red\", \"green\"");
    assertThat(missing.message()).contains("spec.colour: Required value");
    assertThat(rule.message()).contains("size must exceed replicas");
    assertThat(rule.status().getDetails().getCauses().get(0).getField()).isEqualTo("spec");
  }

  @Test
  void unknownFieldsAreDroppedOrRefusedAsAsked() throws Exception {
    JsonObject widget = widget("one", "{\"colour\": \"red\", \"weight\": 3}");

    Refusal refusal =
        Refusal.of(() ->
            objects
                .createNamespacedCustomObject(GROUP, "v1", NAMESPACE, "widgets", widget)
                .fieldValidation("Strict")
                .execute());
    JsonObject created = create(widget);

    assertThat(refusal.code()).isEqualTo(400);
    assertThat(refusal.message()).contains("unknown field \"spec.weight\"");
    assertThat(created.getAsJsonObject("spec").has("weight")).isFalse();
  }

  @Test
  void instancesArePatchedAndApplied() throws Exception {
    create(widget("one", "{\"colour\": \"red\"}"));

    JsonObject patched =
        patch("{\"spec\":{\"replicas\":2}}", V1Patch.PATCH_FORMAT_JSON_MERGE_PATCH);
    JsonObject applied =
        patch(
            """
            {"apiVersion": "tests.example/v1", "kind": "Widget", "spec": {"size": 9}}
            """,
            V1Patch.PATCH_FORMAT_APPLY_YAML);
    Refusal strategic = Refusal.of(() -> patch("{}", V1Patch.PATCH_FORMAT_STRATEGIC_MERGE_PATCH));

    assertThat(patched.getAsJsonObject("spec").get("replicas").getAsInt()).isEqualTo(2);
    assertThat(applied.getAsJsonObject("spec").get("size").getAsInt()).isEqualTo(9);
    assertThat(applied.getAsJsonObject("spec").get("colour").getAsString()).isEqualTo("red");
    assertThat(strategic.code()).isEqualTo(415);
  }

  @Test
  void anInformerFollowsInstances() throws Exception {
    ApiClient watching = Clients.administrator(controlPlane).setReadTimeout(0);
    SharedInformerFactory factory = new SharedInformerFactory(watching);
    SharedIndexInformer<DynamicKubernetesObject> informer =
        factory.sharedIndexInformerFor(
            new DynamicKubernetesApi(GROUP, "v1", "widgets", watching),
            DynamicKubernetesObject.class,
            0);
    factory.startAllRegisteredInformers();
    try {
      Await.until("sync", informer::hasSynced);

      create(widget("one", "{\"colour\": \"red\"}"));

      Await.until("the object", () -> informer.getIndexer().getByKey("default/one") != null);
      KubernetesObject seen = informer.getIndexer().getByKey("default/one");
      assertThat(seen.getKind()).isEqualTo("Widget");
    } finally {
      factory.stopAllRegisteredInformers(true);
    }
  }

  private JsonObject create(JsonObject widget) throws ApiException {
    return answer(
        objects
            .createNamespacedCustomObject(GROUP, "v1", NAMESPACE, "widgets", widget)
            .buildCall(null));
  }

  private JsonObject get(String name) throws ApiException {
    return answer(
        objects.getNamespacedCustomObject(GROUP, "v1", NAMESPACE, "widgets", name).buildCall(null));
  }

  private JsonObject patch(String patch, String format) throws ApiException {
    return PatchUtils.patch(
        JsonObject.class,
        () ->
            objects
                .patchNamespacedCustomObject(
                    GROUP, "v1", NAMESPACE, "widgets", "one", new V1Patch(patch))
                .fieldManager("tests")
                .buildCall(null),
        format,
        client);
  }

  /** The client's own methods make every number a floating-point one. */
  private JsonObject answer(Call call) throws ApiException {
    return client.<JsonObject>execute(call, JsonObject.class).getData();
  }

  private static JsonObject widget(String name, String spec) {
    return JsonParser.parseString(
            """
            {"apiVersion": "tests.example/v1", "kind": "Widget",
             "metadata": {"name": "%s"}, "spec": %s}
            """
                .formatted(name, spec))
        .getAsJsonObject();
  }

  private static boolean isEstablished(ApiextensionsV1Api api) throws ApiException {
    var status = api.readCustomResourceDefinition("widgets.tests.example").execute().getStatus();
    return status != null
        && status.getConditions().stream()
            .anyMatch(
                each -> each.getType().equals("Established") && each.getStatus().equals("True"));
  }
}
