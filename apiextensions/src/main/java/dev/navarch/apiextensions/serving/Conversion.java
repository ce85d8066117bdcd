package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns the objects of a definition from one of its versions into another. */
final class Conversion {
  private final Set<GroupVersion> versions;
  private final @Nullable ConversionWebhook webhook;

  /**
   * Creates the conversion between versions.
   *
   * @param webhook who converts; null where only the name of the version changes
   */
  Conversion(Set<GroupVersion> versions, @Nullable ConversionWebhook webhook) {
    this.versions = Set.copyOf(versions);
    this.webhook = webhook;
  }

  /** Whether converting may take its time. */
  boolean blocks() {
    return webhook != null;
  }

  /**
   * The object in a version; the same object if it is in that version already.
   *
   * @throws ApiException if there is no such version, or whoever converts fails
   */
  StringMap<@Nullable Object> convert(StringMap<@Nullable Object> object, GroupVersion to) {
    if (!isToBeConverted(object, to)) {
      return object;
    }
    return webhook == null
        ? object.with("apiVersion", to.toApiVersion())
        : webhook.convert(List.of(object), to).getFirst();
  }

  /**
   * The objects in a version, in the same order; each the same object if it is in that version
   * already. Whoever converts is asked once for all of them, and not at all if none has to be
   * converted.
   *
   * @throws ApiException if that fails for one of them
   */
  List<StringMap<@Nullable Object>> convert(
      List<StringMap<@Nullable Object>> objects, GroupVersion to) {
    if (webhook == null) {
      return objects.stream().map(object -> convert(object, to)).toList();
    }
    List<StringMap<@Nullable Object>> others =
        objects.stream().filter(object -> isToBeConverted(object, to)).toList();
    if (others.isEmpty()) {
      return objects;
    }
    Iterator<StringMap<@Nullable Object>> converted = webhook.convert(others, to).iterator();
    List<StringMap<@Nullable Object>> results = new ArrayList<>(objects.size());
    for (StringMap<@Nullable Object> object : objects) {
      results.add(isToBeConverted(object, to) ? converted.next() : object);
    }
    return results;
  }

  private boolean isToBeConverted(StringMap<@Nullable Object> object, GroupVersion to) {
    String from = object.get("apiVersion") instanceof String text ? text : "";
    if (from.equals(to.toApiVersion())) {
      return false;
    }
    if (!versions.contains(to)) {
      throw ApiException.unknown(
          "request to convert CR to an invalid group/version: " + to.toApiVersion());
    }
    if (versions.stream().noneMatch(version -> version.toApiVersion().equals(from))) {
      throw ApiException.unknown("request to convert CR from an invalid group/version: " + from);
    }
    return true;
  }
}
