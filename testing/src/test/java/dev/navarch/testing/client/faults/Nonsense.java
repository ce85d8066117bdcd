package dev.navarch.testing.client.faults;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.apimachinery.serializer.MediaTypes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.zip.GZIPOutputStream;

/** What a server that is mad answers, and what a client must say of it. */
enum Nonsense {
  NONE("", ""),

  HALF_AN_EVENT("the stream ends in the middle of an event: {\"type\":\"ADDED\",\"obj", "") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 200, MediaTypes.JSON, "{\"type\":\"ADDED\",\"object\":{\"kind\":\"Conf");
    }
  },

  NO_EVENT("an event does not begin with an object: once upon a time", "") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 200, MediaTypes.JSON, "once upon a time\n");
    }
  },

  BROKEN_EVENT("unable to decode watch event", "") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 200, MediaTypes.JSON, "{\"type\":\"ADDED\",\"object\":{\"kind\":}}\n");
    }
  },

  UNKNOWN_EVENT("got invalid watch event type: SHOUTED", "") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 200, MediaTypes.JSON, "{\"type\":\"SHOUTED\",\"object\":{}}\n");
    }
  },

  EVENT_OF_ANOTHER_KIND("kind ConfigMap was expected, and it is /v1, Kind=Pod", "") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(
          exchange,
          200,
          MediaTypes.JSON,
          "{\"type\":\"ADDED\",\"object\":{\"apiVersion\":\"v1\",\"kind\":\"Pod\"}}\n");
    }
  },

  PAGE(
      "the answer to a watch is text/html",
      "it is text/html and no object: <html>Please log in</html>") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 200, "text/html", "<html>Please log in</html>");
    }
  },

  FAILURE_WITH_A_GOOD_CODE("got invalid watch event type", "the dog ate it") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(
          exchange,
          200,
          MediaTypes.JSON,
          "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\",\"code\":500,"
              + "\"reason\":\"InternalError\",\"message\":\"the dog ate it\"}\n");
    }
  },

  NOTHING("very short watch", "0-length response with status code: 200") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 200, MediaTypes.JSON, "");
    }
  },

  HALF_AN_ANSWER(" broke off: ", " broke off: ") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      exchange.getResponseHeaders().add("Content-Type", MediaTypes.JSON);
      exchange.sendResponseHeaders(200, 1000);
      exchange.getResponseBody().write(bytes("{\"kind\":\"ConfigMapList\",\"apiVersion\":"));
      exchange.getResponseBody().flush();
    }
  },

  HALF_A_MESSAGE("unable to decode watch event", "cannot be read: ") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 200, MediaTypes.PROTOBUF, "k8s\0\n\u0010\n\u0002v1\u0012\nConf");
    }
  },

  REDIRECTED_FOREVER("307", "307") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      exchange.getResponseHeaders().add("Location", server.resolve(exchange.getRequestURI()) + "");
      say(exchange, 307, "text/plain", "over there");
    }
  },

  NOT_PACKED("Not in GZIP format", " broke off: Not in GZIP format") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      exchange.getResponseHeaders().add("Content-Encoding", "gzip");
      say(exchange, 200, MediaTypes.JSON, "{}");
    }
  },

  BOMB("an event does not begin with an object", "unpacks to more than 400 times its size") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (OutputStream out = new GZIPOutputStream(packed)) {
        for (int i = 0; i < 64; i++) {
          out.write(new byte[1024 * 1024]);
        }
      }
      exchange.getResponseHeaders().add("Content-Encoding", "gzip");
      exchange.getResponseHeaders().add("Content-Type", MediaTypes.JSON);
      exchange.sendResponseHeaders(200, packed.size());
      packed.writeTo(exchange.getResponseBody());
    }
  },

  HEADERS_WITHOUT_END("no answer of http://127.0.0.1", "no answer of http://127.0.0.1") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      for (int i = 0; i < 400; i++) {
        exchange.getResponseHeaders().add("X-Header-" + i, "x".repeat(4000));
      }
      say(exchange, 200, MediaTypes.JSON, "{}");
    }
  },

  TROUBLE("too tired", "too tired") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(exchange, 500, "text/plain", "too tired");
    }
  },

  NO_CALLERS("Unauthorized", "Unauthorized") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException {
      say(
          exchange,
          401,
          MediaTypes.JSON,
          "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\",\"code\":401,"
              + "\"reason\":\"Unauthorized\",\"message\":\"Unauthorized\"}");
    }
  },

  SILENCE("nothing came on the watch for ", " stopped: nothing came for ") {
    @Override
    void answer(HttpExchange exchange, URI server) throws IOException, InterruptedException {
      exchange.getResponseHeaders().add("Content-Type", MediaTypes.JSON);
      exchange.sendResponseHeaders(200, 0);
      exchange.getResponseBody().flush();
      new CountDownLatch(1).await();
    }
  };

  private final String wordsOfWatch;
  private final String wordsOfList;

  Nonsense(String wordsOfWatch, String wordsOfList) {
    this.wordsOfWatch = wordsOfWatch;
    this.wordsOfList = wordsOfList;
  }

  /** What must be said of it when a watch was asked for. */
  String wordsOfWatch() {
    return wordsOfWatch;
  }

  /** What must be said of it when a list was asked for; empty if lists are answered well. */
  String wordsOfList() {
    return wordsOfList;
  }

  void answer(HttpExchange exchange, URI server) throws IOException, InterruptedException {
    throw new IllegalStateException("there is nothing to say");
  }

  private static void say(HttpExchange exchange, int code, String mediaType, String text)
      throws IOException {
    exchange.getResponseHeaders().add("Content-Type", mediaType);
    exchange.sendResponseHeaders(code, text.isEmpty() ? -1 : 0);
    exchange.getResponseBody().write(bytes(text));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
