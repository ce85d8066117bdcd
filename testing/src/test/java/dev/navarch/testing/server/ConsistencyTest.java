package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Many clients change the same objects at once. */
final class ConsistencyTest extends SharedServer {
  // ---- races for one object

  @Test
  void ofConflictingUpdatesExactlyOneWins() {
    long version = create(ConfigMaps.named("prize")).version();
    for (int round = 0; round < 30; round++) {
      String body = "round-" + round + "-";
      long expected = version;

      List<Answer> answers =
          Crowd.of(
              8, i -> client.put(at("prize"), ConfigMaps.replacing("prize", expected, body + i)));

      List<Answer> winners = answers.stream().filter(Answer::isSuccess).toList();
      assertThat(winners).hasSize(1);
      assertThat(answers)
          .filteredOn(answer -> !answer.isSuccess())
          .allSatisfy(loser -> {
            assertThat(loser.status()).isEqualTo(409);
            assertThat(loser.reason()).isEqualTo("Conflict");
            assertThat(loser.message())
                .isEqualTo(
                    "Operation cannot be fulfilled on configmaps \"prize\": the object has been"
                        + " modified; please apply your changes to the latest version and try"
                        + " again");
          });
      Json winner = winners.get(0).json();
      assertThat(client.get(at("prize")).json()).isEqualTo(winner);
      assertThat(winner.version()).isGreaterThan(version);
      version = winner.version();
    }
  }

  @Test
  void patchesWithoutAVersionAllLand() {
    create(ConfigMaps.named("pile"));

    Crowd.of(
        16,
        i -> {
          for (int n = 0; n < 20; n++) {
            String patch = "{\"data\":{\"k-%d-%d\":\"%d\"}}".formatted(i, n, n);
            client.merge(at("pile"), patch).object();
          }
          return i;
        });

    assertThat((Map<?, ?>) client.get(at("pile")).json().at("data").value()).hasSize(16 * 20);
  }

  @Test
  void patchesThatNameAVersionDoNotOverwriteOthers() {
    create(ConfigMaps.holding("counter", "0"));

    List<Integer> landed =
        Crowd.of(
            8,
            i -> {
              int own = 0;
              while (own < 10) {
                Json now = client.get(at("counter")).json();
                long next = Long.parseLong(now.at("data", "v").text()) + 1;
                String patch =
                    "{\"metadata\":{\"resourceVersion\":\"%d\"},\"data\":{\"v\":\"%d\"}}"
                        .formatted(now.version(), next);
                Answer answer = client.merge(at("counter"), patch);
                if (answer.isSuccess()) {
                  own++;
                } else {
                  assertThat(answer.status()).isEqualTo(409);
                }
              }
              return own;
            });

    assertThat(landed).containsOnly(10);
    assertThat(client.get(at("counter")).json().at("data", "v").text()).isEqualTo("80");
  }

  @Test
  void ofAppliersEachOwnsWhatItApplied() {
    Crowd.of(
        8,
        i -> {
          for (int n = 0; n < 5; n++) {
            String configuration =
                """
                {"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"shared"},
                 "data":{"k%d":"%d"}}
                """
                    .formatted(i, n);
            client
                .send(
                    "PATCH",
                    at("shared") + "?fieldManager=manager-" + i,
                    ApiClient.APPLY,
                    configuration)
                .object();
          }
          return i;
        });

    Json shared = client.get(at("shared")).json();
    for (int i = 0; i < 8; i++) {
      assertThat(shared.at("data", "k" + i).text()).isEqualTo("4");
    }
    assertThat(shared.at("metadata", "managedFields").items())
        .hasSize(8)
        .extracting(entry -> entry.at("operation").text())
        .containsOnly("Apply");
  }

