package dev.navarch.apiserver.endpoint;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.table.Columns;
import java.util.List;

/**
 * A resource, or one of its sub-resources, in one version, as a server offers it.
 *
 * @param subresource empty for the resource itself
 * @param kind what goes in and out there
 * @param singular empty for a sub-resource
 * @param verbs what can be done with it, in alphabetic order
 * @param storageHash stands for the version objects are stored in; empty for what is not stored
 * @param lazyRest made when somebody first asks, so that a server that starts loads little
 * @param deprecation what a client is told who uses this version; empty if it is not deprecated
 */
public record ServedResource(
    GroupVersionResource resource,
    String subresource,
    GroupVersionKind kind,
    boolean namespaced,
    String singular,
    List<String> shortNames,
    List<String> categories,
    List<String> verbs,
    String storageHash,
    Lazy<Rest> lazyRest,
    Lazy<Columns<?>> lazyColumns,
    SelectableFields fields,
    String deprecation) {

  public ServedResource {
    shortNames = List.copyOf(shortNames);
    categories = List.copyOf(categories);
    verbs = List.copyOf(verbs);
  }

  /** A resource whose parts are there already. */
  public ServedResource(
      GroupVersionResource resource,
      String subresource,
      GroupVersionKind kind,
      boolean namespaced,
      String singular,
      List<String> shortNames,
      List<String> categories,
      List<String> verbs,
      String storageHash,
      Rest rest,
      Columns<?> columns,
      SelectableFields fields,
      String deprecation) {
    this(
        resource,
        subresource,
        kind,
        namespaced,
        singular,
        shortNames,
        categories,
        verbs,
        storageHash,
        Lazy.made(rest),
        Lazy.made(columns),
        fields,
        deprecation);
  }

  /** What does it. */
  public Rest rest() {
    return lazyRest.get();
  }

  /** How objects look in a table. */
  public Columns<?> columns() {
    return lazyColumns.get();
  }

  /** Whether a definition describes it; no built-in resource has to be made to know. */
  public boolean isCustom() {
    return !kind.group().isEmpty() && BuiltInGroups.group(resource.group()).isEmpty();
  }

  /** The name as discovery tells it: {@code pods} or {@code pods/log}. */
  public String path() {
    return subresource.isEmpty() ? resource.resource() : resource.resource() + "/" + subresource;
  }
}
