package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Liveness;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.server.Await;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;

/** A server that talks nonsense for a while: what is wrong is told, and then informers recover. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MadServerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration STALL = Duration.ofSeconds(50);

  /** Lists that fall silent are given up after some seconds. */
  private static final Liveness IMPATIENT =
      new Liveness(Duration.ofMillis(200), Duration.ofSeconds(4));

  private TestControlPlane controlPlane;
  private SpoilingServer spoiling;
  private RestClient good;
  private RestClient bad;

  @BeforeAll
  void start() throws IOException {
    controlPlane = TestControlPlane.start();
    Access access = Access.to(controlPlane);
    good = access.client(controlPlane.url());
    spoiling = SpoilingServer.before(access.config(controlPlane.url()).build());
    bad =
        RestClient.builder(
                ClientConfig.builder(spoiling.url().toString()).qps(-1).liveness(IMPATIENT).build())
            .timeSource(new HurriedTime(20, 7))
            .build();
  }

  @AfterAll
  void stop() {
    bad.close();
    spoiling.close();
    good.close();
    controlPlane.close();
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void nonsenseInPlaceOfAWatchIsToldAndLeavesNoTrace(Nonsense nonsense) throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = Access.configMaps(good);
    String name = nonsense.name().toLowerCase(Locale.ROOT).replace('_', '-');
    try (ObservedInformer informer =
        ObservedInformer.start(
            Access.configMaps(bad), options -> options.withStallTimeout(STALL))) {
      spoiling.talk(nonsense);
      ConfigMap unused = maps.create(ConfigMap.builder().metadata(meta -> meta.name(name)).build());
      awaitTold(informer, nonsense.wordsOfWatch());
      spoiling.talk(Nonsense.NONE);

      informer.awaitLike(maps);
    } finally {
      spoiling.talk(Nonsense.NONE);
    }
  }

  static Stream<Nonsense> ofLists() {
    return Stream.of(Nonsense.values()).filter(nonsense -> !nonsense.wordsOfList().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("ofLists")
  void nonsenseInPlaceOfTheFirstListIsToldAndLeavesNoTrace(Nonsense nonsense) {
    spoiling.talk(nonsense);
    try (ObservedInformer informer =
        ObservedInformer.begin(Access.configMaps(bad), options -> options)) {
      awaitTold(informer, nonsense.wordsOfList());
      spoiling.talk(Nonsense.NONE);

      informer.awaitSynced();
      informer.awaitLike(Access.configMaps(good));
    } finally {
      spoiling.talk(Nonsense.NONE);
    }
  }

  private static void awaitTold(ObservedInformer informer, String words) {
    assertThat(
            Await.until(
                PATIENCE,
                () ->
                    informer.failures().stream()
                        .anyMatch(failure -> message(failure).contains(words))))
        .as("told is \"%s\": %s", words, informer.failures())
        .isTrue();
    assertThat(informer.failures())
        .allMatch(failure -> failure instanceof IOException || failure instanceof ApiException);
  }

  private static String message(Exception failure) {
    return String.valueOf(failure.getMessage());
  }
}
