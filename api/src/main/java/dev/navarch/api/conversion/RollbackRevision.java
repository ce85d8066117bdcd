package dev.navarch.api.conversion;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.runtime.ConversionException;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Keeps the {@code rollbackTo} of old deployments in an annotation of the newest version. */
public final class RollbackRevision {
  private static final NumberAnnotation ANNOTATION = NumberAnnotation.ROLLBACK_TO;

  private RollbackRevision() {}

  /** Metadata of the hub: the field decides, so an annotation without a field is taken off. */
  public static ObjectMeta toHub(ObjectMeta metadata, @Nullable Long revision) {
    return revision == null ? ANNOTATION.remove(metadata) : ANNOTATION.put(metadata, revision);
  }

  /** Metadata of the old version; an empty annotation asks for nothing and stays where it is. */
  public static ObjectMeta fromHub(ObjectMeta metadata) {
    return isSet(metadata) ? ANNOTATION.remove(metadata) : metadata;
  }

  /**
   * The revision that the metadata of a hub asks for.
   *
   * @throws ConversionException when it is not a number
   */
  public static OptionalLong read(ObjectMeta metadata) {
    if (!isSet(metadata)) {
      return OptionalLong.empty();
    }
    try {
      return ANNOTATION.read(metadata);
    } catch (ConversionException problem) {
      throw new ConversionException(
          "failed to parse annotation[%s]=%s as int64: %s"
              .formatted(
                  ANNOTATION.key(),
                  metadata.annotations().get(ANNOTATION.key()),
                  problem.getMessage()));
    }
  }

  private static boolean isSet(ObjectMeta metadata) {
    return !metadata.annotations().getOrDefault(ANNOTATION.key(), "").isEmpty();
  }
}
