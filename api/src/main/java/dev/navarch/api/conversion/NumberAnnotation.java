package dev.navarch.api.conversion;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.runtime.ConversionException;
import dev.navarch.apimachinery.value.DecimalLong;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.OptionalLong;

/**
 * An annotation of {@code apps/v1} that keeps a number which older versions have as a field.
 *
 * @param key name of the annotation
 */
public record NumberAnnotation(String key) {
  /** Revision that a deployment is asked to return to. */
  public static final NumberAnnotation ROLLBACK_TO =
      new NumberAnnotation("deprecated.deployment.rollback.to");

  /** How often the template of a daemon set has changed. */
  public static final NumberAnnotation TEMPLATE_GENERATION =
      new NumberAnnotation("deprecated.daemonset.template.generation");

  public boolean isOn(ObjectMeta metadata) {
    return metadata.annotations().containsKey(key);
  }

  public ObjectMeta put(ObjectMeta metadata, long value) {
    return metadata.toBuilder()
        .annotations(
            StringMap.<String>copyOf(metadata.annotations()).with(key, Long.toString(value)))
        .build();
  }

  /** The same metadata when there is nothing to take off. */
  public ObjectMeta remove(ObjectMeta metadata) {
    return isOn(metadata)
        ? metadata.toBuilder()
            .annotations(StringMap.<String>copyOf(metadata.annotations()).without(key))
            .build()
        : metadata;
  }

  /**
   * The number, if the annotation is there.
   *
   * @throws ConversionException in Go's words when it is not a number
   */
  public OptionalLong read(ObjectMeta metadata) {
    String text = metadata.annotations().get(key);
    if (text == null) {
      return OptionalLong.empty();
    }
    return switch (DecimalLong.parse(text)) {
      case DecimalLong.Value(long value) -> OptionalLong.of(value);
      case DecimalLong.Invalid(String reason) ->
          throw new ConversionException(
              "strconv.ParseInt: parsing %s: %s".formatted(GoQuoting.quote(text), reason));
    };
  }
}
