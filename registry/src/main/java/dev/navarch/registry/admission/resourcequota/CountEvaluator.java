package dev.navarch.registry.admission.resourcequota;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/** Objects of which only the number matters. */
record CountEvaluator(GroupResource resource, boolean hasShortName) implements Evaluator {
  private static final String PREFIX = "count/";
  static final Quantity ONE = Quantity.of(1);

  /** The name under which a quota limits the number of objects of any resource. */
  static String countName(GroupResource resource) {
    return PREFIX + resource;
  }

  /** Whether a name is one of those. */
  static boolean isCountName(String name) {
    return name.startsWith(PREFIX);
  }

  /** The resource of such a name. */
  static GroupResource counted(String name) {
    return GroupResource.parse(name.substring(PREFIX.length()));
  }

  @Override
  public boolean knows(String name) {
    return name.equals(countName(resource)) || (hasShortName && name.equals(resource.resource()));
  }

  @Override
  public Map<String, Quantity> usage(MetaObject object) {
    return hasShortName
        ? Map.of(countName(resource), ONE, resource.resource(), ONE)
        : Map.of(countName(resource), ONE);
  }
}
