package dev.navarch.kubectl.convert;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.KubeVersion;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.kubectl.manifest.Manifest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Converts manifests to a version, or each to the preferred version of its group. The defaults of
 * the version an object is written in are filled in first: another version may have others, or
 * none.
 */
final class Convert {
  private final Scheme scheme;
  private final JsonSerializer serializer;
  private final boolean strict;

  /** The version that was asked for; empty means each group's preferred one. */
  private final Optional<GroupVersion> target;

  Convert(Scheme scheme, String outputVersion, boolean strict) {
    this.scheme = scheme;
    this.serializer = new JsonSerializer(scheme);
    this.strict = strict;
    this.target = outputVersion.isEmpty() ? Optional.empty() : Optional.of(known(outputVersion));
  }

  private GroupVersion known(String text) {
    GroupVersion version = GroupVersion.parse(text);
    if (!scheme.isVersionRegistered(version)) {
      List<GroupVersion> versions = scheme.prioritizedVersions(version.group());
      String known =
          versions.isEmpty()
              ? "there is no group \"" + version.group() + "\""
              : "known versions of this group are "
                  + versions.stream().map(GroupVersion::toString).collect(Collectors.joining(", "));
      throw new IllegalArgumentException("unable to convert to version \"" + text + "\": " + known);
    }
    return version;
  }

  /** Converts a document; a list gives all its items. */
  List<ApiObject> convert(Manifest manifest) {
    try {
      return convertJson(manifest.document().toJson(strict));
    } catch (DecodeException | NotRegisteredException e) {
      throw new IllegalArgumentException(
          "unable to decode \"" + manifest.place() + "\": " + e.getMessage(), e);
    }
  }

  private List<ApiObject> convertJson(byte[] json) {
    Unstructured any = Unstructured.parse(json);
    if (any.isList()) {
      List<ApiObject> items = new ArrayList<>();
      any.eachListItem(item -> items.addAll(convertJson(serializer.encode(item))));
      return items;
    }
    ApiObject object = scheme.applyDefaults(serializer.decode(json, null, strict).orThrow());
    ApiObject hub = scheme.unsafeConvertToVersion(object, GroupVersioner.internal());
    return List.of(scheme.unsafeConvertToVersion(hub, versioner(object, hub)));
  }

  private GroupVersioner versioner(ApiObject object, ApiObject hub) {
    GroupVersionKind kind = object.groupVersionKind();
    if (target.isPresent()) {
      if (scheme.recognizes(target.get().withKind(kind.kind()))) {
        return GroupVersioner.of(target.get());
      }
      if (target.get().group().equals(kind.group())) {
        throw new IllegalArgumentException(
            "%s has no kind \"%s\"; it is in %s"
                .formatted(target.get(), kind.kind(), versionsWith(kind)));
      }
    }
    return GroupVersioner.of(preferred(kind, hub));
  }

  private List<GroupVersion> versionsWith(GroupVersionKind kind) {
    return scheme.prioritizedVersions(kind.group()).stream()
        .filter(version -> scheme.recognizes(version.withKind(kind.kind())))
        .toList();
  }

  /**
   * The best version of the object's own group, unless none is stable and the kind has moved to
   * another group since: then that group's.
   */
  private GroupVersion preferred(GroupVersionKind kind, ApiObject hub) {
    GroupVersion own = versionsWith(kind).stream().findFirst().orElse(kind.groupVersion());
    if (isStable(own)) {
      return own;
    }
    return scheme.objectKinds(hub).stream()
        .map(GroupVersionKind::groupVersion)
        .filter(version -> !version.isInternal())
        .findFirst()
        .orElse(own);
  }

  private static boolean isStable(GroupVersion version) {
    return KubeVersion.parse(version.version())
        .filter(parsed -> parsed.stability() == KubeVersion.Stability.GA)
        .isPresent();
  }
}
