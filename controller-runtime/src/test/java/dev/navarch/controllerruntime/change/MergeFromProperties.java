package dev.navarch.controllerruntime.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MergeFromProperties {
  private static final Arbitrary<Map<String, String>> ENTRIES =
      Arbitraries.maps(Arbitraries.of("a", "b", "c", "d"), Arbitraries.of("", "1", "2"))
          .ofMaxSize(4);

  @Provide
  Arbitrary<ConfigMap> maps() {
    return Combinators.combine(
            ENTRIES, ENTRIES, Arbitraries.of("x", "y", "z").list().uniqueElements().ofMaxSize(3))
        .as(MergeFromProperties::map);
  }

  private static ConfigMap map(
      Map<String, String> data, Map<String, String> labels, List<String> finalizers) {
    return ConfigMap.builder()
        .metadata(meta -> meta.namespace("n").name("m").labels(labels).finalizers(finalizers))
        .data(data)
        .build();
  }

  @Property(tries = 300)
  void patchMakesTheOneOfTheOtherAndWritesOnlyIfTheyDiffer(
      @ForAll("maps") ConfigMap before, @ForAll("maps") ConfigMap after) throws Exception {
    MemoryServer server = new MemoryServer();
    try (RestClient rest = server.client()) {
      LiveClient client = new LiveClient(rest, MemoryServer.mapper());
      ConfigMap read = client.create(before);
      ConfigMap wish =
          read.toBuilder()
              .data(after.data())
              .metadata(
                  read.metadata().toBuilder()
                      .labels(after.metadata().labels())
                      .finalizers(after.metadata().finalizers())
                      .build())
              .build();

      ConfigMap patched = MergeFrom.of(read).withOptimisticLock().patch(client, wish);

      assertThat(patched.data()).isEqualTo(after.data());
      assertThat(patched.metadata().labels()).isEqualTo(after.metadata().labels());
      assertThat(patched.metadata().finalizers()).isEqualTo(after.metadata().finalizers());
      assertThat(server.writes()).hasSize(wish.equals(read) ? 1 : 2);
    }
  }

  private static Map<String, String> withKept(Map<String, String> data) {
    Map<String, String> more = new HashMap<>(data);
    more.put("kept", "always");
    return more;
  }

  @Property(tries = 300)
  void changesOfOthersElsewhereStay(
      @ForAll("maps") ConfigMap before, @ForAll("maps") ConfigMap after) throws Exception {
    MemoryServer server = new MemoryServer();
    try (RestClient rest = server.client()) {
      LiveClient client = new LiveClient(rest, MemoryServer.mapper());
      Map<String, String> data = withKept(before.data());
      Map<String, String> wish = withKept(after.data());
      ConfigMap read = client.create(before.toBuilder().data(data).build());
      Map<String, String> theirs = new HashMap<>(data);
      theirs.put("theirs", "1");
      client.update(read.toBuilder().data(theirs).build());

      ConfigMap patched = MergeFrom.of(read).patch(client, read.toBuilder().data(wish).build());

      Map<String, String> expected = new HashMap<>(wish);
      expected.put("theirs", "1");
      if (!wish.equals(data)) {
        assertThat(patched.data()).isEqualTo(expected);
      } else {
        assertThat(patched).isSameAs(read);
      }
    }
  }
}
