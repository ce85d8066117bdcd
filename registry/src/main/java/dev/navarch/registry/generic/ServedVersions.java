package dev.navarch.registry.generic;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.ApiGroupVersion;
import dev.navarch.api.install.Offer;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.api.install.Serving;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which versions of the built-in groups a server offers: those of one release, or what either of
 * two releases offers, so that clients of any age find what they look for; and on top of that what
 * whoever starts the server turns on and off.
 */
public final class ServedVersions {
  private final Optional<Release> release;
  private final RuntimeConfig config;

  /**
   * Creates the choice.
   *
   * @param release the release whose offer it is; empty for that of all releases
   */
  public ServedVersions(Optional<Release> release, RuntimeConfig config) {
    this.release = release;
    this.config = config;
  }

  public static ServedVersions of(Release release) {
    return new ServedVersions(Optional.of(release), RuntimeConfig.NONE);
  }

  /** What clients of every release find. */
  public static ServedVersions all() {
    return new ServedVersions(Optional.empty(), RuntimeConfig.NONE);
  }

  /** The release that the server says it is. */
  public Release release() {
    return release.orElse(Release.V1_36);
  }

  /** Whether it is the offer of one release, and not that of all. */
  public boolean isOneRelease() {
    return release.isPresent();
  }

  /** The versions of a group that are offered, the preferred one first. */
  public List<GroupVersion> versions(ApiGroup group) {
    List<ApiGroupVersion> offered = new ArrayList<>();
    for (ApiGroupVersion version : group.versions()) {
      GroupVersion name = new GroupVersion(group.name(), version.version());
      if (config.isOn(name, isDefault(version)) && exists(version)) {
        offered.add(version);
      }
    }
    offered.sort((one, other) -> Integer.compare(priority(other), priority(one)));
    List<GroupVersion> names = new ArrayList<>(offered.size());
    for (ApiGroupVersion version : offered) {
      names.add(new GroupVersion(group.name(), version.version()));
    }
    return names;
  }

  private boolean isDefault(ApiGroupVersion version) {
    return release.isPresent()
        ? version.serving(release.get()) == Serving.BY_DEFAULT
        : version.in136() == Serving.BY_DEFAULT || version.in120() == Serving.BY_DEFAULT;
  }

  private boolean exists(ApiGroupVersion version) {
    return release.isPresent()
        ? version.serving(release.get()) != Serving.NOT_AT_ALL
        : version.in136() != Serving.NOT_AT_ALL || version.in120() != Serving.NOT_AT_ALL;
  }

  /** Versions of the newest release come before those that only an older one had. */
  private int priority(ApiGroupVersion version) {
    if (release.isPresent()) {
      return version.priority(release.get());
    }
    return version.in136() == Serving.NOT_AT_ALL
        ? version.priority120()
        : 1000 + version.priority136();
  }

  /** What is offered of a resource; empty if it is not. */
  public Optional<Offer> offer(ResourceType type) {
    if (release.isPresent()) {
      return offer(type, release.get());
    }
    Optional<Offer> newest = offer(type, Release.V1_36);
    return newest.isPresent() ? newest : offer(type, Release.V1_20);
  }

  private Optional<Offer> offer(ResourceType type, Release from) {
    Offer offer = type.in(from);
    GroupVersion version = type.name().groupVersion();
    boolean on =
        switch (offer.serving()) {
          case BY_DEFAULT -> true;
          case ON_REQUEST -> config.isOn(version, false) && !type.isSubresource();
          case NOT_AT_ALL -> false;
        };
    return on && config.isResourceOn(type) ? Optional.of(offer) : Optional.empty();
  }

  /** The version that objects of a resource are stored in. */
  public Optional<GroupVersion> storage(ResourceType type) {
    GroupVersion newest = type.in(release()).storage();
    if (newest != null) {
      return Optional.of(newest);
    }
    for (Release other : Release.values()) {
      GroupVersion version = type.in(other).storage();
      if (version != null) {
        return Optional.of(version);
      }
    }
    return Optional.empty();
  }

  /** What a client is told who uses a kind; empty if that is in order. */
  public String deprecation(GroupVersionKind kind) {
    return Deprecations.warning(kind, release().minor());
  }
}
