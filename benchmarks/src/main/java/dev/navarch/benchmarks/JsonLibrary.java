package dev.navarch.benchmarks;

/** The ways to read and write a pod as JSON that are compared. */
public enum JsonLibrary {
  NAVARCH("Navarch") {
    @Override
    PodCodec codec() {
      return new NavarchJson();
    }
  },
  FABRIC8_JACKSON("fabric8, Jackson 3 databind") {
    @Override
    PodCodec codec() {
      return new Fabric8Jackson();
    }
  },
  OFFICIAL_JACKSON("official, Jackson 2 databind") {
    @Override
    PodCodec codec() {
      return new OfficialJackson();
    }
  },
  OFFICIAL_GSON("official, its own Gson") {
    @Override
    PodCodec codec() {
      return new OfficialGson();
    }
  };

  private final String title;

  JsonLibrary(String title) {
    this.title = title;
  }

  /** The heading of the library's column. */
  String title() {
    return title;
  }

  /** Makes the library's codec; loads no other library. */
  abstract PodCodec codec();
}
