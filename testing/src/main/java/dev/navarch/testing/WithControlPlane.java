package dev.navarch.testing;

import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.rest.RestClient;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives the tests of a class a control plane: as a parameter of type {@link TestControlPlane} of
 * the class's constructor, its life-cycle methods and its tests, or as a field of that type that
 * nobody has set. A parameter or field of type {@link Clientset} or {@link RestClient} is a client
 * of it that may do everything, and is closed with it.
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

  /**
   * The controllers that run, as {@code --controllers} of Kubernetes' controller manager names
   * them: {@code *} for all, a name for one, a name behind a minus for all but that one; nothing
   * for none. Each begins when there is something for it to do.
   *
   * <p>Unless somebody asks for it, the one is left out that publishes the root certificate: its
   * config map would turn up in every list, and nothing in a test mounts it.
   */
  String[] controllers() default {ALL, BUT_ROOT_CA};

  /** All controllers that there are. */
  String ALL = "*";

  /** Not the one that puts the root certificate into every namespace. */
  String BUT_ROOT_CA = "-root-ca-certificate-publisher-controller";
}
