package dev.navarch.registry.batch.cronjob;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.batch.v1.CronJob;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy.Dependents;
import dev.navarch.registry.generic.TestRegistry;
import org.junit.jupiter.api.Test;

class CronJobStrategyTest {
  private static final CronJobStrategy STRATEGY = new CronJobStrategy();

  private static RequestContext request(String version) {
    return TestRegistry.request(
        TestRegistry.ADMIN, "DELETE", "/apis/batch/" + version + "/namespaces/n/cronjobs/c");
  }

  @Test
  void jobsOutliveACronJobOnlyForOldClients() {
    assertThat(STRATEGY.dependents(request("v1"))).isEqualTo(Dependents.DELETE);
    assertThat(STRATEGY.dependents(request("v1beta1"))).isEqualTo(Dependents.ORPHAN);
  }

  @Test
  void aTimeZoneInAScheduleIsWarnedAboutWhenItChanges() {
    CronJob old =
        CronJob.builder()
            .metadata(m -> m.name("c").generation(1))
            .spec(s -> s.schedule("TZ=UTC * * * * *"))
            .build();
    CronJob changed = old.toBuilder().metadata(m -> m.generation(2)).build();

    assertThat(STRATEGY.warningsOnUpdate(request("v1"), changed, old))
        .singleElement()
        .asString()
        .startsWith("CRON_TZ or TZ used in spec.schedule is not officially supported");
    assertThat(STRATEGY.warningsOnUpdate(request("v1"), old, old)).isEmpty();
  }
}
