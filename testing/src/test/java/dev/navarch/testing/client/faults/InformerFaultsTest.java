package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Named.named;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.ServerLostException;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.client.faults.FaultyProxy.Passage;
import dev.navarch.testing.server.Await;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Informers on a bad way to a good server. */
@Timeout(120)
class InformerFaultsTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int MANY_CUTS = 24;
  private static final long ROUGHLY_NOTHING = 32L * 1024 * 1024;

  /** Both give up on a connection after the same time, and either may be a moment earlier. */
  private static final String NEVER_CONNECTED = "could not be made in time|nothing is heard of";

  private TestControlPlane controlPlane;
  private FaultyProxy proxy;
  private RestClient good;
  private RestClient bad;
  private ResourceClient<ConfigMap, ConfigMapList> maps;

  @BeforeEach
  void start() {
    controlPlane = TestControlPlane.start();
    proxy = FaultyProxy.to(controlPlane.url());
    good = Access.to(controlPlane).client(controlPlane.url());
    bad = Access.to(controlPlane).alertClient(proxy.url());
    maps = Access.configMaps(good);
  }

  @AfterEach
  void stop() {
    bad.close();
    proxy.close();
    good.close();
    controlPlane.close();
  }

  private ObservedInformer startInformer() {
    return ObservedInformer.start(Access.configMaps(bad));
  }

  private void create(String name) throws IOException, InterruptedException {
    ConfigMap unused = maps.create(ConfigMap.builder().metadata(meta -> meta.name(name)).build());
  }

  private void change(String name, String value) throws IOException, InterruptedException {
    ConfigMap unused =
        maps.update(
            ConfigMap.builder().metadata(meta -> meta.name(name)).data(Map.of("v", value)).build());
  }

  @Test
  void whatHappenedWhileItWasCutOffIsMadeUpForInOrder() throws Exception {
    create("changed");
    create("deleted");
    try (ObservedInformer informer = startInformer()) {
      informer.awaitLike(maps);

      proxy.refuse();
      proxy.cut();
      create("created");
      change("changed", "1");
      change("changed", "2");
      maps.delete("deleted");
      awaitFailure(informer);
      proxy.listenAgain();

      informer.awaitLike(maps);
      assertThat(informer.lists()).isEqualTo(1);
      assertThat(informer.story().tombstones()).isZero();
      assertThat(informer.failures()).allMatch(failure -> failure instanceof IOException);
    }
  }

  private static void awaitFailure(ObservedInformer informer) {
    int before = informer.failures().size();
    assertThat(Await.until(PATIENCE, () -> informer.failures().size() > before))
        .as("a failure is noticed")
        .isTrue();
  }

  @Test
  void historyThatTheServerForgotIsReplacedByAListWithTombstones() throws Exception {
    create("kept");
    create("deleted");
    try (ObservedInformer informer = startInformer()) {
      informer.awaitLike(maps);

      proxy.refuse();
      proxy.cut();
      maps.delete("deleted");
      create("created");
      change("kept", "1");
      controlPlane.compact();
      proxy.listenAgain();

      informer.awaitLike(maps);
      assertThat(Await.until(PATIENCE, () -> informer.lists() == 2)).as("one more list").isTrue();
      assertThat(informer.story().tombstones()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"10, 1000000", "0, 150000", "3, 40000"})
  void slowWayHoldsThingsUpAndLosesNothing(int delayMillis, int bytesPerSecond) {
    Writers writers = new Writers(maps, 5, 3);
    writers.write(20);
    proxy.pass(new Passage(Duration.ofMillis(delayMillis), bytesPerSecond));

    try (RestClient slow = Access.to(controlPlane).client(proxy.url());
        ObservedInformer informer = ObservedInformer.start(Access.configMaps(slow))) {
      writers.write(10);

      informer.awaitLike(maps);
      assertThat(informer.lists()).isEqualTo(1);
      assertThat(informer.failures()).isEmpty();
    }
  }

  @Test
  void connectionThatIsDeadWithoutAWordIsNoticedAndReplaced() throws Exception {
    try (ObservedInformer informer = startInformer()) {
      create("before");
      informer.awaitLike(maps);
      int connections = proxy.connections();

      proxy.swallow();
      create("after");

      informer.awaitLike(maps);
      assertThat(proxy.connections()).isGreaterThan(connections);
      assertThat(informer.failures())
          .first()
          .asString()
          .contains("nothing is heard of " + proxy.url());
    }
  }

  @Test
  void deadConnectionHoldsUpNoRequestForLong() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> through = Access.configMaps(bad);
    create("here");
    assertThat(through.get("here").metadata().name()).isEqualTo("here");

    proxy.swallow();
    assertThatThrownBy(() -> through.delete("other"))
        .isInstanceOf(ServerLostException.class)
        .hasMessage("nothing is heard of %s any more".formatted(proxy.url()));
    assertThat(through.get("here").metadata().name()).isEqualTo("here");
    int connections = proxy.connections();
    proxy.swallow();

    assertThat(through.get("here").metadata().name()).isEqualTo("here");
    assertThat(proxy.connections()).isGreaterThan(connections);
  }

  @Test
  void connectionsThatNeverComeAboutLeaveNothingBehind() throws Exception {
    create("here");
    ResourceClient<ConfigMap, ConfigMapList> through = Access.configMaps(bad);
    assertThat(through.get("here").metadata().name()).isEqualTo("here");
    long selectors = selectorThreads();
    try (Babbler silent = Babbler.silent()) {
      proxy.leadTo(silent.url());
      proxy.cut();
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> through.get("here"))
            .isInstanceOf(IOException.class)
            .hasMessageContaining(proxy.url().toString())
            .message()
            .containsPattern(NEVER_CONNECTED);
      }
      proxy.leadTo(controlPlane.url());
      assertThat(through.get("here").metadata().name()).isEqualTo("here");

      assertThat(Await.until(PATIENCE, () -> selectorThreads() <= selectors))
          .as("threads of clients that were given up have ended")
          .isTrue();
      assertThat(Await.until(PATIENCE, () -> proxy.openConnections() == 1)).isTrue();
    }
  }

  @Test
  void connectionThatTheServerHalfClosesIsReplaced() throws Exception {
    try (ObservedInformer informer = startInformer()) {
      create("before");
      informer.awaitLike(maps);

      proxy.halfClose();
      create("after");

      informer.awaitLike(maps);
      assertThat(informer.lists()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("babblers")
  void informerSyncsOnceAServerTakesThePlaceOfSomethingElse(
      Supplier<Babbler> something, String words) throws Exception {
    create("here");
    try (Babbler babbler = something.get()) {
      proxy.leadTo(babbler.url());
      try (ObservedInformer informer =
          ObservedInformer.begin(Access.configMaps(bad), options -> options)) {
        awaitFailure(informer);
        assertThat(informer.failures())
            .first()
            .isInstanceOf(IOException.class)
            .extracting(Exception::getMessage)
            .asString()
            .contains(proxy.url().toString())
            .containsPattern(words);

        proxy.leadTo(controlPlane.url());

        informer.awaitSynced();
        informer.awaitLike(maps);
      }
    }
  }

  static Stream<Arguments> babblers() {
    return Stream.of(
        arguments(named("SSH", saying("SSH-2.0-OpenSSH_9\r\n")), "is not TLS, such as HTTP"),
        arguments(named("HTTP", saying("HTTP/1.1 400 Bad Request\r\n\r\n")), "such as HTTP"),
        arguments(named("nothing", saying("")), "cannot connect"),
        arguments(named("silence", (Supplier<Babbler>) Babbler::silent), NEVER_CONNECTED));
  }

  private static Supplier<Babbler> saying(String words) {
    return () -> Babbler.saying(words);
  }

  @ParameterizedTest
  @CsvSource({
    "1, false, " + MediaTypes.JSON,
    "2, true, " + MediaTypes.JSON,
    "3, false, " + MediaTypes.PROTOBUF,
    "4, true, " + MediaTypes.PROTOBUF
  })
  void twentyWritersAndRandomDisconnectsEndInTheSameState(
      long seed, boolean watchList, String mediaType) {
    proxy.cutEach(seed, 8_000, 60_000);
    Writers writers = new Writers(maps, 20, seed);
    try (RestClient client = Access.to(controlPlane).alertClient(proxy.url(), mediaType);
        ObservedInformer informer =
            ObservedInformer.begin(
                Access.configMaps(client), options -> options.withWatchList(watchList))) {
      // however late it begins, it is cut off more than once
      for (int round = 0; round < 4 || proxy.connections() <= 2; round++) {
        writers.write(8);
        if (round == 2) {
          controlPlane.compact();
        }
      }
      proxy.heal();
      proxy.cut();

      informer.awaitLike(maps);
    }
  }

  @Test
  void manyDisconnectsLeaveNothingBehind() throws Exception {
    try (ObservedInformer informer = startInformer()) {
      create("first");
      informer.awaitLike(maps);
      long selectors = selectorThreads();
      long heap = usedHeap();
      long threads = informer.liveThreads();
      for (int i = 0; i < MANY_CUTS; i++) {
        create("n" + i);
        if (i % 4 == 0) {
          // so that the pauses begin anew
          informer.awaitLike(maps);
        }
        proxy.cut();
      }
      create("last");
      informer.awaitLike(maps);

      assertThat(Await.until(PATIENCE, () -> informer.liveThreads() == threads))
          .as("as many threads of the informer as before")
          .isTrue();
      assertThat(Await.until(PATIENCE, () -> selectorThreads() <= selectors))
          .as("no more threads of clients than before")
          .isTrue();
      assertThat(Await.until(PATIENCE, () -> openWatches() == 1)).as("one watch").isTrue();
      assertThat(Await.until(PATIENCE, () -> proxy.openConnections() == 1))
          .as("one connection")
          .isTrue();
      assertThat(Await.until(PATIENCE, () -> usedHeap() - heap < ROUGHLY_NOTHING))
          .as("no more memory than before")
          .isTrue();
    }
    assertThat(Await.until(PATIENCE, () -> openWatches() == 0)).as("no watch").isTrue();
    bad.close();
    assertThat(Await.until(PATIENCE, () -> proxy.openConnections() == 0)).isTrue();
  }

  private static long usedHeap() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static long selectorThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("HttpClient-"))
        .count();
  }

  /** Watches of one namespace's config maps that the server has open; its own loops have others. */
  private long openWatches() {
    String metrics;
    try {
      metrics = new String(good.get().absPath("/metrics").send().raw(), StandardCharsets.UTF_8);
    } catch (IOException | ApiException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    List<String> open =
        metrics
            .lines()
            .filter(line -> line.startsWith("apiserver_longrunning_requests{"))
            .filter(line -> line.contains("resource=\"configmaps\""))
            .filter(line -> line.contains("scope=\"namespace\""))
            .toList();
    return open.stream()
        .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }
}
