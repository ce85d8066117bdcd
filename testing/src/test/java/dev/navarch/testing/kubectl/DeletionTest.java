package dev.navarch.testing.kubectl;

import static dev.navarch.testing.controllers.Objects.NAMESPACES;
import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.controllers.Creator;
import dev.navarch.testing.controllers.Objects;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * kubectl deletes what others add to meanwhile. One server with all controllers; each test has a
 * namespace of its own.
 */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DeletionTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final int EARLY = 100;

  private final List<Shell> shells = new ArrayList<>();
  private ServerProcess server;
  private RestClient client;
  private Objects objects;

  @BeforeAll
  void start(@TempDir Path folder) throws Exception {
    List<Kubectl> found = Kubectl.require();
    server = ServerProcess.start(folder.resolve("data"));
    client = server.restClient();
    objects = new Objects(client);
    for (Kubectl kubectl : found) {
      Path home = Files.createDirectory(folder.resolve(kubectl.toString()));
      Shell shell = Shell.of(kubectl, home, server);
      // It deletes at once when it knows what there is.
      assertThat(shell.run("kubectl api-resources").code()).isZero();
      shells.add(shell);
    }
  }

  @AfterAll
  void stop() {
    if (server != null) {
      client.close();
      server.close();
    }
  }

  private Stream<Shell> shells() {
    return shells.stream();
  }

  private Stream<Arguments> deletingCascades() {
    return shellsAnd("foreground", "background", "true");
  }

  private Stream<Arguments> orphaningCascades() {
    return shellsAnd("orphan", "false");
  }

  private Stream<Arguments> shellsAnd(String... cascades) {
    return shells.stream()
        .flatMap(shell -> Stream.of(cascades).map(cascade -> Arguments.of(shell, cascade)));
  }

  private String createNamespace(Shell shell, String purpose) {
    String name = purpose + "-" + shell.kubectl().minor();
    objects.createNamespace(name);
    return name;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shells")
  void aNamespaceGoesWithWhatIsCreatedMeanwhile(Shell shell) throws Exception {
    String namespace = createNamespace(shell, "filled");
    try (Creator maps = startCreator(namespace, "configmaps");
        Creator secrets = startCreator(namespace, "secrets");
        Creator accounts = startCreator(namespace, "serviceaccounts")) {
      List<Creator> creators = List.of(maps, secrets, accounts);
      creators.forEach(creator -> creator.awaitMore(10));

      try (RunningLine line = shell.start("kubectl delete namespace " + namespace)) {
        line.awaitSuccess();
      }

      assertThat(objects.exists(NAMESPACES + "/" + namespace)).isFalse();
      for (Creator creator : creators) {
        assertThat(creator.refusal().code()).isIn(403, 404);
      }
    }
    for (String kind : List.of("configmaps", "secrets", "serviceaccounts")) {
      assertThat(objects.namespaces("/api/v1/" + kind)).as(kind).doesNotContain(namespace);
    }
  }

  private Creator startCreator(String namespace, String kind) {
    return Creator.start(objects, NAMESPACES + "/" + namespace + "/" + kind, "late-");
  }

  /**
   * An owner, those that it has from the start, and somebody who adds to them.
   *
   * @param head the path of the owner
   * @param maps the collection of all of them
   */
  private record Family(String head, String maps, Creator late) implements AutoCloseable {
    static Family in(String namespace, Objects objects) {
      String maps = configMaps(namespace);
      String reference = owner("v1", "ConfigMap", "owner", objects.create(maps, "owner"));
      for (int i = 0; i < EARLY; i++) {
        objects.create(maps, "early-" + i, reference);
      }
      return new Family(
          configMap(namespace, "owner"), maps, Creator.start(objects, maps, "late-", reference));
    }

    /**
     * Adds some more after the deletion has begun and then no more: an owner that is deleted in the
     * foreground may wait for as long as there is always another one.
     */
    void growAndEnd(Objects objects) throws Exception {
      assertThat(Await.until(LIMIT, () -> !objects.exists(head) || objects.isBeingDeleted(head)))
          .isTrue();
      late.awaitMore(50);
      late.stop();
    }

    @Override
    public void close() throws Exception {
      late.close();
    }
  }

  private static RunningLine deleteOwner(Shell shell, String namespace, String cascade)
      throws IOException {
    return shell.start(
        "kubectl delete configmap owner --namespace=%s --cascade=%s".formatted(namespace, cascade));
  }

  @ParameterizedTest(name = "{0} --cascade={1}")
  @MethodSource("deletingCascades")
  void dependentsGoAlsoThoseThatComeMeanwhile(Shell shell, String cascade) throws Exception {
    String namespace = createNamespace(shell, cascade);
    try (Family family = Family.in(namespace, objects)) {
      family.late().awaitMore(10);

      try (RunningLine line = deleteOwner(shell, namespace, cascade)) {
        family.growAndEnd(objects);
        line.awaitSuccess();
      }

      assertThat(objects.exists(family.head())).isFalse();
      assertThat(Await.until(LIMIT, () -> dependents(family).isEmpty()))
          .as("dependents go, and not %s", dependents(family))
          .isTrue();
    }
  }

  private List<String> dependents(Family family) {
    return objects.names(family.maps()).stream()
        .filter(name -> name.startsWith("early-") || name.startsWith("late-"))
        .toList();
  }

  /**
   * Those that come meanwhile may be let go as well, or be deleted for want of an owner: only those
   * that were there are promised to stay.
   */
  @ParameterizedTest(name = "{0} --cascade={1}")
  @MethodSource("orphaningCascades")
  void orphansStayAlsoWhenOthersComeMeanwhile(Shell shell, String cascade) throws Exception {
    String namespace = createNamespace(shell, cascade);
    try (Family family = Family.in(namespace, objects)) {
      family.late().awaitMore(10);
      List<String> there = new ArrayList<>(family.late().acknowledged());
      for (int i = 0; i < EARLY; i++) {
        there.add("early-" + i);
      }

      try (RunningLine line = deleteOwner(shell, namespace, cascade)) {
        family.growAndEnd(objects);
        line.awaitSuccess();
      }

      assertThat(objects.exists(family.head())).isFalse();
      assertThat(Await.until(LIMIT, () -> objects.ownedNames(family.maps()).isEmpty())).isTrue();
      assertThat(objects.names(family.maps())).containsAll(there);
    }
  }
}
