package dev.navarch.attacks.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.RawConnection;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Sends generated requests one after the other. Every one is answered, none with a fault of the
 * server, none exceeds its {@link Budget}, and together they leave little behind.
 *
 * <p>{@code -Dnavarch.fuzz.cases=100000} sends more of them, {@code -Dnavarch.fuzz.seed=7} sends
 * others. A finding is reported with the seed and the number of its case.
 */
class WorkBudgetTest {
  private static final int CASES = Integer.getInteger("navarch.fuzz.cases", 10_000);
  private static final long SEED = Long.getLong("navarch.fuzz.seed", 1);
  private static final int WARM_UP = 500;
  private static final int MOST_FINDINGS = 40;

  /**
   * The server keeps decoded objects, also those of earlier revisions, in a cache that takes a
   * quarter of the heap. A leak shows in a long run with a small heap.
   */
  private static final long RETAINED = (150L << 20) + Runtime.getRuntime().maxMemory() / 4;

  private static final List<CaseSource> SOURCES =
      List.of(
          new BodyCases(),
          new BodyCases(),
          new QueryCases(),
          new PathCases(),
          new PatchCases(),
          new PatchCases(),
          new DefinitionCases(),
          new DeletionCases(),
          new AcceptCases());

  private final Map<String, String> findings = new LinkedHashMap<>();
  private final Budget budget = new Budget();
  private final Map<String, Integer> answers = new TreeMap<>();

  @Test
  void everyRequestStaysWithinItsBudget() throws IOException {
    try (FuzzedServer server = FuzzedServer.start();
        PlainClient client = server.target().client(FuzzedServer.TOKEN)) {
      prepare(client);
      run(server, WARM_UP, SEED + 1);
      empty(client);
      long before = usedMemory();

      run(server, CASES, SEED);
      empty(client);
      long retained = usedMemory() - before;

      System.out.printf(
          "fuzz: seed %d, %d cases, %d MB retained, answers %s%n%s",
          SEED, CASES, retained >> 20, answers, budget.report());
      assertThat(String.join("\n", findings.values())).as("seed %d", SEED).isEmpty();
      assertThat(retained).as("retained bytes, seed %d", SEED).isLessThan(RETAINED);
      assertThat(client.get("/readyz").status()).isEqualTo(200);
    }
  }

  private static void prepare(PlainClient client) {
    assertThat(client.post(Objects.DEFINITIONS, Objects.THING_DEFINITION).status()).isEqualTo(201);
    assertThat(
            client
                .post(
                    "/api/v1/namespaces/default/serviceaccounts",
                    Objects.object("v1", "ServiceAccount", "default", ""))
                .status())
        .isEqualTo(201);
  }

  /** Deletes what requests have created: it may be large, and is no leak. */
  private static void empty(PlainClient client) {
    for (String collection :
        List.of(
            Objects.CONFIG_MAPS,
            Objects.PODS,
            Objects.DEPLOYMENTS,
            Objects.SERVICES,
            Objects.THINGS)) {
      client.delete(collection);
    }
    for (int i = 0; i < 200; i++) { // until history has forgotten them too
      client.delete(Objects.CONFIG_MAPS + "/a");
      client.post(Objects.CONFIG_MAPS, Objects.object("v1", "ConfigMap", "a", ""));
    }
  }

  private void run(FuzzedServer server, int cases, long seed) throws IOException {
    Choice choice = new Choice(seed);
    RawConnection connection = RawConnection.open(server.target());
    try {
      for (int i = 0; i < cases && findings.size() < MOST_FINDINGS; i++) {
        FuzzCase request = choice.of(SOURCES).next(choice);
        byte[] bytes = request.bytes(FuzzedServer.TOKEN);
        budget.begin();
        boolean open = exchange(connection, request, bytes, i);
        Budget.Cost cost = budget.end(i, request);
        if (cost.isTooMuch()) {
          findings.putIfAbsent("budget " + request.kind(), cost.toString());
        }
        if (!open) {
          connection.close();
          connection = RawConnection.open(server.target());
        }
      }
    } finally {
      connection.close();
    }
  }

  /** Returns whether the connection can be used again. */
  private boolean exchange(RawConnection connection, FuzzCase request, byte[] bytes, int number) {
    try {
      connection.send(bytes);
      Answer answer = connection.receive();
      answers.merge(request.kind() + " " + answer.status(), 1, Integer::sum);
      String error = ServerErrors.of(answer);
      if (!error.isEmpty()) {
        findings.putIfAbsent(error, "case %d, %s\n  answered %s".formatted(number, request, error));
      }
      return !answer.headers().firstValue("connection").orElse("").equalsIgnoreCase("close");
    } catch (IOException | RuntimeException e) {
      findings.putIfAbsent(
          e + request.kind(), "case %d, %s\n  failed with %s".formatted(number, request, e));
      return false;
    }
  }

  private static long usedMemory() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}
