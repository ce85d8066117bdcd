package dev.navarch.registry.bootstrap;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.collect.Absent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes down rules in the way one reads them.
 *
 * <pre>{@code
 * rule(READ).on("pods", "services")
 * rule("patch", "update").in("apps").on("deployments/status")
 * rule("get").in(COORDINATION).named("kube-scheduler").on("leases")
 * rule("get").at("/healthz", "/version")
 * }</pre>
 *
 * <p>A text may hold several words with spaces between them. Without a group the core group is
 * meant. Lists are sorted, whatever their order here.
 */
final class RuleNotation {
  static final String READ = "get list watch";
  static final String WRITE = "create delete deletecollection patch update";
  static final String ALL = "*";

  static final String CORE = "";
  static final String APPS = "apps";
  static final String AUTHENTICATION = "authentication.k8s.io";
  static final String AUTHORIZATION = "authorization.k8s.io";
  static final String AUTOSCALING = "autoscaling";
  static final String BATCH = "batch";
  static final String CERTIFICATES = "certificates.k8s.io";
  static final String COORDINATION = "coordination.k8s.io";
  static final String DISCOVERY = "discovery.k8s.io";
  static final String EVENTS = "events.k8s.io";
  static final String EXTENSIONS = "extensions";
  static final String NETWORKING = "networking.k8s.io";
  static final String POLICY = "policy";
  static final String RBAC = "rbac.authorization.k8s.io";
  static final String RESOURCE = "resource.k8s.io";
  static final String STORAGE = "storage.k8s.io";

  private RuleNotation() {}

  /** Starts a rule. */
  static Verbs rule(String... verbs) {
    return new Verbs(words(verbs), List.of(CORE), List.of());
  }

  private static List<String> words(String... texts) {
    if (texts.length == 1 && texts[0].indexOf(' ') < 0) {
      return List.of(texts[0]);
    }
    List<String> words = new ArrayList<>();
    for (String text : texts) {
      int from = 0;
      for (int to = text.indexOf(' '); to >= 0; to = text.indexOf(' ', from)) {
        words.add(text.substring(from, to));
        from = to + 1;
      }
      words.add(text.substring(from));
    }
    return sorted(words.toArray(new String[0]));
  }

  private static List<String> sorted(String... words) {
    if (words.length > 1) {
      Arrays.sort(words);
    }
    return List.of(words);
  }

  /** What everybody needs who tells of what happens. */
  static PolicyRule recordEvents() {
    return rule("create", "patch", "update").in(CORE, EVENTS).on("events");
  }

  /** A rule that lacks its resources or paths. */
  record Verbs(List<String> verbs, List<String> groups, List<String> names) {
    /** The core group is the empty text, so each text here is one group. */
    Verbs in(String... groups) {
      return new Verbs(verbs, sorted(groups.clone()), names);
    }

    /** Only for objects of these names. */
    Verbs named(String... names) {
      return new Verbs(verbs, groups, words(names));
    }

    PolicyRule on(String... resources) {
      return new PolicyRule(verbs, groups, words(resources), names, Absent.list());
    }

    PolicyRule at(String... paths) {
      return new PolicyRule(verbs, Absent.list(), Absent.list(), Absent.list(), words(paths));
    }
  }
}
