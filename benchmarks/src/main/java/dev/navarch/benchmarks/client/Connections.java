package dev.navarch.benchmarks.client;

import java.util.List;

/** Some open connections to one server. Closing them ends whatever is under way. */
public final class Connections implements AutoCloseable {
  private final List<Connection> all;

  Connections(List<Connection> all) {
    this.all = List.copyOf(all);
  }

  List<Connection> all() {
    return all;
  }

  public int size() {
    return all.size();
  }

  @Override
  public void close() {
    all.stream()
        .map(connection -> connection.channel().close())
        .toList()
        .forEach(closing -> closing.awaitUninterruptibly());
  }
}
