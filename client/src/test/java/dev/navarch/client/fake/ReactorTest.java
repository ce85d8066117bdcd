package dev.navarch.client.fake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.dynamic.DynamicClient;
import dev.navarch.client.kubernetes.fake.FakeClientset;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReactorTest {
  private final FakeClientset clients = new FakeClientset();

  private static Pod pod(String name) {
    return Pod.builder().metadata(meta -> meta.namespace("ns").name(name)).build();
  }

  @Test
  void actionsAreKeptInOrder() throws Exception {
    clients.coreV1().pods("ns").create(pod("a"));
    clients.coreV1().pods("ns").updateStatus(pod("a"));
    clients.coreV1().pods("").list(ListOptions.builder().labelSelector("x=y").build());
    clients.coreV1().pods("ns").delete("a", DeleteOptions.builder().gracePeriodSeconds(7L).build());

    List<Action> actions = clients.fake().actions();
    assertThat(actions)
        .extracting(Action::verb)
        .containsExactly("create", "update", "list", "delete");
    assertThat(((Action.Create) actions.get(0)).object())
        .isInstanceOfSatisfying(
            Pod.class, sent -> assertThat(sent.metadata().name()).isEqualTo("a"));
    assertThat(actions.get(1).subresource()).isEqualTo("status");
    assertThat(((Action.List) actions.get(2)).options().labelSelector()).isEqualTo("x=y");
    assertThat(((Action.Delete) actions.get(3)).options().gracePeriodSeconds()).isEqualTo(7);
    assertThat(actions.get(3).namespace()).isEqualTo("ns");

    clients.fake().clearActions();
    assertThat(clients.fake().actions()).isEmpty();
  }

  @Test
  void aReactorCanRefuse() {
    clients
        .fake()
        .prependReactor(
            "create", "pods", Reactor.failing(ApiException.forbidden("quota is used up")));

    assertThatThrownBy(() -> clients.coreV1().pods("ns").create(pod("a")))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isForbidden()).isTrue())
        .hasMessage("forbidden: quota is used up");
    assertThat(clients.fake().tracker().list(PODS, "")).isEmpty();
    assertThat(clients.fake().actions()).hasSize(1);
  }

  private static final GroupVersionResource PODS = new GroupVersionResource("", "v1", "pods");

  @Test
  void aReactorCanFailAsAConnectionDoes() {
    clients
        .fake()
        .prependReactor(
            "*",
            "*",
            action -> {
              throw new IOException("the cable is cut");
            });

    assertThatThrownBy(() -> clients.coreV1().pods("ns").create(pod("a")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("the cable is cut");
  }

  @Test
  void aReactorCanAnswerOrPassOn() throws Exception {
    clients
        .fake()
        .prependReactor(
            "get",
            "pods",
            action -> action.name().equals("ghost") ? Optional.of(pod("ghost")) : Optional.empty());
    clients.coreV1().pods("ns").create(pod("a"));

    assertThat(clients.coreV1().pods("ns").get("ghost").metadata().name()).isEqualTo("ghost");
    assertThat(clients.coreV1().pods("ns").get("a").metadata().uid()).isNotEmpty();
    assertThatThrownBy(() -> clients.coreV1().pods("ns").get("b"))
        .hasMessage("pods \"b\" not found");
  }

  @Test
  void theReactorThatCameLastIsAskedFirst() throws Exception {
    List<String> asked = new ArrayList<>();
    clients
        .fake()
        .prependReactor("list", "pods", action -> noted(asked, "first"))
        .prependReactor("*", "*", action -> noted(asked, "second"));

    clients.coreV1().pods("ns").list();

    assertThat(asked).containsExactly("second", "first");
  }

  private static <T> Optional<T> noted(List<String> asked, String who) {
    asked.add(who);
    return Optional.empty();
  }

  @Test
  void reactorsAreForTheirResourceAndSubresource() throws Exception {
    clients.coreV1().pods("ns").create(pod("a"));
    clients
        .fake()
        .prependReactor(
            "update",
            "pods/status",
            Reactor.failing(ApiException.internalError("no status today")));

    clients.coreV1().pods("ns").update(pod("a"));
    clients
        .coreV1()
        .configMaps("ns")
        .create(ConfigMap.builder().metadata(meta -> meta.name("m")).build());
    assertThatThrownBy(() -> clients.coreV1().pods("ns").updateStatus(pod("a")))
        .hasMessageContaining("no status today");
  }

  @Test
  void resourcesThatAreNotServedCanBeAnswered() throws Exception {
    GroupVersionResource things = new GroupVersionResource("example.com", "v1", "things");
    DynamicClient dynamic = new DynamicClient(clients.restClient());
    assertThatThrownBy(() -> dynamic.resource(things).get("t"))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isNotFound()).isTrue());

    clients
        .fake()
        .appendReactor(
            "get",
            "things",
            Reactor.answering(
                Unstructured.of(
                    Map.of(
                        "kind", "Thing",
                        "apiVersion", "example.com/v1",
                        "metadata", Map.of("name", "t")))));

    assertThat(dynamic.resource(things).get("t").name()).isEqualTo("t");
  }

  @Test
  void aWatchReactorTellsWhatATestWants() throws Exception {
    FakeWatcher<Pod> watcher = new FakeWatcher<>();
    clients.fake().prependWatchReactor("pods", action -> Optional.of(watcher));

    try (Watch<Pod> watch = clients.coreV1().pods("").watch(ListOptions.builder().build())) {
      watcher.add(pod("a"));
      watcher.modify(pod("a"));
      watcher.bookmark("42");
      watcher.delete(pod("a"));
      watcher.fail(ApiException.resourceExpired("too old").status());

      assertThat(watch.next()).isEqualTo(new Event.Added<>(pod("a")));
      assertThat(watch.next()).isEqualTo(new Event.Modified<>(pod("a")));
      assertThat(watch.next()).isEqualTo(new Event.Bookmark<>("42", false));
      assertThat(watch.next()).isEqualTo(new Event.Deleted<>(pod("a")));
      assertThat(watch.next())
          .isInstanceOfSatisfying(
              Event.Failed.class, failed -> assertThat(failed.status().code()).isEqualTo(410));
    }
    assertThat(watcher.isClosed()).isTrue();
  }
}
