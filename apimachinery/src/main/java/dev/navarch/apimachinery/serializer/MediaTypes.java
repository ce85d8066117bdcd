package dev.navarch.apimachinery.serializer;

/** The media types of objects and watches. */
public final class MediaTypes {
  public static final String JSON = "application/json";
  public static final String YAML = "application/yaml";
  public static final String PROTOBUF = "application/vnd.kubernetes.protobuf";

  private MediaTypes() {}
}