  @Test
  void ofCreationsUnderOneNameExactlyOneWins() {
    for (int round = 0; round < 20; round++) {
      String name = "first-" + round;

      List<Answer> answers = Crowd.of(8, i -> client.post(HERE, ConfigMaps.named(name)));

      assertThat(answers).filteredOn(answer -> answer.status() == 201).hasSize(1);
      assertThat(answers)
          .filteredOn(answer -> answer.status() != 201)
          .hasSize(7)
          .allSatisfy(answer ->
              assertThat(answer.message())
                  .isEqualTo("configmaps \"%s\" already exists".formatted(name)));
    }
  }

  @Test
  void generatedNamesAreAllDifferent() {
    List<List<String>> names =
        Crowd.of(
            10,
            i -> {
              List<String> own = new ArrayList<>();
              for (int n = 0; n < 30; n++) {
                own.add(create("{\"metadata\":{\"generateName\":\"made-\"}}").name());
              }
              return own;
            });

    Set<String> different = new HashSet<>();
    names.forEach(different::addAll);
    assertThat(different).hasSize(300).allMatch(name -> name.matches("made-[a-z0-9]{5}"));
  }

  // ---- deletion

  @Test
  void anObjectGoesWithItsLastFinalizerWhoeverIsFaster() {
    for (int round = 0; round < 10; round++) {
      String name = "waiting-" + round;
      String uid =
          create(
                  """
                  {"metadata":{"name":"%s","finalizers":
                   ["example.com/f0","example.com/f1","example.com/f2","example.com/f3"]}}
                  """
                      .formatted(name))
              .uid();

      List<Answer> answers =
          Crowd.of(8, i -> i < 4 ? client.delete(at(name)) : withoutFinalizer(name, "f" + (i - 4)));
      Answer last = client.delete(at(name));

      assertThat(answers).allSatisfy(answer -> assertThat(answer.status()).isIn(200, 404));
      assertThat(answers.subList(4, 8)).anyMatch(Answer::isSuccess);
      Set<String> marks = new HashSet<>();
      for (Answer answer : answers) {
        if (answer.isSuccess() && answer.json().at("kind").text().equals("ConfigMap")) {
          assertThat(answer.json().uid()).isEqualTo(uid);
          marks.add(answer.json().at("metadata", "deletionTimestamp").text());
        }
      }
      marks.remove("");
      assertThat(marks).hasSizeLessThanOrEqualTo(1);
      assertThat(last.status()).isIn(200, 404);
      assertThat(client.get(at(name)).status()).isEqualTo(404);
    }
  }

  /** Takes one finalizer out, as controllers do: reads, changes, and begins again on conflict. */
  private static Answer withoutFinalizer(String name, String finalizer) {
    while (true) {
      Answer read = client.get(at(name));
      if (!read.isSuccess()) {
        return read;
      }
      List<String> left =
          read.json().at("metadata", "finalizers").items().stream()
              .map(Json::text)
              .filter(text -> !text.equals("example.com/" + finalizer))
              .map(text -> "\"" + text + "\"")
              .toList();
      Answer written =
          client.merge(
              at(name),
              "{\"metadata\":{\"resourceVersion\":\"%d\",\"finalizers\":%s}}"
                  .formatted(read.json().version(), left));
      if (written.status() != 409) {
        return written;
      }
    }
  }

  @Test
  void nothingIsAddedToAnObjectThatIsBeingDeleted() {
    create("{\"metadata\":{\"name\":\"leaving\",\"finalizers\":[\"example.com/stay\"]}}");
    assertThat(client.delete(at("leaving")).status()).isEqualTo(200);

    Answer again = client.post(HERE, ConfigMaps.named("leaving"));
    Answer more =
        client.merge(
            at("leaving"),
            "{\"metadata\":{\"finalizers\":[\"example.com/stay\",\"example.com/more\"]}}");

    assertThat(again.status()).isEqualTo(409);
    assertThat(again.message())
        .isEqualTo("object is being deleted: configmaps \"leaving\" already exists");
    assertThat(more.status()).isEqualTo(422);
    assertThat(more.message())
        .contains(
            "metadata.finalizers: Forbidden: no new finalizers can be added if the object is being"
                + " deleted");
    client.merge(at("leaving"), "{\"metadata\":{\"finalizers\":null}}").object();
    assertThat(client.get(at("leaving")).status()).isEqualTo(404);
  }

