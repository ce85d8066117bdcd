package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.NAMESPACES;
import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.custom;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.WithControlPlane;
import dev.navarch.testing.server.Await;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

@WithControlPlane(controllers = "*")
final class NamespaceDeletionTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final String PODS = NAMESPACES + "/port/pods";

  private final Objects objects;

  NamespaceDeletionTest(RestClient client) {
    this.objects = new Objects(client);
    objects.createNamespace("port");
  }

  private String condition(String type) {
    return objects.condition("port", type);
  }

  @Test
  void aNamespaceGoesWithEverythingInIt() {
    objects.define("ships", "Ship", "Namespaced");
    objects.createCustom(custom("port", "ships"), "Ship", "argo");
    objects.create(configMaps("port"), "map");
    objects.post(
        PODS,
        """
        {"metadata":{"name":"pod"},"spec":{"containers":[{"name":"c","image":"i"}]}}
        """);
    objects.post(
        "/apis/apps/v1/namespaces/port/deployments",
        """
        {"metadata":{"name":"web"},"spec":{"selector":{"matchLabels":{"a":"b"}},
         "template":{"metadata":{"labels":{"a":"b"}},"spec":{"containers":[{"name":"c","image":"i"}]}}}}
        """);

    objects.delete(NAMESPACES + "/port");

    objects.awaitGone(NAMESPACES + "/port");
    objects.createNamespace("port");
    assertThat(objects.list(custom("port", "ships"))).isEmpty();
    assertThat(objects.exists(configMap("port", "map"))).isFalse();
    assertThat(objects.list(PODS)).isEmpty();
  }

  @Test
  void whatANamespaceOwnsIsLetGoIfThatIsAskedFor() {
    String roles = "/apis/rbac.authorization.k8s.io/v1/clusterroles";
    String uid = Objects.text(objects.get(NAMESPACES + "/port"), "metadata", "uid");
    objects.create(roles, "pilot", owner("v1", "Namespace", "port", uid));
    objects.create(configMaps("port"), "map");

    objects.delete(NAMESPACES + "/port", "Orphan");

    objects.awaitGone(NAMESPACES + "/port");
    assertThat(objects.owners(roles + "/pilot")).isEmpty();
  }

  @Test
  void whatIsHeldIsToldInTheConditions() {
    objects.create(
        configMaps("port"), "held", ",\"finalizers\":[\"example.com/hold\"]", new String[0]);

    objects.delete(NAMESPACES + "/port");

    // what others were about to create may be there at the first look, and goes with the next
    String remaining =
        "True SomeResourcesRemain:"
            + " Some resources are remaining: configmaps. has 1 resource instances";
    assertThat(Await.until(LIMIT, () -> condition("NamespaceContentRemaining").equals(remaining)))
        .as(remaining)
        .isTrue();
    assertThat(condition("NamespaceFinalizersRemaining"))
        .isEqualTo(
            "True SomeFinalizersRemain: Some content in the namespace has finalizers remaining:"
                + " example.com/hold in 1 resource instances");
    assertThat(condition("NamespaceDeletionDiscoveryFailure"))
        .isEqualTo("False ResourcesDiscovered: All resources successfully discovered");
    assertThat(condition("NamespaceDeletionContentFailure"))
        .isEqualTo(
            "False ContentDeleted:"
                + " All content successfully deleted, may be waiting on finalization");
    assertThat(objects.exists(NAMESPACES + "/port")).isTrue();

    objects.patch(configMap("port", "held"), "{\"metadata\":{\"finalizers\":null}}");

    objects.awaitGone(NAMESPACES + "/port");
  }

  @Test
  void podsThatNeedTimeGoFirst() {
    objects.post("/api/v1/nodes", "{\"metadata\":{\"name\":\"north\"}}");
    objects.post(
        PODS,
        """
        {"metadata":{"name":"pod"},
         "spec":{"nodeName":"north","containers":[{"name":"c","image":"i"}]}}
        """);
    objects.create(configMaps("port"), "used");

    objects.delete(NAMESPACES + "/port");

    assertThat(
            Await.until(
                LIMIT, () -> condition("NamespaceContentRemaining").contains("pods. has 1")))
        .isTrue();
    assertThat(objects.exists(configMap("port", "used"))).isTrue();
    objects.deleteAtOnce(PODS + "/pod");
    objects.awaitGone(NAMESPACES + "/port");
  }

  @Test
  void whoeverCreatesMeanwhileIsRefusedSoonerOrLater() throws Exception {
    CountDownLatch some = new CountDownLatch(10);
    CountDownLatch deleting = new CountDownLatch(1);
    FutureTask<ApiException> creator = new FutureTask<>(() -> createUntilRefused(some, deleting));
    Thread.ofVirtual().start(creator);
    assertThat(some.await(LIMIT.toSeconds(), TimeUnit.SECONDS)).isTrue();

    deleting.countDown();
    objects.delete(NAMESPACES + "/port");

    assertThat(creator.get(LIMIT.toSeconds(), TimeUnit.SECONDS).code()).isIn(403, 404);
    objects.awaitGone(NAMESPACES + "/port");
    objects.createNamespace("port");
    assertThat(objects.list(configMaps("port")).toString()).doesNotContain("map-");
  }

  /** However late the deletion comes, so many objects at most are there before it. */
  private ApiException createUntilRefused(CountDownLatch some, CountDownLatch deleting)
      throws InterruptedException {
    for (int i = 0; ; i++) {
      if (i == 1_000) {
        deleting.await();
      }
      try {
        objects.create(configMaps("port"), "map-" + i);
      } catch (ApiException refused) {
        return refused;
      }
      some.countDown();
    }
  }

  @Test
  void everyNamespaceHasAnAccountAndTheRootCertificate() {
    String account = NAMESPACES + "/port/serviceaccounts/default";
    objects.awaitThere(account);
    objects.awaitThere(configMap("port", "kube-root-ca.crt"));
    String uid = Objects.text(objects.get(account), "metadata", "uid");
    String certificate =
        Objects.text(objects.get(configMap("port", "kube-root-ca.crt")), "data", "ca.crt");

    objects.delete(account);
    objects.patch(
        configMap("port", "kube-root-ca.crt"), "{\"data\":{\"ca.crt\":\"x\",\"y\":\"z\"}}");

    assertThat(
            Await.until(
                LIMIT,
                () ->
                    objects.exists(account)
                        && !Objects.text(objects.get(account), "metadata", "uid").equals(uid)))
        .isTrue();
    assertThat(
            Await.until(
                LIMIT,
                () ->
                    Map.of("ca.crt", certificate)
                        .equals(objects.get(configMap("port", "kube-root-ca.crt")).get("data"))))
        .isTrue();
    assertThat(certificate).startsWith("-----BEGIN CERTIFICATE-----");
    objects.delete(configMap("port", "kube-root-ca.crt"));
    objects.awaitThere(configMap("port", "kube-root-ca.crt"));
  }
}
