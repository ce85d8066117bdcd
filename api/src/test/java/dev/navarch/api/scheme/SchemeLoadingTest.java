package dev.navarch.api.scheme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** A process pays for the types that it uses, and not for all that there are. */
class SchemeLoadingTest {
  /** Loads the classes of the class path anew, and remembers which. */
  private static final class Recorder extends URLClassLoader {
    private final Set<String> loaded = ConcurrentHashMap.newKeySet();

    Recorder() throws MalformedURLException {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    private static URL[] classPath() throws MalformedURLException {
      List<URL> urls = new ArrayList<>();
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
        urls.add(Path.of(entry).toUri().toURL());
      }
      return urls.toArray(new URL[0]);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      Class<?> found = super.findClass(name);
      loaded.add(name);
      return found;
    }

    private List<String> ofVersions() {
      return loaded.stream()
          .filter(name -> name.matches("dev\\.navarch\\.api\\.\\w+\\.v\\d\\w*\\..*"))
          .sorted()
          .toList();
    }
  }

  @Test
  void theSchemeOfAllTypesLoadsNothingOfAnyVersion()
      throws IOException, ReflectiveOperationException {
    try (Recorder classes = new Recorder()) {
      Object scheme = classes.loadClass(AllTypes.class.getName()).getMethod("scheme").invoke(null);

      assertThat(classes.loaded).contains("dev.navarch.api.registration.BuiltInTypes");
      assertThat(classes.ofVersions()).isEmpty();

      Class<?> kindClass = classes.loadClass(GroupVersionKind.class.getName());
      Object kind =
          kindClass
              .getConstructor(String.class, String.class, String.class)
              .newInstance("apps", "v1", "Deployment");
      scheme.getClass().getMethod("type", kindClass).invoke(scheme, kind);

      assertThat(classes.ofVersions()).containsExactly("dev.navarch.api.apps.v1.Deployment");
    }
  }
}
