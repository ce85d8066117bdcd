package dev.navarch.attacks.measuring;

import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.Target;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Attacks by requests that take much processor time. */
enum ComputingAttack implements Attack {
  PATCHES("12 parallel patches: 9,000 inserts into 100,000 elements", 12) {
    @Override
    public void prepare(PlainClient admin) {
      define(admin, "lists", "{\"type\":\"object\",\"x-kubernetes-preserve-unknown-fields\":true}");
      String items =
          IntStream.range(0, 100_000).mapToObj(i -> "\"i\"").collect(Collectors.joining(","));
      create(admin, "lists", "long", "\"items\":[" + items + "]");
    }

    @Override
    void attack(PlainClient attacker) {
      String patch =
          IntStream.range(0, 9000)
              .mapToObj(i -> "{\"op\":\"add\",\"path\":\"/items/0\",\"value\":\"n\"}")
              .collect(Collectors.joining(",", "[", "]"));
      var unused =
          attacker.send("PATCH", path("lists") + "/long?dryRun=All", PlainClient.JSON_PATCH, patch);
    }
  },
  PATTERNS("4 parallel objects against [ab]{0,900}c", 4) {
    @Override
    public void prepare(PlainClient admin) {
      define(
          admin,
          "patterns",
          """
          {"type":"object","properties":{"text":{"type":"string","pattern":"[ab]{0,900}c"}}}\
          """);
    }

    @Override
    void attack(PlainClient attacker) {
      var unused =
          attacker.post(
              path("patterns") + "?dryRun=All",
              object("patterns", "one", "\"text\":\"" + "ab".repeat(20_000) + "\""));
    }
  },
  RULES("2 parallel definitions with 2,000 rules", 2) {
    @Override
    void attack(PlainClient attacker) {
      String rules =
          IntStream.range(0, 2000)
              .mapToObj(i -> "{\"rule\":\"self.size() < %d\"}".formatted(i + 10))
              .collect(Collectors.joining(","));
      var unused =
          attacker.post(
              DEFINITIONS + "?dryRun=All",
              definition(
                  "rules",
                  "{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":10,\"x-kubernetes-validations\":["
                      + rules
                      + "]}}}"));
    }
  };

  private static final String GROUP = "attack.navarch.dev";
  private static final String DEFINITIONS =
      "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";

  private final String title;
  private final int threads;

  ComputingAttack(String title, int threads) {
    this.title = title;
    this.threads = threads;
  }

  @Override
  public String toString() {
    return title;
  }

  @Override
  public void run(Target target, String token, Duration time) throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    try (HeldConnections held = new HeldConnections()) {
      for (int i = 0; i < threads; i++) {
        PlainClient attacker = held.hold(target.client(token));
        held.start(() -> {
          while (System.nanoTime() < end) {
            attack(attacker);
          }
        });
      }
      Thread.sleep(time.toMillis());
    }
  }

  abstract void attack(PlainClient attacker);

  private static String path(String plural) {
    return "/apis/%s/v1/namespaces/default/%s".formatted(GROUP, plural);
  }

  private static String kind(String plural) {
    return plural.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + plural.substring(1);
  }

  private static String definition(String plural, String schema) {
    return """
    {"metadata":{"name":"%1$s.%2$s"},
     "spec":{"group":"%2$s","scope":"Namespaced",
             "names":{"plural":"%1$s","singular":"%1$sone","kind":"%3$s"},
             "versions":[{"name":"v1","served":true,"storage":true,
                          "schema":{"openAPIV3Schema":%4$s}}]}}\
    """
        .formatted(plural, GROUP, kind(plural), schema);
  }

  private static void define(PlainClient admin, String plural, String schema) {
    Objects.check(admin.post(DEFINITIONS, definition(plural, schema)));
    long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (admin.get(path(plural)).status() != 200 && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  private static String object(String plural, String name, String fields) {
    return "{\"apiVersion\":\"%s/v1\",\"kind\":\"%s\",\"metadata\":{\"name\":\"%s\"},%s}"
        .formatted(GROUP, kind(plural), name, fields);
  }

  private static void create(PlainClient admin, String plural, String name, String fields) {
    Objects.check(admin.post(path(plural), object(plural, name, fields)));
  }
}
