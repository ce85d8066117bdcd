package dev.navarch.client.cache;

import dev.navarch.api.core.v1.ConfigMap;

/** Small objects to keep. */
public final class ConfigMaps {
  private ConfigMaps() {}

  public static ConfigMap of(String namespace, String name, long version, String text) {
    return ConfigMap.builder()
        .metadata(
            meta -> meta.namespace(namespace).name(name).resourceVersion(Long.toString(version)))
        .addToData("text", text)
        .build();
  }

  static ConfigMap of(String name, long version) {
    return of("default", name, version, "v" + version);
  }
}
