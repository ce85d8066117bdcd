package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.reflect.TypeToken;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api.APIlistNamespacedConfigMapRequest;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.util.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class WatchTest {
  private final TestControlPlane controlPlane;
  private final ApiClient client;
  private final CoreV1Api core;

  WatchTest(TestControlPlane controlPlane) throws Exception {
    this.controlPlane = controlPlane;
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
  }

  @Test
  void eventsComeInTheOrderOfTheChanges() throws Exception {
    try (Watch<V1ConfigMap> watch =
        watch(core.listNamespacedConfigMap(NAMESPACE).resourceVersion(now()))) {
      create("a");
      create("b");
      core.replaceNamespacedConfigMap("a", NAMESPACE, Samples.configMap("a", Map.of("x", "1")))
          .execute();
      core.deleteNamespacedConfigMap("b", NAMESPACE).execute();

      assertThat(take(watch, 4)).containsExactly("ADDED a", "ADDED b", "MODIFIED a", "DELETED b");
    }
  }

  @Test
  void aWatchFromNowhereBeginsWithWhatIsThere() throws Exception {
    create("a");
    create("b");

    try (Watch<V1ConfigMap> watch = watch(core.listNamespacedConfigMap(NAMESPACE))) {
      assertThat(take(watch, 2)).containsExactly("ADDED a", "ADDED b");
      create("c");
      assertThat(take(watch, 1)).containsExactly("ADDED c");
    }
  }

  @Test
  void aWatchIsResumedFromTheLastVersionSeen() throws Exception {
    String version = now();
    String last;
    for (String name : List.of("a", "b", "c", "d")) {
      create(name);
    }
    try (Watch<V1ConfigMap> watch =
        watch(core.listNamespacedConfigMap(NAMESPACE).resourceVersion(version))) {
      assertThat(take(watch, 1)).containsExactly("ADDED a");
      last = watch.next().object.getMetadata().getResourceVersion();
    }

    try (Watch<V1ConfigMap> watch =
        watch(core.listNamespacedConfigMap(NAMESPACE).resourceVersion(last))) {
      assertThat(take(watch, 2)).containsExactly("ADDED c", "ADDED d");
    }
  }

  @Test
  void whatComesToMatchASelectorIsAddedAndWhatNoLongerDoesIsDeleted() throws Exception {
    try (Watch<V1ConfigMap> watch =
        watch(
            core.listNamespacedConfigMap(NAMESPACE)
                .labelSelector("colour=red")
                .resourceVersion(now()))) {
      core.createNamespacedConfigMap(NAMESPACE, Samples.labelled("a", "colour", "blue")).execute();
      core.replaceNamespacedConfigMap("a", NAMESPACE, Samples.labelled("a", "colour", "red"))
          .execute();
      core.replaceNamespacedConfigMap("a", NAMESPACE, Samples.labelled("a", "colour", "green"))
          .execute();

      assertThat(take(watch, 2)).containsExactly("ADDED a", "DELETED a");
    }
  }

  @Test
  void aBookmarkTellsThatAllThatWasThereHasBeenSent() throws Exception {
    create("a");
    create("b");

    try (Watch<V1ConfigMap> watch =
        watch(
            core.listNamespacedConfigMap(NAMESPACE)
                .sendInitialEvents(true)
                .allowWatchBookmarks(true)
                .resourceVersionMatch("NotOlderThan"))) {
      assertThat(take(watch, 2)).containsExactly("ADDED a", "ADDED b");
      Watch.Response<V1ConfigMap> bookmark = watch.next();

      assertThat(bookmark.type).isEqualTo("BOOKMARK");
      assertThat(bookmark.object.getMetadata().getAnnotations())
          .containsEntry("k8s.io/initial-events-end", "true");
      assertThat(bookmark.object.getMetadata().getResourceVersion()).isEqualTo(now());
    }
  }

  @Test
  void aWatchEndsWhenItsTimeIsOver() throws Exception {
    create("a");

    try (Watch<V1ConfigMap> watch =
        watch(core.listNamespacedConfigMap(NAMESPACE).timeoutSeconds(1))) {
      assertThat(take(watch, 1)).containsExactly("ADDED a");
      assertThat(watch.hasNext()).isFalse();
    }
  }

  @Test
  void aVersionThatIsForgottenIsGone() throws Exception {
    String early = now();
    create("a");
    create("b");
    controlPlane.compact();

    try (Watch<V1ConfigMap> watch =
        watch(core.listNamespacedConfigMap(NAMESPACE).resourceVersion(early))) {
      Watch.Response<V1ConfigMap> event = watch.next();

      assertThat(event.type).isEqualTo("ERROR");
      assertThat(event.status.getCode()).isEqualTo(410);
      assertThat(event.status.getReason()).isEqualTo("Expired");
      assertThat(event.status.getMessage()).startsWith("too old resource version: " + early);
      assertThat(watch.hasNext()).isFalse();
    }
  }

  @Test
  void manyWatchesSeeTheSame() throws Exception {
    String version = now();
    List<Watch<V1ConfigMap>> watches = new ArrayList<>();
    try {
      for (int i = 0; i < 8; i++) {
        watches.add(watch(core.listNamespacedConfigMap(NAMESPACE).resourceVersion(version)));
      }
      for (int i = 0; i < 20; i++) {
        create("item-" + i);
      }

      List<String> first = take(watches.get(0), 20);
      assertThat(first).startsWith("ADDED item-0").endsWith("ADDED item-19");
      for (Watch<V1ConfigMap> watch : watches.subList(1, 8)) {
        assertThat(take(watch, 20)).isEqualTo(first);
      }
    } finally {
      for (Watch<V1ConfigMap> watch : watches) {
        watch.close();
      }
    }
  }

  private void create(String name) throws ApiException {
    core.createNamespacedConfigMap(NAMESPACE, Samples.configMap(name, Map.of())).execute();
  }

  private String now() throws ApiException {
    return core.listNamespacedConfigMap(NAMESPACE).execute().getMetadata().getResourceVersion();
  }

  private Watch<V1ConfigMap> watch(APIlistNamespacedConfigMapRequest request) throws ApiException {
    return Watch.createWatch(
        client,
        request.watch(true).buildCall(null),
        new TypeToken<Watch.Response<V1ConfigMap>>() {}.getType());
  }

  private static List<String> take(Watch<V1ConfigMap> watch, int count) {
    List<String> events = new ArrayList<>();
    while (events.size() < count && watch.hasNext()) {
      Watch.Response<V1ConfigMap> event = watch.next();
      events.add(event.type + " " + event.object.getMetadata().getName());
    }
    return events;
  }
}
