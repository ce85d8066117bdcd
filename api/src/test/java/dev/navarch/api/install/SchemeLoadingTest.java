package dev.navarch.api.install;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.BuiltInGroups;
import dev.navarch.apimachinery.runtime.Scheme;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a start pays for the scheme alone. */
class SchemeLoadingTest {

  @Test
  void theSchemeIsBuiltWithoutTheResourceTables() throws Exception {
    try (ObservedLoader classes = new ObservedLoader()) {
      classes.loadClass(AllTypes.class.getName()).getMethod("scheme").invoke(null);

      assertThat(classes.hasLoaded(GroupInstaller.class)).isTrue();
      assertThat(classes.hasLoaded(GroupTable.class)).isFalse();
      assertThat(classes.hasLoaded(ResourceType.class)).isFalse();

      classes.loadClass(BuiltInGroups.class.getName()).getMethod("resources").invoke(null);

      assertThat(classes.hasLoaded(ResourceType.class)).isTrue();
    }
  }

  /** Loads everything but the JDK anew, and knows what it has loaded. */
  private static final class ObservedLoader extends URLClassLoader {
    ObservedLoader() {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    boolean hasLoaded(Class<?> type) {
      return findLoadedClass(type.getName()) != null;
    }

    /** Where our classes and those beneath them come from. */
    private static URL[] classPath() {
      return Stream.of(AllTypes.class, Scheme.class, Nullable.class)
          .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
          .toArray(URL[]::new);
    }
  }
}
