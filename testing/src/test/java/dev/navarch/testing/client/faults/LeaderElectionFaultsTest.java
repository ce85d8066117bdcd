package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.server.Await;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Leaders on a bad way to a good server. */
@Timeout(120)
class LeaderElectionFaultsTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Test
  void leaderThatIsCutOffHandsOverOnceAndNeverReignsBesideAnother() {
    try (TestControlPlane controlPlane = TestControlPlane.start();
        FaultyProxy bridge = FaultyProxy.to(controlPlane.url());
        RestClient bad = Access.to(controlPlane).alertClient(bridge.url());
        RestClient good = Access.to(controlPlane).client(controlPlane.url());
        Contender king = Contender.start("king", bad)) {
      await("a first leader", king::leads);
      try (Contender heir = Contender.start("heir", good)) {
        // a short trouble, which the lease outlasts
        int before = bridge.connections();
        bridge.cut();
        await("the leader is back", () -> bridge.connections() > before);
        assertThat(king.leads()).isTrue();
        assertThat(king.reigns()).isEmpty();

        // nothing comes through, and nobody listens
        bridge.refuse();
        bridge.swallow();
        await("another leader", heir::leads);
        int connections = bridge.connections();
        bridge.listenAgain();
        await("the first one is back", () -> bridge.connections() > connections);
        assertThat(king.leads()).isFalse();
        assertThat(heir.leads()).isTrue();

        heir.close();
        await("the first one leads again", king::leads);
        king.close();
        assertThat(king.reigns()).hasSize(2).noneMatch(reign -> reign.overlapsAny(heir.reigns()));
        assertThat(heir.reigns()).hasSize(1);
      }
    }
  }

  private static void await(String what, BooleanSupplier condition) {
    assertThat(Await.until(PATIENCE, condition)).as(what).isTrue();
  }
}
