package dev.navarch.apiserver.health;

import dev.navarch.storage.Store;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** The checks of a server, for each probe in the order in which they are told. */
public final class HealthChecks {
  private final Map<Probe, CopyOnWriteArrayList<HealthCheck>> checks = new EnumMap<>(Probe.class);
  private final Shutdown shutdown = new Shutdown();

  /** Begins with what any server looks after; the end of the server counts for readiness. */
  public HealthChecks(Store store, PrintStream log) {
    for (Probe probe : Probe.values()) {
      checks.put(probe, new CopyOnWriteArrayList<>());
    }
    add(HealthCheck.ping());
    add(new LogCheck(log));
    add(new StoreCheck(StoreCheck.ALIVE, store));
    add(new StoreCheck(StoreCheck.READY, store), Probe.READYZ);
  }

  /**
   * Adds a check to some probes, or to all if none is named.
   *
   * @throws IllegalArgumentException if a probe has a check of this name
   */
  public void add(HealthCheck check, Probe... probes) {
    for (Probe probe : probes.length == 0 ? Probe.values() : probes) {
      if (find(probe, check.name()).isPresent()) {
        throw new IllegalArgumentException(
            "there is a check %s at %s already".formatted(check.name(), probe.path()));
      }
      list(probe).add(check);
    }
  }

  /** Adds a step of starting, which all probes wait for. */
  public StartStep addStartStep(String name) {
    StartStep step = new StartStep(name);
    add(step);
    return step;
  }

  /** Takes a check away from all probes. */
  public void remove(HealthCheck check) {
    checks.values().forEach(list -> list.remove(check));
  }

  /** What to tell when the server is about to go. */
  public Shutdown shutdown() {
    return shutdown;
  }

  /** The checks of a probe; the end of the server comes last. */
  public List<HealthCheck> of(Probe probe) {
    List<HealthCheck> all = new ArrayList<>(list(probe));
    if (probe == Probe.READYZ) {
      all.add(shutdown);
    }
    return all;
  }

  Optional<HealthCheck> find(Probe probe, String name) {
    for (HealthCheck check : of(probe)) {
      if (check.name().equals(name)) {
        return Optional.of(check);
      }
    }
    return Optional.empty();
  }

  /** All paths under which health can be asked for. */
  public List<String> paths() {
    List<String> paths = new ArrayList<>();
    for (Probe probe : Probe.values()) {
      paths.add(probe.path());
      of(probe).forEach(check -> paths.add(probe.path() + "/" + check.name()));
    }
    return paths;
  }

  private CopyOnWriteArrayList<HealthCheck> list(Probe probe) {
    CopyOnWriteArrayList<HealthCheck> list = checks.get(probe);
    if (list == null) {
      throw new IllegalStateException("every probe has a list");
    }
    return list;
  }
}
