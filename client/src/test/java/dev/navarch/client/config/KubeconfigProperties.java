package dev.navarch.client.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class KubeconfigProperties {
  @Property(tries = 200)
  void whatIsWrittenIsReadAgain(@ForAll("configs") Kubeconfig config) {
    assertThat(Kubeconfig.parse(config.toYaml())).isEqualTo(config);
  }

  @Property(tries = 200)
  void mergingInPartsIsMergingAtOnce(
      @ForAll("configs") Kubeconfig a,
      @ForAll("configs") Kubeconfig b,
      @ForAll("configs") Kubeconfig c) {
    Kubeconfig atOnce = Kubeconfig.merge(List.of(a, b, c));

    assertThat(Kubeconfig.merge(List.of(a, Kubeconfig.merge(List.of(b, c))))).isEqualTo(atOnce);
    assertThat(Kubeconfig.merge(List.of(Kubeconfig.merge(List.of(a, b)), c))).isEqualTo(atOnce);
    a.users().forEach((name, user) -> assertThat(atOnce.users()).containsEntry(name, user));
  }

  @Provide
  Arbitrary<Kubeconfig> configs() {
    Arbitrary<String> names = Arbitraries.of("a", "b", "c", "yes", "1");
    Arbitrary<String> texts = Arbitraries.strings().ascii().ofMaxLength(8);
    return Combinators.combine(maps(names, texts), maps(names, texts), maps(names, texts), texts)
        .as((servers, tokens, namespaces, current) -> {
          Map<String, Cluster> clusters = new LinkedHashMap<>();
          servers.forEach((name, text) -> clusters.put(name, Cluster.of(text)));
          Map<String, User> users = new LinkedHashMap<>();
          tokens.forEach((name, text) -> users.put(name, User.EMPTY.withToken(text)));
          Map<String, Context> contexts = new LinkedHashMap<>();
          namespaces.forEach(
              (name, text) -> contexts.put(name, Context.of("c", "u").withNamespace(text)));
          return new Kubeconfig(
              clusters, users, contexts, current, Map.of(), Map.of(), Map.of("x-own", true));
        });
  }

  private static Arbitrary<Map<String, String>> maps(
      Arbitrary<String> names, Arbitrary<String> texts) {
    return Arbitraries.maps(names, texts).ofMaxSize(3);
  }
}
