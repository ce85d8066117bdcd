package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says under which resource the objects of a kind are served. Clients, listers, informers and
 * definitions of custom resources are generated for kinds that have it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Resource {
  /** The name in paths; empty for the kind in lower case and in the plural. */
  String plural() default "";

  /** The name of one object; empty for the kind in lower case. */
  String singular() default "";

  /** False for a resource whose objects live in no namespace. */
  boolean namespaced() default true;

  /** What people may type instead of the name. */
  String[] shortNames() default {};

  /** The groups of resources, such as {@code all}, that it is part of. */
  String[] categories() default {};

  /** What can be done with the objects, as discovery names it. */
  String[] verbs() default {
    "create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"
  };

  /** What is below an object; {@code status} has the object's own type. */
  Subresource[] subresources() default {};
}
