package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Writes down what it is told. */
final class Diary implements ResourceEventHandler<ConfigMap> {
  private final List<String> lines = new CopyOnWriteArrayList<>();

  @Override
  public void onAdd(ConfigMap object, boolean inInitialList) {
    lines.add((inInitialList ? "+" : "new ") + describe(object));
  }

  @Override
  public void onUpdate(ConfigMap before, ConfigMap after) {
    lines.add(describe(before) + ">" + describe(after));
  }

  @Override
  public void onDelete(ConfigMap last, boolean finalStateUnknown) {
    lines.add((finalStateUnknown ? "lost " : "-") + describe(last));
  }

  private static String describe(ConfigMap object) {
    return object.metadata().name() + "=" + object.data().get("text");
  }

  List<String> lines() {
    return lines;
  }

  void awaitLines(String... expected) {
    Eventually.until("lines of the diary", () -> lines.size() >= expected.length);
    assertThat(lines).containsExactly(expected);
  }
}
