package dev.navarch.client.mapper;

import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.discovery.Discovery;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Takes short names, such as {@code deploy}, for what the server says they stand for. A resource's
 * full name always wins over another's short one, and of several with the same short name the
 * first.
 */
public final class ShortcutExpander implements RestMapper {
  private final RestMapper delegate;
  private final Discovery discovery;

  /** Creates a mapper; it asks discovery often, which should be a cached one. */
  public ShortcutExpander(RestMapper delegate, Discovery discovery) {
    this.delegate = delegate;
    this.discovery = discovery;
  }

  /** Something that a mapper is asked of a resource. */
  private interface Query<T> {
    T ask(GroupVersionResource resource) throws IOException, InterruptedException;
  }

  /** What was not known may have become known while the delegate looked for it. */
  private <T> T ask(GroupVersionResource resource, Query<T> query)
      throws IOException, InterruptedException {
    GroupVersionResource expanded = expand(resource);
    try {
      return query.ask(expanded);
    } catch (NoMatchException e) {
      GroupVersionResource again = expand(resource);
      if (again.equals(expanded)) {
        throw e;
      }
      return query.ask(again);
    }
  }

  private GroupVersionResource expand(GroupVersionResource asked)
      throws IOException, InterruptedException {
    String name = asked.resource().toLowerCase(Locale.ROOT);
    DiscoveredResources discovered = discovery.serverGroupsAndResources();
    Predicate<String> exact = group -> asked.group().isEmpty() || group.equals(asked.group());
    Predicate<String> prefix = group -> !asked.group().isEmpty() && group.startsWith(asked.group());
    for (Predicate<String> inGroup : List.of(exact, prefix)) {
      if (find(discovered, asked, inGroup, resource -> isFullName(resource, name)) != null) {
        return asked;
      }
      GroupVersionResource found =
          find(discovered, asked, inGroup, resource -> resource.shortNames().contains(name));
      if (found != null) {
        return found;
      }
    }
    return asked;
  }

  private static boolean isFullName(APIResource resource, String name) {
    return resource.name().equals(name) || resource.singularName().equals(name);
  }

  private static @Nullable GroupVersionResource find(
      DiscoveredResources discovered,
      GroupVersionResource asked,
      Predicate<String> inGroup,
      Predicate<APIResource> named) {
    for (GroupVersion version : discovered.versions()) {
      if (!inGroup.test(version.group())) {
        continue;
      }
      List<APIResource> resources =
          discovered.resources(version).map(APIResourceList::resources).orElse(List.of());
      for (APIResource resource : resources) {
        if (!resource.name().contains("/") && named.test(resource)) {
          return new GroupVersionResource(version.group(), asked.version(), resource.name());
        }
      }
    }
    return null;
  }

  @Override
  public GroupVersionKind kindFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(resource, delegate::kindFor);
  }

  @Override
  public List<GroupVersionKind> kindsFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(resource, delegate::kindsFor);
  }

  @Override
  public GroupVersionResource resourceFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(resource, delegate::resourceFor);
  }

  @Override
  public List<GroupVersionResource> resourcesFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(resource, delegate::resourcesFor);
  }

  @Override
  public RestMapping restMapping(GroupKind kind, String... versions)
      throws IOException, InterruptedException {
    return delegate.restMapping(kind, versions);
  }

  @Override
  public List<RestMapping> restMappings(GroupKind kind, String... versions)
      throws IOException, InterruptedException {
    return delegate.restMappings(kind, versions);
  }

  @Override
  public String resourceSingularizer(String resource) throws IOException, InterruptedException {
    return delegate.resourceSingularizer(
        expand(new GroupVersionResource("", "", resource)).resource());
  }
}
