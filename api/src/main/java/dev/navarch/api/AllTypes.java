package dev.navarch.api;

import dev.navarch.api.install.GroupInstaller;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.runtime.MetaTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.function.Consumer;

/** The scheme of every built-in kind in every version. */
public final class AllTypes {
  private AllTypes() {}

  /** The scheme, built when first asked for. No type is loaded by it. */
  public static Scheme scheme() {
    return Holder.SCHEME;
  }

  private static final class Holder {
    static final Scheme SCHEME = builder().build();
  }

  /** A scheme of all built-in kinds and of others, such as those of a generated clientset. */
  public static Scheme with(Consumer<Scheme.Builder> others) {
    Scheme.Builder scheme = builder();
    others.accept(scheme);
    return scheme.build();
  }

  private static Scheme.Builder builder() {
    Scheme.Builder scheme = Scheme.builder("navarch");
    MetaTypes.addUnversioned(scheme);
    MetaTypes.addMeta(scheme);
    scheme.addKnownTypeNames(new GroupVersion("", "v1"), TypeMeta.class, "List");
    addGroups(scheme);
    return scheme;
  }

  /** Adds the built-in groups to a scheme, the versions of each with the best first. */
  public static void addGroups(Scheme.Builder scheme) {
    for (GroupInstaller group : BuiltInGroups.all()) {
      group.addTo(scheme);
    }
  }
}
