package dev.navarch.registry.rbac.authorizer;

import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The bindings of one scope, found by who they are for. A service account is found by its user
 * name. Immutable.
 */
final class BindingIndex {
  static final BindingIndex EMPTY = new BindingIndex(Map.of(), Map.of());

  private final Map<String, List<Grant>> byUser;
  private final Map<String, List<Grant>> byGroup;

  private BindingIndex(Map<String, List<Grant>> byUser, Map<String, List<Grant>> byGroup) {
    this.byUser = byUser;
    this.byGroup = byGroup;
  }

  /** Bindings are added in their order. */
  static final class Builder {
    private final Map<String, List<Grant>> byUser = new HashMap<>();
    private final Map<String, List<Grant>> byGroup = new HashMap<>();

    void addUser(String name, Grant grant) {
      byUser.computeIfAbsent(name, unused -> new ArrayList<>(1)).add(grant);
    }

    void addGroup(String name, Grant grant) {
      byGroup.computeIfAbsent(name, unused -> new ArrayList<>(1)).add(grant);
    }

    BindingIndex build() {
      return new BindingIndex(byUser, byGroup);
    }
  }

  /** The first grant, in the order of bindings and subjects, that allows a request. */
  @Nullable Grant firstAllowing(User user, RequestInfo request) {
    Grant first = better(null, byUser.get(user.name()), request);
    for (String group : user.groups()) {
      first = better(first, byGroup.get(group), request);
    }
    return first;
  }

  private static @Nullable Grant better(
      @Nullable Grant found, @Nullable List<Grant> grants, RequestInfo request) {
    if (grants == null) {
      return found;
    }
    for (Grant grant : grants) {
      if (found != null && !grant.comesBefore(found)) {
        return found;
      }
      if (grant.allows(request)) {
        return grant;
      }
    }
    return found;
  }

  /** What somebody gets, each binding once, in the order of the bindings. */
  List<Grant> grantsOf(User user) {
    List<Grant> all = new ArrayList<>(byUser.getOrDefault(user.name(), List.of()));
    for (String group : user.groups()) {
      all.addAll(byGroup.getOrDefault(group, List.of()));
    }
    all.sort(Grant.ORDER);
    List<Grant> distinct = new ArrayList<>(all.size());
    for (Grant grant : all) {
      if (distinct.isEmpty() || distinct.getLast().binding() != grant.binding()) {
        distinct.add(grant);
      }
    }
    return distinct;
  }
}
