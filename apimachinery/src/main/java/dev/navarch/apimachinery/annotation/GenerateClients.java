package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for a clientset, with listers, informers and a fake for tests, of all kinds with {@link
 * Resource} in some packages. Stands on {@code package-info.java}; what is generated goes below
 * that package unless told otherwise.
 *
 * <p>An interface named after a kind and {@code Expansion}, in the package that the kind's client
 * goes to, adds methods of one's own to that client.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PACKAGE)
public @interface GenerateClients {
  /** The packages of types, one for each version, compiled already or in the same compilation. */
  String[] packages();

  /** The simple name of the clientset, which should end with {@code Clientset}. */
  String clientset() default "Clientset";

  /**
   * The simple name of the factory of informers; empty for the clientset's with {@code
   * InformerFactory} in place of its end.
   */
  String informerFactory() default "";

  /**
   * Where the clientset goes, with {@code typed}, {@code fake} and {@code scheme} below it; empty
   * for {@code clientset}.
   */
  String clientsetPackage() default "";

  /** Where informers go; empty for {@code informers.externalversions}. */
  String informersPackage() default "";

  /** Where listers go; empty for {@code listers}. */
  String listersPackage() default "";

  /**
   * A class whose static method {@code scheme} gives a scheme that knows the kinds; {@code
   * Void.class} generates one that knows them and nothing else.
   */
  Class<?> scheme() default Void.class;
}
