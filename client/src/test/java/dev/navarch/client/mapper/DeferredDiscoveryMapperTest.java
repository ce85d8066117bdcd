package dev.navarch.client.mapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.discovery.DiscoveryPages;
import dev.navarch.client.discovery.MemoryDiscoveryCache;
import dev.navarch.client.rest.ScriptedTransport;
import dev.navarch.client.waiting.ManualTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DeferredDiscoveryMapperTest {
  private static final String NEWCOMER =
      "{\"name\":\"newcomers\",\"singularName\":\"newcomer\",\"kind\":\"Newcomer\",\"shortNames\":[\"nc\"]}";

  private final ScriptedTransport transport = DiscoveryPages.oneByOne();
  private final MemoryDiscoveryCache discovery =
      new MemoryDiscoveryCache(new DiscoveryClient(transport.client()));
  private final ManualTime time = new ManualTime();
  private final DeferredDiscoveryMapper mapper = new DeferredDiscoveryMapper(discovery, time);
  private final RestMapper expander = new ShortcutExpander(mapper, discovery);

  private static GroupVersionResource named(String resource) {
    return new GroupVersionResource("", "", resource);
  }

  private void defineNewcomer() {
    transport.page(
        "/apis/apps/v1",
        200,
        "application/json",
        DiscoveryPages.resources("apps/v1", DiscoveryPages.DEPLOYMENT + "," + NEWCOMER));
  }

  @Test
  void serverIsAskedWhenItIsNeeded() throws Exception {
    assertThat(transport.requests()).isEmpty();

    assertThat(mapper.resourceFor(named("deployments")).toString())
        .isEqualTo("apps/v1, Resource=deployments");
    mapper.restMapping(new GroupKind("", "Pod"));
    assertThat(transport.requests()).hasSize(5);
  }

  @Test
  void whatIsDefinedLaterIsFound() throws Exception {
    mapper.resourceFor(named("pods"));
    defineNewcomer();

    assertThat(mapper.resourceFor(named("newcomers")).group()).isEqualTo("apps");
    assertThat(transport.requests()).hasSize(10);
  }

  @Test
  void serverIsAskedOnceMoreAndNotForever() throws Exception {
    mapper.resourceFor(named("pods"));

    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.resourceFor(named("foos")));
    assertThat(transport.requests()).hasSize(10);
  }

  /** Misses so often that the server is not asked any more; what it was asked until then. */
  private int missed() throws Exception {
    mapper.resourceFor(named("pods"));
    for (int i = 0; i < 100; i++) {
      assertThatExceptionOfType(NoMatchException.class)
          .isThrownBy(() -> mapper.restMapping(new GroupKind("gone.example.com", "Owner")));
    }
    return transport.requests().size();
  }

  @Test
  void whatIsNeverFoundDoesNotKeepTheServerBusy() throws Exception {
    assertThat(missed()).isEqualTo(5 + 5 * 5);

    time.advance(Duration.ofSeconds(4));
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.resourceFor(named("foos")));
    assertThat(transport.requests()).hasSize(30);
  }

  @Test
  void whatIsDefinedAfterManyMissesIsFoundAFewSecondsLater() throws Exception {
    int asked = missed();
    defineNewcomer();
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.resourceFor(named("newcomers")));

    time.advance(Duration.ofSeconds(5));

    assertThat(mapper.resourceFor(named("newcomers")).group()).isEqualTo("apps");
    assertThat(transport.requests()).hasSize(asked + 5);
  }

  @Test
  void resetMapperAsksAtOnce() throws Exception {
    missed();
    defineNewcomer();

    mapper.reset();

    assertThat(mapper.resourceFor(named("newcomers")).group()).isEqualTo("apps");
  }

  @Test
  void whatIsKnownStaysKnownWhileTheServerCannotBeAskedAgain() throws Exception {
    mapper.resourceFor(named("pods"));
    transport.page("/apis", 503, "text/plain", "down");

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> mapper.resourceFor(named("foos")));
    assertThat(mapper.resourceFor(named("pods")).version()).isEqualTo("v1");
  }

  @Test
  void newsAreNotAskedForTwice() {
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.resourceFor(named("foos")));
    assertThat(transport.requests()).hasSize(5);
  }

  @Test
  void shortNamesAreExpanded() throws Exception {
    assertThat(expander.resourceFor(named("po")).resource()).isEqualTo("pods");
    assertThat(expander.kindFor(named("deploy")).kind()).isEqualTo("Deployment");
    assertThat(expander.resourceFor(new GroupVersionResource("apps", "v1beta1", "deploy")))
        .isEqualTo(new GroupVersionResource("apps", "v1beta1", "deployments"));
    assertThat(expander.resourceSingularizer("deploy")).isEqualTo("deployment");
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.resourceFor(named("po")));
  }

  @Test
  void shortNameThatIsDefinedLaterIsFound() throws Exception {
    expander.resourceFor(named("po"));
    defineNewcomer();

    assertThat(expander.resourceFor(named("nc")).resource()).isEqualTo("newcomers");
  }

  @Test
  void fullNameWinsOverAShortOne() throws Exception {
    transport.page(
        "/apis/apps/v1",
        200,
        "application/json",
        DiscoveryPages.resources(
            "apps/v1", DiscoveryPages.DEPLOYMENT.replace("deploy\"", "pod\"")));

    assertThat(expander.resourceFor(named("pod")).resource()).isEqualTo("pods");
  }
}
