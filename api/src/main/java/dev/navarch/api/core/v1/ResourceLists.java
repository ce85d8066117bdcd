package dev.navarch.api.core.v1;

import dev.navarch.api.defaults.FieldDefaults;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/** Amounts of resources by name. */
public final class ResourceLists {
  private ResourceLists() {}

  /** The amounts as the API keeps them: no finer than thousandths, rounded away from zero. */
  public static Map<String, Quantity> roundedUp(Map<String, Quantity> amounts) {
    return FieldDefaults.eachValue(amounts, Quantity::roundUpToMilli);
  }
}
