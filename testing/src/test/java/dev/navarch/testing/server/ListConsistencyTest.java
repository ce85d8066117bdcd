package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** How old a list may be, and that its pages are one snapshot. */
final class ListConsistencyTest extends SharedServer {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Test
  void thePagesOfAListAreOneSnapshotWhileWritersGoOn() {
    client.post("/api/v1/namespaces", ConfigMaps.named("pages")).object();
    String pages = ConfigMaps.in("pages");
    for (int i = 0; i < 200; i++) {
      client.post(pages, ConfigMaps.holding("o-%03d".formatted(i), "0")).object();
    }
    AtomicBoolean done = new AtomicBoolean();

    List<Integer> writes =
        Crowd.of(
            5,
            i -> {
              if (i == 4) {
                try {
                  for (int list = 0; list < 5; list++) {
                    checkPages(pages, list % 2 == 0 ? 7 : 33);
                  }
                } finally {
                  done.set(true);
                }
                return 0;
              }
              int count = 0;
              while (!done.get()) {
                String name = "o-%03d".formatted((i * 53 + count * 17) % 200);
                switch (count % 3) {
                  case 0 -> client.delete(pages + "/" + name);
                  case 1 -> client.post(pages, ConfigMaps.holding(name, "new"));
                  default ->
                      client.merge(pages + "/" + name, "{\"data\":{\"v\":\"" + count + "\"}}");
                }
                count++;
              }
              return count;
            });

    assertThat(writes.subList(0, 4)).allMatch(count -> count > 0);
  }

  /** Reads a list in pages, and again as a whole at the version of the pages. */
  private static void checkPages(String path, int limit) {
    Map<String, Json> found = new TreeMap<>();
    List<String> order = new ArrayList<>();
    String next = "";
    long version = 0;
    do {
      Json page =
          client
              .get(path + "?limit=" + limit + (next.isEmpty() ? "" : "&continue=" + next))
              .object();
      if (version == 0) {
        version = page.version();
      }
      assertThat(page.version()).isEqualTo(version);
      for (Json item : page.at("items").items()) {
        order.add(item.name());
        assertThat(found.put(item.name(), item)).isNull();
        assertThat(item.version()).isLessThanOrEqualTo(version);
      }
      next = page.at("metadata", "continue").text();
      assertThat(page.at("items").items().size())
          .satisfies(size -> assertThat(size).isLessThanOrEqualTo(limit));
    } while (!next.isEmpty());
    Json whole =
        client.get(path + "?resourceVersionMatch=Exact&resourceVersion=" + version).object();

    assertThat(order).isSorted();
    assertThat(whole.version()).isEqualTo(version);
    assertThat(whole.at("items").items()).containsExactlyElementsOf(found.values());
  }

  @Test
  void aListIsAsOldAsTheClientAllows() {
    client.post("/api/v1/namespaces", ConfigMaps.named("ages")).object();
    String ages = ConfigMaps.in("ages");
    long one = client.post(ages, ConfigMaps.named("one")).object().version();
    long two = client.post(ages, ConfigMaps.named("two")).object().version();

    Json exact = client.get(ages + "?resourceVersionMatch=Exact&resourceVersion=" + one).object();
    Json newer =
        client.get(ages + "?resourceVersionMatch=NotOlderThan&resourceVersion=" + one).object();
    Json plain = client.get(ages + "?resourceVersion=" + two).object();
    Json any = client.get(ages + "?resourceVersion=0").object();

    assertThat(exact.version()).isEqualTo(one);
    assertThat(exact.at("items").items()).extracting(Json::name).containsExactly("one");
    assertThat(newer.version()).isGreaterThanOrEqualTo(one);
    assertThat(plain.version()).isGreaterThanOrEqualTo(two);
    assertThat(plain.at("items").items()).extracting(Json::name).containsExactly("one", "two");
    assertThat(any.version()).isPositive();
  }

  @Test
  void aVersionThatDoesNotExistYetIsWaitedForAndThenRefused() {
    long future = client.get(HERE).json().version() + 1_000_000;

    for (String query :
        List.of(
            "?resourceVersion=" + future,
            "?resourceVersionMatch=NotOlderThan&resourceVersion=" + future,
            "?resourceVersionMatch=Exact&resourceVersion=" + future)) {
      Answer answer = client.get(HERE + query);
      assertThat(answer.status()).as(query).isEqualTo(504);
      assertThat(answer.reason()).isEqualTo("Timeout");
      assertThat(answer.message()).startsWith("Timeout: Too large resource version: " + future);
      assertThat(answer.json().at("details", "causes").items())
          .extracting(cause -> cause.at("reason").text())
          .containsExactly("ResourceVersionTooLarge");
      assertThat(answer.headers().firstValue("Retry-After")).hasValue("1");
    }
  }

  @Test
  void aGetOfAVersionThatDoesNotExistYetIsRefused() {
    create(ConfigMaps.named("young"));
    long future = client.get(HERE).json().version() + 1_000_000;

    Answer answer = client.get(at("young") + "?resourceVersion=" + future);

    assertThat(answer.status()).isEqualTo(504);
    assertThat(answer.message()).startsWith("Timeout: Too large resource version: " + future);
  }

  @Test
  void whatIsNoVersionIsRefused() {
    Answer answer = client.get(HERE + "?resourceVersion=abc");

    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.message())
        .isEqualTo(
            "invalid resource version: resourceVersion: Invalid value: \"abc\":"
                + " strconv.ParseUint: parsing \"abc\": invalid syntax");
  }

  @Test
  void aWaitForAVersionEndsAsSoonAsItIsThere() {
    assertThat(Await.until(PATIENCE, ListConsistencyTest::isWaitedFor)).isTrue();
  }

  /**
   * Asks for a version that is made meanwhile. False if the server waited in vain: it gives up
   * after three seconds, and a busy machine may take longer to make it.
   */
  private static boolean isWaitedFor() {
    long next = client.get(HERE).json().version() + 5;

    List<Answer> answers =
        Crowd.of(2, i -> i == 0 ? client.get(HERE + "?resourceVersion=" + next) : create5());

    if (answers.get(0).status() == 504) {
      return false;
    }
    assertThat(answers.get(0).object().version()).isGreaterThanOrEqualTo(next);
    return true;
  }

  private static Answer create5() {
    Answer last = client.get(HERE);
    for (int i = 0; i < 5; i++) {
      last = client.post(HERE, "{\"metadata\":{\"generateName\":\"later-\"}}");
    }
    return last;
  }

  @Test
  void whatIsNoLongerKeptIsGone() {
    try (RunningServer forgetful = RunningServer.withHistory(20);
        ApiClient own = forgetful.client()) {
      for (int i = 0; i < 3; i++) {
        own.post(HERE, ConfigMaps.named("o-" + i)).object();
      }
      Json page = own.get(HERE + "?limit=1").object();
      for (int i = 0; i < 100; i++) {
        own.merge(at("o-1"), "{\"data\":{\"v\":\"" + i + "\"}}").object();
      }

      Answer exact =
          own.get(HERE + "?resourceVersionMatch=Exact&resourceVersion=" + page.version());
      Answer rest = own.get(HERE + "?limit=1&continue=" + page.at("metadata", "continue").text());

      assertThat(exact.status()).isEqualTo(410);
      assertThat(exact.reason()).isEqualTo("Expired");
      assertThat(rest.status()).isEqualTo(410);
      assertThat(rest.reason()).isEqualTo("Expired");
    }
  }
}
