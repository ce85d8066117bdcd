package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.meta.v1.ApiObject;

/**
 * A type by name. The class is loaded when somebody asks for it: a scheme of thousands of types is
 * built without touching one of them.
 */
record TypeReference(String name, ClassLoader loader) {
  static TypeReference of(Class<?> type) {
    return new TypeReference(type.getName(), type.getClassLoader());
  }

  /** A type of the same package and class loader as another. */
  static TypeReference beside(Class<?> anchor, String simpleName) {
    return new TypeReference(anchor.getPackageName() + "." + simpleName, anchor.getClassLoader());
  }

  Class<? extends ApiObject> load() {
    try {
      return Class.forName(name, true, loader).asSubclass(ApiObject.class);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("a registered type is not there: " + name, e);
    }
  }
}
