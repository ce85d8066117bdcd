package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.custom.V1Patch;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1ConfigMapList;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1DeploymentList;
import io.kubernetes.client.openapi.models.V1DeploymentStatus;
import io.kubernetes.client.util.ResourceClient;
import io.kubernetes.client.util.Watchable;
import io.kubernetes.client.util.generic.GenericKubernetesApi;
import io.kubernetes.client.util.generic.KubernetesApiResponse;
import io.kubernetes.client.util.generic.dynamic.DynamicKubernetesApi;
import io.kubernetes.client.util.generic.dynamic.DynamicKubernetesListObject;
import io.kubernetes.client.util.generic.dynamic.DynamicKubernetesObject;
import io.kubernetes.client.util.generic.options.CreateOptions;
import io.kubernetes.client.util.generic.options.ListOptions;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class GenericApiTest {
  private final ApiClient client;

  GenericApiTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
  }

  @Test
  void aGenericApiWorksOnOneType() throws Exception {
    GenericKubernetesApi<V1ConfigMap, V1ConfigMapList> api = configMaps();

    V1ConfigMap created =
        api.create(NAMESPACE, Samples.configMap("one", Map.of("a", "1")), new CreateOptions())
            .throwsApiException()
            .getObject();
    V1ConfigMap updated =
        api.update(created.putDataItem("a", "2")).throwsApiException().getObject();
    V1ConfigMap patched =
        api.patch(
                NAMESPACE,
                "one",
                V1Patch.PATCH_FORMAT_JSON_MERGE_PATCH,
                new V1Patch("{\"data\":{\"b\":\"3\"}}"))
            .throwsApiException()
            .getObject();

    assertThat(updated.getData()).containsEntry("a", "2");
    assertThat(patched.getData()).containsOnly(Map.entry("a", "2"), Map.entry("b", "3"));
    assertThat(api.list(NAMESPACE, new ListOptions().labelSelector("!x")).getObject().getItems())
        .hasSize(1);
    assertThat(api.delete(NAMESPACE, "one").isSuccess()).isTrue();
  }

  @Test
  void aFailureIsAStatusAndNotAnException() {
    KubernetesApiResponse<V1ConfigMap> answer = configMaps().get(NAMESPACE, "missing");

    assertThat(answer.isSuccess()).isFalse();
    assertThat(answer.getHttpStatusCode()).isEqualTo(404);
    assertThat(answer.getStatus().getReason()).isEqualTo("NotFound");
    assertThat(answer.getStatus().getDetails().getKind()).isEqualTo("configmaps");
    assertThat(answer.getStatus().getDetails().getName()).isEqualTo("missing");
  }

  @Test
  void aStatusIsUpdatedWithoutTheRest() throws Exception {
    GenericKubernetesApi<V1Deployment, V1DeploymentList> api =
        new GenericKubernetesApi<>(
            V1Deployment.class, V1DeploymentList.class, "apps", "v1", "deployments", client);
    V1Deployment created =
        api.create(Samples.deployment("web", 2)).throwsApiException().getObject();

    V1Deployment updated =
        api.updateStatus(
                created, each -> new V1DeploymentStatus().replicas(2).observedGeneration(1L))
            .throwsApiException()
            .getObject();

    assertThat(updated.getStatus().getReplicas()).isEqualTo(2);
    assertThat(updated.getMetadata().getGeneration()).isEqualTo(1);
  }

  @Test
  void aWatchOfAnyTypeFollowsIt() throws Exception {
    DynamicKubernetesApi api = new DynamicKubernetesApi("", "v1", "configmaps", client);

    try (Watchable<DynamicKubernetesObject> watch =
        api.watch(NAMESPACE, new ListOptions().resourceVersion("0"))) {
      api.create(dynamic("one")).throwsApiException();

      var event = watch.next();
      assertThat(event.type).isEqualTo("ADDED");
      assertThat(event.object.getMetadata().getName()).isEqualTo("one");
    }
  }

  @Test
  void aDynamicObjectKeepsAllTheServerSent() throws Exception {
    DynamicKubernetesApi api = new DynamicKubernetesApi("", "v1", "configmaps", client);

    JsonObject raw = api.create(dynamic("one")).throwsApiException().getObject().getRaw();
    DynamicKubernetesListObject list = api.list(NAMESPACE).throwsApiException().getObject();

    assertThat(raw.getAsJsonObject("data").get("a").getAsString()).isEqualTo("1");
    assertThat(raw.getAsJsonObject("metadata").getAsJsonArray("managedFields")).hasSize(1);
    assertThat(list.getItems()).hasSize(1);
    assertThat(api.get(NAMESPACE, "one").getObject().getRaw()).isEqualTo(raw);
    assertThat(api.delete(NAMESPACE, "one").isSuccess()).isTrue();
  }

  @Test
  void answersArriveAtCallbacks() throws Exception {
    CompletableFuture<Integer> answered = new CompletableFuture<>();

    configMaps()
        .listAsync(NAMESPACE, answer -> answered.complete(answer.getObject().getItems().size()))
        .get(20, TimeUnit.SECONDS);

    assertThat(answered.get(20, TimeUnit.SECONDS)).isZero();
  }

  @Test
  void aResourceClientCreatesEditsAndWaits() throws Exception {
    ResourceClient<V1ConfigMap, V1ConfigMapList> all =
        ResourceClient.create(
            client, V1ConfigMap.class, V1ConfigMapList.class, "", "v1", "configmaps");
    ResourceClient<V1ConfigMap, V1ConfigMapList> one = all.inNamespace(NAMESPACE).withName("one");
    V1ConfigMap object = Samples.configMap("one", Map.of("a", "1"));
    object.getMetadata().setNamespace(NAMESPACE);

    assertThat(one.exists()).isFalse();
    V1ConfigMap created = one.createOrReplace(object);
    CompletableFuture<V1ConfigMap> seen =
        one.waitUntilConditionAsync(
            each -> each != null && "2".equals(each.getData().get("a")), Duration.ofSeconds(20));
    V1ConfigMap edited = one.edit(each -> each.putDataItem("a", "2"));

    assertThat(edited.getMetadata().getUid()).isEqualTo(created.getMetadata().getUid());
    assertThat(seen.get(20, TimeUnit.SECONDS).getData()).containsEntry("a", "2");
    assertThat(one.delete()).isTrue();
    one.waitUntilDeleted(Duration.ofSeconds(20));
    assertThat(one.exists()).isFalse();
  }

  private GenericKubernetesApi<V1ConfigMap, V1ConfigMapList> configMaps() {
    return new GenericKubernetesApi<>(
        V1ConfigMap.class, V1ConfigMapList.class, "", "v1", "configmaps", client);
  }

  private static DynamicKubernetesObject dynamic(String name) {
    return new DynamicKubernetesObject(
        JsonParser.parseString(
                """
                {"apiVersion": "v1", "kind": "ConfigMap", "data": {"a": "1"},
                 "metadata": {"namespace": "%s", "name": "%s"}}
                """
                    .formatted(NAMESPACE, name))
            .getAsJsonObject());
  }
}
