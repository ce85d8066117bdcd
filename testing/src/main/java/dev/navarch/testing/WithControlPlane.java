package dev.navarch.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives the tests of a class a control plane: as a parameter of type {@link TestControlPlane} of
 * the class's constructor, its life-cycle methods and its tests.
 *
 * <p>With {@link Scope#METHOD}, which is the default, each test has its own: a fork of what the
 * methods annotated {@code @BeforeAll} left in the class's. With {@link Scope#CLASS} all tests of
 * the class share one.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
@ExtendWith(ControlPlaneExtension.class)
public @interface WithControlPlane {
  /** Who has a control plane of their own. */
  enum Scope {
    CLASS,
    METHOD
  }

  Scope scope() default Scope.METHOD;

  /** The release whose versions are served: 1.20 or 1.36; by default those of both. */
  String release() default "";
}
