package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;

/**
 * Everything that a server offers: which groups, versions and resources there are, and who serves
 * them. Readers see a whole state without waiting; whoever changes something takes the lock, makes
 * the next state and puts it in place.
 */
public final class Catalog {
  /**
   * A group.
   *
   * @param name empty for the core group
   * @param priority the higher, the earlier discovery tells it
   * @param versions with the preferred one first
   */
  public record Group(String name, int priority, List<Version> versions) {
    public Group {
      versions = List.copyOf(versions);
    }
  }

  /**
   * A version of a group.
   *
   * @param resources by the path behind the version, such as {@code pods} or {@code pods/log}, in
   *     the order in which discovery tells them
   */
  public record Version(GroupVersion name, Map<String, ResourceEndpoint> resources) {
    public Version {
      resources = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(resources));
    }
  }

  /**
   * What is offered at one time.
   *
   * @param generation grows with each change
   * @param groups in the order in which discovery tells them
   */
  public record State(long generation, List<Group> groups) {
    public State {
      groups = List.copyOf(groups);
    }

    public Optional<Group> group(String name) {
      return groups.stream().filter(group -> group.name().equals(name)).findFirst();
    }
  }

  /** The state with an index of what is asked for with every request. */
  private record Indexed(State state, Map<GroupVersion, Map<String, ResourceEndpoint>> byVersion) {
    static Indexed of(State state) {
      Map<GroupVersion, Map<String, ResourceEndpoint>> byVersion = new LinkedHashMap<>();
      for (Group group : state.groups()) {
        for (Version version : group.versions()) {
          byVersion.put(version.name(), version.resources());
        }
      }
      return new Indexed(state, byVersion);
    }
  }

  private final ReentrantLock changing = new ReentrantLock();
  private volatile Indexed current = Indexed.of(new State(1, List.of()));

  public State state() {
    return current.state();
  }

  /** Changes what is offered; the function gets the groups as they are. */
  public void change(UnaryOperator<List<Group>> change) {
    changing.lock();
    try {
      State state = current.state();
      List<Group> groups = new ArrayList<>(change.apply(state.groups()));
      current = Indexed.of(new State(state.generation() + 1, groups));
    } finally {
      changing.unlock();
    }
  }

  public boolean serves(GroupVersion version) {
    return current.byVersion().containsKey(version);
  }

  public boolean servesGroup(String group) {
    return current.state().group(group).isPresent();
  }

  /** Whether a group's resources are custom ones. */
  public boolean isDefined(String group) {
    return current.state().group(group).stream()
        .flatMap(known -> known.versions().stream())
        .flatMap(version -> version.resources().values().stream())
        .anyMatch(endpoint -> endpoint.served().isCustom());
  }

  /**
   * Who serves a resource.
   *
   * @param path {@code pods} or {@code pods/log}
   */
  public Optional<ResourceEndpoint> find(GroupVersion version, String path) {
    Map<String, ResourceEndpoint> resources = current.byVersion().get(version);
    return resources == null ? Optional.empty() : Optional.ofNullable(resources.get(path));
  }
}
