package dev.navarch.apiserver.admission;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.rest.Premises;
import dev.navarch.apiserver.rest.Warnings;
import org.jspecify.annotations.Nullable;

/**
 * A write, as plug-ins see it.
 *
 * @param resource in the version of the request
 * @param subresource empty for the resource itself
 * @param kind what the object is, in the version of the request
 * @param namespace empty for what belongs to the whole cluster
 * @param name empty while the server has not made one up yet
 * @param object the hub object as it is to be; null for a deletion
 * @param oldObject the hub object as it is; null for a creation
 * @param options what the client asked for besides: create, update, patch or delete options
 * @param premises what a creation depends on until it is made; plug-ins add to it
 */
public record AdmissionRequest(
    Operation operation,
    GroupVersionResource resource,
    String subresource,
    GroupVersionKind kind,
    String namespace,
    String name,
    @Nullable ApiObject object,
    @Nullable ApiObject oldObject,
    @Nullable ApiObject options,
    User user,
    boolean dryRun,
    Warnings warnings,
    Premises premises) {

  /** A write that depends on nothing yet. */
  public AdmissionRequest(
      Operation operation,
      GroupVersionResource resource,
      String subresource,
      GroupVersionKind kind,
      String namespace,
      String name,
      @Nullable ApiObject object,
      @Nullable ApiObject oldObject,
      @Nullable ApiObject options,
      User user,
      boolean dryRun,
      Warnings warnings) {
    this(
        operation,
        resource,
        subresource,
        kind,
        namespace,
        name,
        object,
        oldObject,
        options,
        user,
        dryRun,
        warnings,
        new Premises());
  }

  public GroupResource groupResource() {
    return new GroupResource(resource.group(), resource.resource());
  }

  /** Whether this is about a resource itself, in whatever version. */
  public boolean isFor(String group, String resourceName) {
    return isFor(group, resourceName, "");
  }

  public boolean isFor(String group, String resourceName, String subresourceName) {
    return resource.group().equals(group)
        && resource.resource().equals(resourceName)
        && subresource.equals(subresourceName);
  }

  /** The same request about another object. */
  public AdmissionRequest withObject(@Nullable ApiObject other) {
    return other == object
        ? this
        : new AdmissionRequest(
            operation,
            resource,
            subresource,
            kind,
            namespace,
            name,
            other,
            oldObject,
            options,
            user,
            dryRun,
            warnings,
            premises);
  }

  /** The same request about what is stored already. */
  public AdmissionRequest withOldObject(@Nullable ApiObject other) {
    return new AdmissionRequest(
        operation,
        resource,
        subresource,
        kind,
        namespace,
        name,
        object,
        other,
        options,
        user,
        dryRun,
        warnings,
        premises);
  }

  /** What the request is about, without the objects, which may be secrets. */
  @Override
  public String toString() {
    return "%s %s %s/%s by %s".formatted(operation, resource, namespace, name, user.name());
  }
}
