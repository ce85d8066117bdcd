package dev.navarch.registry.admission.resourcequota;

import static dev.navarch.registry.admission.AdmissionBench.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.admission.AdmissionBench;
import dev.navarch.registry.generic.StoreChanges;
import dev.navarch.registry.generic.TestRegistry;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class QuotaRecountTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final ResourceStore<ResourceQuota> quotas = bench.stores().of("", "resourcequotas");
  private final ResourceStore<ConfigMap> maps = bench.stores().of("", "configmaps");
  private final ResourceQuotaAdmission admission =
      new ResourceQuotaAdmission(bench.stores(), AdmissionBench.CLOCK);

  private QuotaRecount started() {
    QuotaRecount recount = new QuotaRecount(bench.stores(), AdmissionBench.CLOCK);
    recount.start();
    return recount;
  }

  private static Map<String, Quantity> amounts(String... pairs) {
    Map<String, Quantity> amounts = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      amounts.put(pairs[i], Quantity.parse(pairs[i + 1]));
    }
    return amounts;
  }

  private void quota(String... hard) {
    quotaNamed("q", hard);
  }

  private void quotaNamed(String name, String... hard) {
    bench.put(
        "",
        "resourcequotas",
        ResourceQuota.builder()
            .metadata(m -> m.name(name).namespace("n"))
            .spec(s -> s.hard(amounts(hard)))
            .build());
  }

  private ResourceQuota quota() {
    return quotas.require(new ObjectName("n", "q"));
  }

  private void await(String... used) throws InterruptedException {
    Map<String, Quantity> wanted = amounts(used);
    StoreChanges.await(quotas, () -> quota().status().used().equals(wanted));
  }

  private static ConfigMap map(String name) {
    return ConfigMap.builder().metadata(m -> m.name(name).namespace("n")).build();
  }

  private boolean create(String name) {
    if (refused(admission, bench.create("", "configmaps", map(name))) != null) {
      return false;
    }
    bench.put("", "configmaps", map(name));
    return true;
  }

  private void delete(String name) {
    maps.delete(
        TestRegistry.request(
            TestRegistry.ADMIN, "DELETE", "/api/v1/namespaces/n/configmaps/" + name),
        new ObjectName("n", name),
        DeleteOptions.builder().build(),
        WriteCheck.none());
  }

  @Test
  void aNewQuotaComesToKnowWhatIsThere() throws InterruptedException {
    create("before");
    try (QuotaRecount recount = started()) {
      quota("configmaps", "5", "requests.cpu", "2");

      await("configmaps", "1", "requests.cpu", "0");
      assertThat(recount).isNotNull();
    }

    assertThat(quota().status().hard()).isEqualTo(amounts("configmaps", "5", "requests.cpu", "2"));
    assertThat(quota().metadata().managedFields())
        .extracting(ManagedFieldsEntry::manager, ManagedFieldsEntry::subresource)
        .containsExactly(tuple("kube-controller-manager", "status"));
  }

  @Test
  void whatIsDeletedMakesRoom() throws InterruptedException {
    try (QuotaRecount recount = started()) {
      quota("configmaps", "2");
      await("configmaps", "0");
      assertThat(create("a")).isTrue();
      assertThat(create("b")).isTrue();
      assertThat(create("c")).isFalse();

      delete("a");
      await("configmaps", "1");

      assertThat(create("c")).isTrue();
      assertThat(recount).isNotNull();
    }
  }

  @Test
  void aChargeStaysWhileItsObjectMayBeOnItsWay() throws InterruptedException {
    Duration longer = Duration.ofHours(1);
    try (QuotaRecount recount = new QuotaRecount(bench.stores(), AdmissionBench.CLOCK, longer)) {
      recount.start();
      quota("configmaps", "5");
      await("configmaps", "0");
      assertThat(refused(admission, bench.create("", "configmaps", map("late")))).isNull();

      // Quotas are counted in the order of their names: the last one tells that all were.
      quotaNamed("r", "configmaps", "5");
      StoreChanges.await(
          quotas,
          () ->
              quotas
                  .require(new ObjectName("n", "r"))
                  .status()
                  .used()
                  .equals(amounts("configmaps", "0")));

      assertThat(quota().status().used()).isEqualTo(amounts("configmaps", "1"));
    }
  }

  @Test
  void roomIsMadeWhileTheQuotaIsChargedForOtherThings() throws InterruptedException {
    try (QuotaRecount recount = started()) {
      quota("configmaps", "1", "secrets", "100000");
      await("configmaps", "0", "secrets", "0");
      assertThat(create("a")).isTrue();
      delete("a");

      long end = System.nanoTime() + 10_000_000_000L;
      int charges = 0;
      while (!create("b") && System.nanoTime() < end) {
        Secret secret = Secret.builder().metadata(m -> m.name("s").namespace("n")).build();
        assertThat(refused(admission, bench.create("", "secrets", secret))).isNull();
        charges++;
        Thread.sleep(20);
      }

      assertThat(maps.require(new ObjectName("n", "b"))).isNotNull();
      assertThat(charges).isPositive();
      assertThat(recount).isNotNull();
    }
  }

  @Test
  void aChargeForNothingIsTakenBack() throws InterruptedException {
    try (QuotaRecount recount = started()) {
      quota("configmaps", "5");
      await("configmaps", "0");
      assertThat(refused(admission, bench.create("", "configmaps", map("never")))).isNull();
      assertThat(quota().status().used()).isEqualTo(amounts("configmaps", "1"));

      await("configmaps", "0");
      assertThat(recount).isNotNull();
    }
  }

  @Test
  void otherLimitsBringOtherCounts() throws InterruptedException {
    create("a");
    try (QuotaRecount recount = started()) {
      quota("secrets", "1");
      await("secrets", "0");

      quotas.update(
          TestRegistry.request(TestRegistry.ADMIN, "PUT", "/api/v1/namespaces/n/resourcequotas/q"),
          new ObjectName("n", "q"),
          old ->
              quota().toBuilder()
                  .spec(s -> s.hard(amounts("count/configmaps", "3")))
                  .metadata(m -> m.resourceVersion(""))
                  .build(),
          WriteCheck.none(),
          UpdateRules.PLAIN);
      await("count/configmaps", "1");
      create("b");
      delete("a");
      delete("b");
      await("count/configmaps", "0");
      assertThat(recount).isNotNull();
    }

    assertThat(quota().status().hard()).isEqualTo(amounts("count/configmaps", "3"));
  }

  @Test
  void customObjectsAreFollowed() throws InterruptedException {
    ByteString key = ByteString.utf8("example.com/widgets/n/w");
    try (QuotaRecount recount = started()) {
      quota("count/widgets.example.com", "3");
      await("count/widgets.example.com", "0");

      long revision =
          bench.stores().store().commit(Txn.create(key, ByteString.utf8("{}"))).revision();
      await("count/widgets.example.com", "1");
      bench.stores().store().commit(Txn.delete(key, revision));
      await("count/widgets.example.com", "0");
      assertThat(recount).isNotNull();
    }
  }

  @Test
  void severalServersAgreeAndWriteNothingTwice() throws InterruptedException {
    try (QuotaRecount one = started();
        QuotaRecount other = started()) {
      quota("configmaps", "2");
      await("configmaps", "0");
      create("a");
      await("configmaps", "1");
      String version = quota().metadata().resourceVersion();

      bench.put(
          "",
          "configmaps",
          ConfigMap.builder().metadata(m -> m.name("elsewhere").namespace("x")).build());
      bench.put(
          "",
          "resourcequotas",
          ResourceQuota.builder()
              .metadata(m -> m.name("r").namespace("x"))
              .spec(s -> s.hard(amounts("configmaps", "9")))
              .build());
      StoreChanges.await(
          quotas,
          () ->
              quotas
                  .require(new ObjectName("x", "r"))
                  .status()
                  .used()
                  .equals(amounts("configmaps", "1")));

      assertThat(quota().metadata().resourceVersion()).isEqualTo(version);
      assertThat(one).isNotSameAs(other);
    }
  }
}
