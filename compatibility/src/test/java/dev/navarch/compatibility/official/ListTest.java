package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.reflect.TypeToken;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.extended.pager.Pager;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1ConfigMapList;
import io.kubernetes.client.openapi.models.V1Namespace;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.util.labels.EqualityMatcher;
import io.kubernetes.client.util.labels.LabelSelector;
import io.kubernetes.client.util.labels.SetMatcher;
import java.util.ArrayList;
import java.util.List;
import okhttp3.Call;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

@WithControlPlane(scope = WithControlPlane.Scope.CLASS)
final class ListTest {
  private static final int COUNT = 12;

  private final ApiClient client;
  private final CoreV1Api core;

  ListTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
  }

  /** Twelve config maps {@code item-a} to {@code item-l}, of three colours, and one elsewhere. */
  @BeforeAll
  static void prepare(TestControlPlane controlPlane) throws Exception {
    CoreV1Api core = new CoreV1Api(Clients.administrator(controlPlane));
    List<String> colours = List.of("red", "green", "blue");
    for (int i = 0; i < COUNT; i++) {
      core.createNamespacedConfigMap(
              NAMESPACE, Samples.labelled("item-" + (char) ('a' + i), "colour", colours.get(i % 3)))
          .execute();
    }
    core.createNamespace(new V1Namespace().metadata(new V1ObjectMeta().name("elsewhere")))
        .execute();
    core.createNamespacedConfigMap("elsewhere", Samples.labelled("item-z", "colour", "red"))
        .execute();
  }

  @Test
  void aListIsInOrderAndOfOneRevision() throws Exception {
    V1ConfigMapList list = core.listNamespacedConfigMap(NAMESPACE).execute();

    assertThat(names(list)).hasSize(COUNT).isSorted();
    assertThat(Long.parseLong(list.getMetadata().getResourceVersion())).isPositive();
    assertThat(list.getMetadata().getContinue()).isNull();
  }

  @Test
  void labelSelectorsChoose() throws Exception {
    assertThat(names("colour=red")).containsExactly("item-a", "item-d", "item-g", "item-j");
    assertThat(names("colour!=red")).hasSize(8);
    assertThat(names("colour in (green,blue)")).hasSize(8);
    assertThat(names("!colour")).isEmpty();
    assertThat(names("colour=purple")).isEmpty();
    assertThat(names(LabelSelector.and(SetMatcher.notIn("colour", "red", "green")).toString()))
        .containsExactly("item-c", "item-f", "item-i", "item-l");
    assertThat(names(LabelSelector.and(EqualityMatcher.equal("colour", "green")).toString()))
        .hasSize(4);
  }

  @Test
  void fieldSelectorsChoose() throws Exception {
    assertThat(
            names(
                core.listNamespacedConfigMap(NAMESPACE)
                    .fieldSelector("metadata.name=item-c")
                    .execute()))
        .containsExactly("item-c");
    assertThat(
            names(
                core.listConfigMapForAllNamespaces()
                    .fieldSelector("metadata.namespace=elsewhere")
                    .labelSelector("colour")
                    .execute()))
        .containsExactly("item-z");
  }

  @Test
  void aSelectorThatCannotBeReadIsABadRequest() {
    Refusal labels =
        Refusal.of(() -> core.listNamespacedConfigMap(NAMESPACE).labelSelector("a=(").execute());
    Refusal fields =
        Refusal.of(
            () -> core.listNamespacedConfigMap(NAMESPACE).fieldSelector("data.x=1").execute());

    assertThat(labels.code()).isEqualTo(400);
    assertThat(fields.code()).isEqualTo(400);
    assertThat(fields.message()).contains("\"data.x\" is not a known field selector");
  }

  @Test
  void allNamespacesAreListedTogether() throws Exception {
    V1ConfigMapList list =
        core.listConfigMapForAllNamespaces().labelSelector("colour=red").execute();

    assertThat(names(list)).containsExactly("item-a", "item-d", "item-g", "item-j", "item-z");
  }

  @Test
  void pagesTogetherAreTheListOfTheFirst() throws Exception {
    V1ConfigMapList first = core.listNamespacedConfigMap(NAMESPACE).limit(5).execute();
    assertThat(first.getMetadata().getRemainingItemCount()).isEqualTo(COUNT - 5);
    core.createNamespacedConfigMap(NAMESPACE, new V1ConfigMap().metadata(meta("item-late")))
        .execute();

    List<String> all = new ArrayList<>(names(first));
    String next = first.getMetadata().getContinue();
    while (next != null) {
      V1ConfigMapList page =
          core.listNamespacedConfigMap(NAMESPACE).limit(5)._continue(next).execute();
      assertThat(page.getMetadata().getResourceVersion())
          .isEqualTo(first.getMetadata().getResourceVersion());
      all.addAll(names(page));
      next = page.getMetadata().getContinue();
    }
    core.deleteNamespacedConfigMap("item-late", NAMESPACE).execute();

    assertThat(all).hasSize(COUNT).isSorted().doesNotContain("item-late");
  }

  @Test
  void aPagerWalksAllPages() {
    List<Integer> limits = new ArrayList<>();
    Pager<V1ConfigMap, V1ConfigMapList> pager =
        new Pager<>(
            params -> {
              limits.add(params.getLimit());
              return coloured(params.getLimit(), params.getContinueToken());
            },
            client,
            4,
            new TypeToken<V1ConfigMapList>() {}.getType());

    List<String> names = new ArrayList<>();
    pager.forEach(each -> names.add(each.getMetadata().getName()));

    assertThat(names).hasSize(COUNT + 1).doesNotHaveDuplicates().contains("item-a", "item-z");
    assertThat(limits).hasSize(4);
  }

  @Test
  void aTokenForTheNextPageThatTheServerDidNotMakeIsABadRequest() {
    Refusal refusal =
        Refusal.of(
            () -> core.listNamespacedConfigMap(NAMESPACE).limit(1)._continue("mine").execute());

    assertThat(refusal.code()).isEqualTo(400);
    assertThat(refusal.message()).contains("continue key is not valid");
  }

  private Call coloured(int limit, String next) {
    try {
      return core.listConfigMapForAllNamespaces()
          .labelSelector("colour")
          .limit(limit)
          ._continue(next)
          .buildCall(null);
    } catch (ApiException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<String> names(String labelSelector) throws ApiException {
    return names(core.listNamespacedConfigMap(NAMESPACE).labelSelector(labelSelector).execute());
  }

  private static List<String> names(V1ConfigMapList list) {
    return list.getItems().stream().map(each -> each.getMetadata().getName()).toList();
  }

  private static V1ObjectMeta meta(String name) {
    return new V1ObjectMeta().name(name);
  }
}
