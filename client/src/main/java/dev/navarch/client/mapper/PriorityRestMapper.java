package dev.navarch.client.mapper;

import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Chooses among several fits by the groups and versions that come first. Each priority in turn
 * narrows down what is left, if it leaves anything; what is still more than one is ambiguous.
 */
public final class PriorityRestMapper implements RestMapper {
  /** The version of a priority that takes any. */
  public static final String ANY_VERSION = "*";

  private final RestMapper delegate;
  private final List<GroupVersion> priorities;

  /**
   * Creates a mapper.
   *
   * @param priorities the best first; with {@link #ANY_VERSION} for all of a group
   */
  public PriorityRestMapper(RestMapper delegate, List<GroupVersion> priorities) {
    this.delegate = delegate;
    this.priorities = List.copyOf(priorities);
  }

  @Override
  public GroupVersionKind kindFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    List<GroupVersionKind> all = delegate.kindsFor(resource);
    List<GroupVersionKind> best =
        narrow(all, priorities, (kind, priority) -> fits(kind.groupVersion(), priority));
    if (best.size() > 1) {
      throw AmbiguousMatchException.ofKinds(resource, all);
    }
    return best.get(0);
  }

  @Override
  public GroupVersionResource resourceFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    List<GroupVersionResource> all = delegate.resourcesFor(resource);
    List<GroupVersionResource> best =
        narrow(all, priorities, (each, priority) -> fits(each.groupVersion(), priority));
    if (best.size() > 1) {
      throw AmbiguousMatchException.ofResources(resource, all);
    }
    return best.get(0);
  }

  /** Versions that are asked for come before all priorities. */
  @Override
  public RestMapping restMapping(GroupKind kind, String... versions)
      throws IOException, InterruptedException {
    List<RestMapping> all = delegate.restMappings(kind, versions);
    List<GroupVersion> order = new ArrayList<>();
    for (String version : versions) {
      order.add(new GroupVersion(kind.group(), version));
    }
    order.addAll(priorities);
    List<RestMapping> best =
        narrow(all, order, (mapping, priority) -> fits(mapping.kind().groupVersion(), priority));
    if (best.size() > 1) {
      throw AmbiguousMatchException.ofKinds(kind, all.stream().map(RestMapping::kind).toList());
    }
    return best.get(0);
  }

  private static <T> List<T> narrow(
      List<T> all, List<GroupVersion> order, BiPredicate<T, GroupVersion> fits) {
    List<T> left = all;
    for (GroupVersion priority : order) {
      if (left.size() == 1) {
        break;
      }
      List<T> matched = left.stream().filter(each -> fits.test(each, priority)).toList();
      if (!matched.isEmpty()) {
        left = matched;
      }
    }
    return left;
  }

  private static boolean fits(GroupVersion version, GroupVersion priority) {
    return version.group().equals(priority.group())
        && (priority.version().equals(ANY_VERSION) || version.version().equals(priority.version()));
  }

  @Override
  public List<GroupVersionKind> kindsFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return delegate.kindsFor(resource);
  }

  @Override
  public List<GroupVersionResource> resourcesFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return delegate.resourcesFor(resource);
  }

  @Override
  public List<RestMapping> restMappings(GroupKind kind, String... versions)
      throws IOException, InterruptedException {
    return delegate.restMappings(kind, versions);
  }

  @Override
  public String resourceSingularizer(String resource) throws IOException, InterruptedException {
    return delegate.resourceSingularizer(resource);
  }
}