  @Test
  void ofDeletionsOfOneObjectExactlyOneRemovesIt() {
    for (int round = 0; round < 20; round++) {
      create(ConfigMaps.named("target"));

      List<Answer> answers = Crowd.of(6, i -> client.delete(at("target")));

      assertThat(answers).filteredOn(answer -> answer.status() == 200).hasSize(1);
      assertThat(answers).filteredOn(answer -> answer.status() == 404).hasSize(5);
    }
  }

  @Test
  void aDeletionWithPreconditionsHitsNoSuccessorOfItsObject() {
    String uid = create(ConfigMaps.named("reborn")).uid();
    client.delete(at("reborn"));
    String successor = create(ConfigMaps.named("reborn")).uid();

    Answer answer =
        client.send(
            client
                .request(at("reborn"))
                .header("Content-Type", ApiClient.JSON)
                .method(
                    "DELETE",
                    BodyPublishers.ofString("{\"preconditions\":{\"uid\":\"" + uid + "\"}}")));

    assertThat(answer.status()).isEqualTo(409);
    assertThat(client.get(at("reborn")).json().uid()).isEqualTo(successor);
  }

  // ---- writes that change nothing

  @Test
  void aWriteThatChangesNothingKeepsTheVersion() {
    Json created = create(ConfigMaps.holding("same", "x"));
    long version = created.version();

    assertThat(client.put(at("same"), ConfigMaps.holding("same", "x")).object().version())
        .isEqualTo(version);
    assertThat(client.put(at("same"), ConfigMaps.replacing("same", version, "x")).object())
        .isEqualTo(created);
    assertThat(client.merge(at("same"), "{}").object()).isEqualTo(created);
    assertThat(client.merge(at("same"), "{\"data\":{\"v\":\"x\"}}").object()).isEqualTo(created);
    assertThat(client.send("PATCH", at("same"), "application/json-patch+json", "[]").object())
        .isEqualTo(created);
    assertThat(client.get(at("same")).json()).isEqualTo(created);
  }

  @Test
  void applyingTheSameTwiceKeepsTheVersion() {
    String configuration =
        """
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: applied}
        data: {a: b}
        """;
    String path = at("applied") + "?fieldManager=tester";

    Json first = client.send("PATCH", path, ApiClient.APPLY, configuration).object();
    Json second = client.send("PATCH", path, ApiClient.APPLY, configuration).object();

    assertThat(second).isEqualTo(first);
  }

  @Test
  void whatIsAppliedMustSayWhatItIs() {
    Answer answer =
        client.send(
            "PATCH",
            at("nothing") + "?fieldManager=tester",
            ApiClient.APPLY,
            "{\"apiVersion\":\"a/b/c\",\"kind\":\"ConfigMap\",\"metadata\":{}}");

    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.message()).isEqualTo("invalid object type: /, Kind=");
  }

  @Test
  void aDryRunChangesNothing() {
    Json kept = create(ConfigMaps.holding("kept", "x"));

    assertThat(client.put(at("kept") + "?dryRun=All", ConfigMaps.holding("kept", "y")).status())
        .isEqualTo(200);
    assertThat(client.merge(at("kept") + "?dryRun=All", "{\"data\":{\"v\":\"z\"}}").status())
        .isEqualTo(200);
    assertThat(client.delete(at("kept") + "?dryRun=All").status()).isEqualTo(200);
    assertThat(client.post(HERE + "?dryRun=All", ConfigMaps.named("never")).status())
        .isEqualTo(201);

    assertThat(client.get(at("kept")).json()).isEqualTo(kept);
    assertThat(client.get(at("never")).status()).isEqualTo(404);
  }
}
