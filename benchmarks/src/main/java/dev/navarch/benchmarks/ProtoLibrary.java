package dev.navarch.benchmarks;

/** The ways to read and write a pod as protobuf that are compared. */
public enum ProtoLibrary {
  NAVARCH("Navarch") {
    @Override
    PodCodec codec() {
      return new NavarchProto();
    }
  },
  OFFICIAL("official, protobuf classes") {
    @Override
    PodCodec codec() {
      return new OfficialProto();
    }
  };

  private final String title;

  ProtoLibrary(String title) {
    this.title = title;
  }

  /** The heading of the library's column. */
  String title() {
    return title;
  }

  /** Makes the library's codec; loads no other library. */
  abstract PodCodec codec();
}
