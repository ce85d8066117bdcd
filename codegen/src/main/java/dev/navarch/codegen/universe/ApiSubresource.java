package dev.navarch.codegen.universe;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A path below the objects of a resource.
 *
 * @param path its name in paths
 * @param name its name in method names
 * @param type the kind that is read and written there, or null for the resource's own
 * @param verbs what can be done there, as discovery names it
 * @param hasMethods whether clients have methods for it
 */
public record ApiSubresource(
    String path, String name, @Nullable ClassName type, List<String> verbs, boolean hasMethods) {
  public ApiSubresource {
    verbs = List.copyOf(verbs);
    if (name.isEmpty()) {
      name = path.substring(0, 1).toUpperCase(Locale.ROOT) + path.substring(1);
    }
  }

  /** Whether it is the part of an object that only controllers write. */
  public boolean isStatus() {
    return path.equals("status") && type == null;
  }
}
