package dev.navarch.api.install;

/**
 * One version of a group.
 *
 * @param priority120 where 1.20 places the version among those of its group: the higher, the
 *     earlier in discovery, the highest preferred
 * @param priority136 the same for 1.36
 */
public record ApiGroupVersion(
    String version, Serving in120, int priority120, Serving in136, int priority136) {

  public Serving serving(Release release) {
    return switch (release) {
      case V1_20 -> in120;
      case V1_36 -> in136;
    };
  }

  public int priority(Release release) {
    return switch (release) {
      case V1_20 -> priority120;
      case V1_36 -> priority136;
    };
  }
}
