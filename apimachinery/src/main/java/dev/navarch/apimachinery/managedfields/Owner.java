package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import java.nio.charset.StandardCharsets;

/**
 * What tells one entry of managed fields from another. An applier is the same whatever version it
 * uses; an updater has one entry for each.
 *
 * <p>The order is that of {@link #identifier}, which decides between entries of the same age and
 * sorts the managers in a message.
 */
record Owner(String manager, Operation operation, String apiVersion, String subresource)
    implements Comparable<Owner> {

  /** The name of a manager that has not told its own. */
  private static final String UNKNOWN = "unknown";

  Owner {
    if (manager.isEmpty()) {
      manager = UNKNOWN;
    }
    if (operation == Operation.APPLY) {
      apiVersion = "";
    }
  }

  static Owner of(ManagedFields entry) {
    return new Owner(entry.manager(), entry.operation(), entry.apiVersion(), entry.subresource());
  }

  /** The owner as JSON: what is empty is left out. */
  private String identifier() {
    JsonWriter out = new JsonWriter(128);
    out.beginObject();
    field(out, "manager", manager);
    field(out, "operation", operation.text());
    field(out, "apiVersion", apiVersion);
    field(out, "subresource", subresource);
    out.endObject();
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }

  private static void field(JsonWriter out, String name, String value) {
    if (!value.isEmpty()) {
      out.key(name);
      out.string(value);
    }
  }

  @Override
  public int compareTo(Owner other) {
    return Utf8Order.compare(identifier(), other.identifier());
  }
}
