package dev.navarch.client.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** Spreads the changes of a merged configuration over its files. Belongs to one thread. */
final class KubeconfigEdit {
  private final List<KubeconfigFile> chain;
  private final KubeconfigFile target;
  private final Kubeconfig start;

  KubeconfigEdit(List<KubeconfigFile> chain, Path target) {
    this.chain = chain;
    this.target =
        chain.stream().filter(file -> file.path().equals(target)).findFirst().orElseThrow();
    this.start = Kubeconfig.merge(chain.stream().map(KubeconfigFile::resolved).toList());
  }

  Kubeconfig start() {
    return start;
  }

  void apply(Kubeconfig goal) {
    entries(
        "clusters",
        "cluster",
        goal,
        Kubeconfig::clusters,
        (cluster, folder) -> cluster.relativized(folder).tree());
    entries(
        "users",
        "user",
        goal,
        Kubeconfig::users,
        (user, folder) -> user.relativized(folder).tree());
    entries("contexts", "context", goal, Kubeconfig::contexts, (context, folder) -> context.tree());
    if (!goal.currentContext().equals(start.currentContext())) {
      currentContext(goal.currentContext());
    }
    if (!goal.preferences().equals(start.preferences())) {
      owner(file -> !file.content().preferences().isEmpty()).set("preferences", goal.preferences());
    }
    if (!goal.extensions().equals(start.extensions())) {
      owner(file -> !file.content().extensions().isEmpty())
          .set("extensions", NamedEntries.writeExtensions(goal.extensions()));
    }
  }

  private <T> void entries(
      String list,
      String part,
      Kubeconfig goal,
      Function<Kubeconfig, Map<String, T>> entries,
      BiFunction<T, Path, Object> body) {
    Map<String, T> before = entries.apply(start);
    Map<String, T> after = entries.apply(goal);
    after.forEach((name, value) -> {
      if (!Objects.equals(value, before.get(name))) {
        KubeconfigFile file =
            owner(candidate -> entries.apply(candidate.content()).containsKey(name));
        file.setEntry(list, part, name, body.apply(value, file.folder()));
      }
    });
    for (String name : before.keySet()) {
      if (!after.containsKey(name)) {
        owner(candidate -> entries.apply(candidate.content()).containsKey(name))
            .removeEntry(list, name);
      }
    }
  }

  /** A context is chosen where new entries go, and forgotten where it was chosen. */
  private void currentContext(String name) {
    KubeconfigFile chosen =
        name.isEmpty() ? owner(file -> !file.content().currentContext().isEmpty()) : target;
    chosen.set("current-context", name);
  }

  private KubeconfigFile owner(Predicate<KubeconfigFile> says) {
    Optional<KubeconfigFile> first = chain.stream().filter(says).findFirst();
    return first.orElse(target);
  }

  void save() throws IOException {
    for (KubeconfigFile file : chain) {
      file.save();
    }
  }
}
