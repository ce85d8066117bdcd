package dev.navarch.attacks.measuring;

import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;

/** Objects that attacks ask for. */
final class Objects {
  static final String LARGE = "/api/v1/namespaces/attack-large/configmaps";
  static final String MANY = "/api/v1/namespaces/attack-many/configmaps";

  private Objects() {}

  /** A few objects of 900 KB. */
  static void large(PlainClient admin, int count) {
    namespace(admin, "attack-large");
    String data = "x".repeat(900_000);
    for (int i = 0; i < count; i++) {
      create(admin, LARGE, "large-" + i, data);
    }
  }

  static void many(PlainClient admin, int count) {
    namespace(admin, "attack-many");
    for (int i = 0; i < count; i++) {
      create(admin, MANY, "many-" + i, "x");
    }
  }

  private static void namespace(PlainClient admin, String name) {
    check(admin.post("/api/v1/namespaces", "{\"metadata\":{\"name\":\"%s\"}}".formatted(name)));
  }

  private static void create(PlainClient admin, String path, String name, String data) {
    check(
        admin.post(
            path,
            "{\"metadata\":{\"name\":\"%s\"},\"data\":{\"key\":\"%s\"}}".formatted(name, data)));
  }

  /** Fails unless something was created, or is there from an earlier attack. */
  static void check(Answer answer) {
    if (answer.status() != 201 && answer.status() != 409) {
      throw new IllegalStateException("not created: " + answer);
    }
  }
}
