package dev.navarch.api.install;

import dev.navarch.apimachinery.runtime.MetaTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;

/**
 * One group's part in a server. Registration runs at every start, the description only where a
 * server or a client needs it, so an implementation must not touch the second in the first.
 */
public interface GroupInstaller {

  /** Adds the types of all versions to a scheme. */
  void addTo(Scheme.Builder scheme);

  /** Versions and resources; put together anew by every call. */
  ApiGroup describe();

  /** Ranks the versions of a group, best first, and adds to each what every version has. */
  static void addVersions(Scheme.Builder scheme, String group, String... bestFirst) {
    scheme.setVersionPriority(group, bestFirst);
    for (String version : bestFirst) {
      MetaTypes.addToGroupVersion(scheme, new GroupVersion(group, version));
    }
  }
}
