package dev.navarch.cluster.controlplane;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.apiextensions.cel.SchemaRules;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStatusStrategy;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStrategy;
import dev.navarch.apiextensions.definition.DefinitionValidation;
import dev.navarch.apiextensions.serving.CustomResources;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.openapi.CustomVersion;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.SideEffects;
import dev.navarch.registry.generic.Behavior;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Ties definitions of custom resources to what serves them. That is made when there is a
 * definition: most control planes in tests never have one.
 *
 * <p>The lock is held while it is made. Making it writes definitions, and the thread that does so
 * comes back here.
 */
final class Definitions implements SideEffects<CustomResourceDefinition>, AutoCloseable {
  static final GroupResource RESOURCE =
      new GroupResource("apiextensions.k8s.io", "customresourcedefinitions");

  private final ReentrantLock making = new ReentrantLock();
  private volatile @Nullable Supplier<CustomResources> maker;
  private volatile @Nullable CustomResources served;
  private volatile @Nullable Runnable afterwards;

  @GuardedBy("making")
  private boolean closed;

  /** How definitions behave. */
  Behavior<CustomResourceDefinition> behavior() {
    DefinitionValidation validation = new DefinitionValidation(new SchemaRules());
    return new Behavior<>(
        new CustomResourceDefinitionStrategy(validation),
        new CustomResourceDefinitionStatusStrategy(validation),
        this);
  }

  /**
   * Who is to hear of changes from now on.
   *
   * @param resources makes what serves them, which serves at once what is defined already
   * @param now whether that is made now
   * @param next what depends on what is served then
   */
  void serve(Supplier<CustomResources> resources, boolean now, Runnable next) {
    maker = resources;
    afterwards = next;
    if (now) {
      var unused = served();
    }
  }

  /** What OpenAPI tells of custom resources. */
  List<CustomVersion> versions() {
    CustomResources known = served;
    return known == null ? List.of() : known.versions();
  }

  /** What serves them; null before there can be any, and for the thread that makes it. */
  private @Nullable CustomResources served() {
    CustomResources known = served;
    Supplier<CustomResources> source = maker;
    if (known != null || source == null || making.isHeldByCurrentThread()) {
      return known;
    }
    making.lock();
    try {
      if (served == null && !closed) {
        served = source.get();
      }
      return served;
    } finally {
      making.unlock();
    }
  }

  @Override
  public Prepared<CustomResourceDefinition> before(
      RequestContext context,
      CustomResourceDefinition object,
      @Nullable CustomResourceDefinition old,
      boolean dryRun) {
    String name = object.metadata().name();
    return new Prepared<>(
        object,
        new Reservation() {
          @Override
          public void keep() {
            changed(name);
          }

          @Override
          public void giveBack() {}
        });
  }

  @Override
  public void deleted(CustomResourceDefinition object) {
    changed(object.metadata().name());
  }

  private void changed(String name) {
    CustomResources resources = served();
    Runnable next = afterwards;
    if (resources != null) {
      resources.changed(name);
      if (next != null) {
        next.run();
      }
    }
  }

  @Override
  public void close() {
    making.lock();
    try {
      closed = true;
      CustomResources known = served;
      if (known != null) {
        known.close();
      }
    } finally {
      making.unlock();
    }
  }
}
