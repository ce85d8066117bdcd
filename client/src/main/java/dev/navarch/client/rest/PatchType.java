package dev.navarch.client.rest;

/** How a patch is written, by media type. */
public enum PatchType {
  /** A list of operations (RFC 6902). */
  JSON("application/json-patch+json"),
  /** The fields to change, null for those to remove (RFC 7386). */
  MERGE("application/merge-patch+json"),
  /** Like {@link #MERGE}, but lists of built-in kinds are merged by their keys. */
  STRATEGIC_MERGE("application/strategic-merge-patch+json"),
  /** All fields that a field manager wants: server-side apply. JSON is YAML too. */
  APPLY("application/apply-patch+yaml");

  private final String mediaType;

  PatchType(String mediaType) {
    this.mediaType = mediaType;
  }

  /** What the request's {@code Content-Type} says. */
  public String mediaType() {
    return mediaType;
  }
}
