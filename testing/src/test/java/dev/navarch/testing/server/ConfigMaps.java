package dev.navarch.testing.server;

/** Paths and bodies of config maps, the plainest of objects. */
final class ConfigMaps {
  static final String EVERYWHERE = "/api/v1/configmaps";

  private ConfigMaps() {}

  static String in(String namespace) {
    return "/api/v1/namespaces/" + namespace + "/configmaps";
  }

  static String path(String namespace, String name) {
    return in(namespace) + "/" + name;
  }

  static String named(String name) {
    return "{\"metadata\":{\"name\":\"%s\"}}".formatted(name);
  }

  static String holding(String name, String value) {
    return "{\"metadata\":{\"name\":\"%s\"},\"data\":{\"v\":\"%s\"}}".formatted(name, value);
  }

  /** A replacement that holds only if the object still has the version. */
  static String replacing(String name, long version, String value) {
    return "{\"metadata\":{\"name\":\"%s\",\"resourceVersion\":\"%d\"},\"data\":{\"v\":\"%s\"}}"
        .formatted(name, version, value);
  }
}
