package dev.navarch.testing.server;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/**
 * One server for all tests of a class, and a client of it. Such classes run one after the other:
 * they hold it in the same fields.
 */
abstract class SharedServer {
  static final String HERE = ConfigMaps.in("default");

  static RunningServer server;
  static ApiClient client;

  @BeforeAll
  static void start() {
    server = RunningServer.inMemory();
    client = server.client();
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  static String at(String name) {
    return HERE + "/" + name;
  }

  static Json create(String json) {
    return client.post(HERE, json).object();
  }
}
