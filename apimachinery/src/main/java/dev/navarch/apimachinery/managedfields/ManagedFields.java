package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.value.Time;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fields that one manager owns through one kind of write: one entry of an object's managed
 * fields.
 *
 * @param manager the manager's name
 * @param operation how it writes
 * @param apiVersion the version in which it wrote last, and in which the paths are to be read
 * @param time when the entry last changed together with the object; null when it never did
 * @param subresource the sub-resource through which it writes; empty for the object itself
 * @param fields the fields it owns
 */
public record ManagedFields(
    String manager,
    Operation operation,
    String apiVersion,
    @Nullable Time time,
    String subresource,
    FieldSet fields) {

  /** The only type of fields there is. */
  public static final String FIELDS_TYPE = "FieldsV1";

  /** The order of entries in an object: by operation, then oldest first. */
  static final Comparator<ManagedFields> ORDER =
      Comparator.comparing(ManagedFields::operation)
          .thenComparingLong(entry -> seconds(entry.time))
          .thenComparing(ManagedFields::manager, Utf8Order.COMPARATOR)
          .thenComparing(ManagedFields::apiVersion, Utf8Order.COMPARATOR)
          .thenComparing(ManagedFields::subresource, Utf8Order.COMPARATOR);

  /** How a manager writes, in the order in which entries are sorted. */
  public enum Operation {
    /** Server-side apply: the manager's intent is the whole of its fields. */
    APPLY("Apply"),
    /** Every other write: the manager owns what it changed. */
    UPDATE("Update");

    private final String text;

    Operation(String text) {
      this.text = text;
    }

    /** The name on the wire. */
    public String text() {
      return text;
    }

    /**
     * The operation of a name on the wire.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Operation parse(String text) {
      return switch (text) {
        case "Apply" -> APPLY;
        case "Update" -> UPDATE;
        default -> throw new IllegalArgumentException("operation must be `Apply` or `Update`");
      };
    }
  }

  static long seconds(@Nullable Time time) {
    return time == null ? 0 : time.epochSecond();
  }

  /** True when two lists of entries tell the same about owners, whatever their times. */
  public static boolean sameOwners(List<ManagedFields> some, List<ManagedFields> others) {
    return some.size() == others.size() && Ownership.of(some).sameOwners(Ownership.of(others));
  }
}
