package dev.navarch.attacks.exhaustion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Requests that compute for long, more of them at any time than the machine has processors. Other
 * clients are answered meanwhile. Where heavy requests run to their end before others get their
 * turn, each of these waits for several of them, and the rounds take longer than the test may.
 */
@Timeout(180)
class ProcessorTimeTest {
  private static final int HEAVY = 12;

  /** More than are answered before the heavy requests have arrived. */
  private static final int ROUNDS = 60;

  private static final String DEFINITIONS =
      "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
  private static final String THINGS = "/apis/example.com/v1/namespaces/default/things";

  private final AttackedServer server = AttackedServer.start();
  private final PlainClient attacker = server.admin();
  private final PlainClient other = server.target().client(AttackedServer.ADMIN);

  @AfterEach
  void close() {
    other.close();
    server.close();
  }

  private static String many(int count, IntFunction<String> item) {
    return IntStream.range(0, count).mapToObj(item).collect(Collectors.joining(","));
  }

  private static String definition(String plural, String kind, String schema) {
    return """
    {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",
     "metadata":{"name":"%1$s.example.com"},
     "spec":{"group":"example.com","scope":"Namespaced",
      "names":{"plural":"%1$s","kind":"%2$s","listKind":"%2$sList"},
      "versions":[{"name":"v1","served":true,"storage":true,
       "schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":%3$s}}}}]}}
    """
        .formatted(plural, kind, schema);
  }

  private void define(String schema) throws InterruptedException {
    assertThat(attacker.post(DEFINITIONS, definition("things", "Thing", schema)).status())
        .isEqualTo(201);
    while (attacker.get(THINGS).status() != 200) {
      Thread.onSpinWait();
    }
  }

  /**
   * Sends heavy requests again and again until others have been served many times, and returns the
   * answers to them.
   */
  private List<Answer> attack(List<Callable<Answer>> requests) throws Exception {
    round();
    AtomicBoolean over = new AtomicBoolean();
    Queue<Answer> answers = new ConcurrentLinkedQueue<>();
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      List<Future<?>> heavy = new ArrayList<>();
      for (Callable<Answer> request : requests) {
        heavy.add(
            threads.submit(() -> {
              do {
                answers.add(request.call());
              } while (!over.get());
              return null;
            }));
      }
      try {
        for (int i = 0; i < ROUNDS; i++) {
          round();
        }
      } finally {
        over.set(true);
      }
      for (Future<?> one : heavy) {
        one.get();
      }
    }
    return List.copyOf(answers);
  }

  private void round() {
    assertThat(other.get("/readyz").status()).isEqualTo(200);
    assertThat(other.get("/api/v1/namespaces/default").status()).isEqualTo(200);
    assertThat(
            other
                .post(
                    "/api/v1/namespaces/default/configmaps",
                    "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"generateName\":\"p-\"}}")
                .status())
        .isEqualTo(201);
  }

  @Test
  void patchesOfALargeArrayLeaveTimeToOthers() throws Exception {
    define(
        "{\"type\":\"object\",\"properties\":{\"items\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}}}}");
    String items = many(200_000, i -> "1");
    assertThat(
            attacker
                .post(
                    THINGS,
                    "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"items\":["
                        + items
                        + "]}}")
                .status())
        .isEqualTo(201);
    String patch =
        "[" + many(9_000, i -> "{\"op\":\"add\",\"path\":\"/spec/items/0\",\"value\":2}") + "]";

    List<Callable<Answer>> requests = new ArrayList<>();
    for (int i = 0; i < HEAVY; i++) {
      requests.add(
          () -> attacker.send("PATCH", THINGS + "/a?dryRun=All", PlainClient.JSON_PATCH, patch));
    }

    assertThat(attack(requests)).allMatch(answer -> answer.status() == 200);
  }

  @Test
  void definitionsOfManyRulesLeaveTimeToOthers() throws Exception {
    List<Callable<Answer>> requests = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      char letter = (char) ('a' + i);
      String rules = many(1_500, rule -> "{\"rule\":\"self.a + " + rule + " > self.b\"}");
      String schema =
          "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\"},\"b\":{\"type\":\"integer\"}},\"x-kubernetes-validations\":["
              + rules
              + "]}";
      String body = definition("rules" + letter, "Rule" + letter, schema);
      requests.add(() -> attacker.post(DEFINITIONS + "?dryRun=All", body));
    }

    assertThat(attack(requests)).allMatch(answer -> answer.status() == 201);
  }

  @Test
  void aRepetitionThatMatchesNearlyEverywhereIsAnsweredAndRefused() throws Exception {
    define("{\"type\":\"string\",\"pattern\":\"[ab]{0,900}c\"}");
    String text = "ab".repeat(500_000);

    Answer answer =
        attacker.post(
            THINGS,
            "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"r\"},\"spec\":\""
                + text
                + "\"}");

    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.text()).contains("spec in body should match '[ab]{0,900}c'");
  }
}
