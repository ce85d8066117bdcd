package dev.navarch.testing;

import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.rest.RestClient;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;

/**
 * Starts control planes for tests and closes them; see {@link WithControlPlane}. JUnit's own stores
 * keep them: one in the store of the class, forks of it in those of the tests.
 */
public final class ControlPlaneExtension implements ParameterResolver, TestInstancePostProcessor {
  private static final Namespace NAMESPACE = Namespace.create(ControlPlaneExtension.class);

  /** What tests can have, by its type. */
  private static final Map<Class<?>, Function<TestControlPlane, Object>> GIVEN =
      Map.of(
          TestControlPlane.class, controlPlane -> controlPlane,
          Clientset.class, TestControlPlane::clientset,
          RestClient.class, TestControlPlane::client);

  /**
   * Closes its control plane when JUnit closes the store it lies in. Older releases of JUnit look
   * for the one interface, newer ones for the other.
   */
  private record Kept(TestControlPlane controlPlane)
      implements Store.CloseableResource, AutoCloseable {
    @Override
    public void close() {
      controlPlane.close();
    }
  }

  /** Lets the constructor of a test have what the test has. */
  @Override
  public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext root) {
    return ExtensionContextScope.TEST_METHOD;
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return GIVEN.containsKey(parameter.getParameter().getType());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return given(parameter.getParameter().getType(), context);
  }

  /** Fills the fields that nobody has set. */
  @Override
  public void postProcessTestInstance(Object test, ExtensionContext context)
      throws IllegalAccessException {
    for (Class<?> type = test.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (GIVEN.containsKey(field.getType())
            && !Modifier.isStatic(field.getModifiers())
            && !Modifier.isFinal(field.getModifiers())) {
          field.setAccessible(true);
          if (field.get(test) == null) {
            field.set(test, given(field.getType(), context));
          }
        }
      }
    }
  }

  private static Object given(Class<?> type, ExtensionContext context) {
    boolean inTest = context.getTestMethod().isPresent();
    boolean own = annotation(context).scope() == WithControlPlane.Scope.METHOD;
    Function<TestControlPlane, Object> part = GIVEN.get(type);
    if (part == null) {
      throw new IllegalArgumentException("a control plane has no " + type);
    }
    return part.apply(inTest && own ? ofTest(context) : ofClass(context));
  }

  private static TestControlPlane ofTest(ExtensionContext context) {
    return context
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(
            context.getUniqueId(), id -> new Kept(ofClass(context).fork()), Kept.class)
        .controlPlane();
  }

  private static TestControlPlane ofClass(ExtensionContext context) {
    ExtensionContext owner = context;
    while (owner.getTestMethod().isPresent() && owner.getParent().isPresent()) {
      owner = owner.getParent().get();
    }
    WithControlPlane wanted = annotation(context);
    return owner
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(
            owner.getRequiredTestClass(), type -> new Kept(start(wanted)), Kept.class)
        .controlPlane();
  }

  private static TestControlPlane start(WithControlPlane wanted) {
    TestControlPlaneBuilder builder = TestControlPlane.builder().controllers(wanted.controllers());
    return (wanted.release().isEmpty() ? builder : builder.release(wanted.release())).start();
  }

  private static WithControlPlane annotation(ExtensionContext context) {
    Class<?> type = context.getRequiredTestClass();
    for (Class<?> around = type; around != null; around = around.getEnclosingClass()) {
      WithControlPlane annotation = around.getAnnotation(WithControlPlane.class);
      if (annotation != null) {
        return annotation;
      }
    }
    throw new IllegalStateException(type + " is not annotated with @WithControlPlane");
  }
}
