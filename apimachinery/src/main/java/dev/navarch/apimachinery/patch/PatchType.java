package dev.navarch.apimachinery.patch;

import java.util.Optional;

/** The kinds of patches, each with the media type that announces it. */
public enum PatchType {
  JSON("application/json-patch+json"),
  MERGE("application/merge-patch+json"),
  STRATEGIC("application/strategic-merge-patch+json"),
  APPLY_YAML("application/apply-patch+yaml"),
  APPLY_CBOR("application/apply-patch+cbor");

  private final String mediaType;

  PatchType(String mediaType) {
    this.mediaType = mediaType;
  }

  /** The media type, without parameters. */
  public String mediaType() {
    return mediaType;
  }

  /** True for the two forms of server-side apply, which differ only in their encoding. */
  public boolean isApply() {
    return this == APPLY_YAML || this == APPLY_CBOR;
  }

  /** The type of a {@code Content-Type} header, whose parameters do not matter. */
  public static Optional<PatchType> ofContentType(String contentType) {
    int end = contentType.indexOf(';');
    String bare = end < 0 ? contentType : contentType.substring(0, end);
    for (PatchType type : values()) {
      if (type.mediaType.equals(bare)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return mediaType;
  }
}
