package dev.navarch.controllerruntime.testserver;

import dev.navarch.api.core.v1.ConfigMap;
import java.util.Map;

/** Objects for tests. */
public final class ConfigMaps {
  private ConfigMaps() {}

  public static ConfigMap named(String namespace, String name) {
    return ConfigMap.builder().metadata(meta -> meta.namespace(namespace).name(name)).build();
  }

  public static ConfigMap of(String namespace, String name, Map<String, String> data) {
    return named(namespace, name).toBuilder().data(data).build();
  }
}
