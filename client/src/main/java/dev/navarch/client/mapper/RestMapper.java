package dev.navarch.client.mapper;

import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.io.IOException;
import java.util.List;

/**
 * Finds resources and kinds. Resources may be named in part: without a version, without a group or
 * with the beginning of one, in the singular or the plural, in any case.
 *
 * <p>Methods throw {@link NoMatchException} when nothing fits and {@link AmbiguousMatchException}
 * when one answer is wanted and several fit; {@link IOException} comes from mappers that ask a
 * server.
 */
public interface RestMapper {
  /** The kind of a resource. */
  GroupVersionKind kindFor(GroupVersionResource resource) throws IOException, InterruptedException;

  /** All kinds that a resource's name fits, the best first. */
  List<GroupVersionKind> kindsFor(GroupVersionResource resource)
      throws IOException, InterruptedException;

  /** The full name of a resource. */
  GroupVersionResource resourceFor(GroupVersionResource resource)
      throws IOException, InterruptedException;

  /** The full names of all resources that a name fits, the best first. */
  List<GroupVersionResource> resourcesFor(GroupVersionResource resource)
      throws IOException, InterruptedException;

  /**
   * The resource that serves a kind.
   *
   * @param versions those that will do, the best first; none for any
   */
  RestMapping restMapping(GroupKind kind, String... versions)
      throws IOException, InterruptedException;

  /** All resources that serve a kind. */
  List<RestMapping> restMappings(GroupKind kind, String... versions)
      throws IOException, InterruptedException;

  /** The singular of a resource's plural name; the name itself if it is not known. */
  String resourceSingularizer(String resource) throws IOException, InterruptedException;
}
