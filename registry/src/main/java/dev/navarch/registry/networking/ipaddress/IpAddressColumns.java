package dev.navarch.registry.networking.ipaddress;

import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.networking.v1.ParentReference;
import dev.navarch.apiserver.table.Columns;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How taken service addresses are listed. */
public final class IpAddressColumns {
  public static final Columns<IPAddress> COLUMNS =
      Columns.<IPAddress>named()
          .text("ParentRef", "Object that has the address", a -> parent(a.spec().parentRef()))
          .ageWithoutColumn()
          .build();

  private IpAddressColumns() {}

  private static String parent(@Nullable ParentReference parent) {
    if (parent == null) {
      return "<none>";
    }
    String group = Objects.requireNonNullElse(parent.group(), "");
    String namespace = Objects.requireNonNullElse(parent.namespace(), "");
    String resource = parent.resource() + (group.isEmpty() ? "" : "." + group);
    return resource.toLowerCase(Locale.ROOT)
        + (namespace.isEmpty() ? "" : "/" + namespace)
        + "/"
        + parent.name();
  }
}
