package dev.navarch.testing;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Starts control planes for tests and closes them; see {@link WithControlPlane}. JUnit's own stores
 * keep them: one in the store of the class, forks of it in those of the tests.
 */
public final class ControlPlaneExtension implements ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(ControlPlaneExtension.class);

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
    return parameter.getParameter().getType() == TestControlPlane.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    boolean inTest = context.getTestMethod().isPresent();
    boolean own = annotation(context).scope() == WithControlPlane.Scope.METHOD;
    return inTest && own ? ofTest(context) : ofClass(context);
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
    String release = annotation(context).release();
    return owner
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(
            owner.getRequiredTestClass(),
            type ->
                new Kept(
                    release.isEmpty() ? TestControlPlane.start() : TestControlPlane.start(release)),
            Kept.class)
        .controlPlane();
  }

  private static WithControlPlane annotation(ExtensionContext context) {
    WithControlPlane annotation =
        context.getRequiredTestClass().getAnnotation(WithControlPlane.class);
    if (annotation == null) {
      throw new IllegalStateException(
          context.getRequiredTestClass() + " is not annotated with @WithControlPlane");
    }
    return annotation;
  }
}
