package dev.navarch.registry.columns;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Quantity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Volumes and claims in cells. */
public final class StorageCells {
  private static final Map<String, String> SHORT_FORMS = shortForms();
  private static final String CLASS_ANNOTATION = "volume.beta.kubernetes.io/storage-class";

  private StorageCells() {}

  private static Map<String, String> shortForms() {
    Map<String, String> forms = new LinkedHashMap<>();
    forms.put("ReadWriteOnce", "RWO");
    forms.put("ReadOnlyMany", "ROX");
    forms.put("ReadWriteMany", "RWX");
    forms.put("ReadWriteOncePod", "RWOP");
    return forms;
  }

  /** The short forms of access modes, in Kubernetes' order, each once. */
  public static String accessModes(List<String> modes) {
    List<String> found = new ArrayList<>();
    SHORT_FORMS.forEach((mode, shortForm) -> {
      if (modes.contains(mode)) {
        found.add(shortForm);
      }
    });
    return String.join(",", found);
  }

  /** The storage that a list of resources speaks of; 0 where it does not. */
  public static String storage(Map<String, Quantity> resources) {
    Quantity storage = resources.get("storage");
    return storage == null ? "0" : storage.toString();
  }

  /** The storage class, which an old annotation may name. */
  public static String storageClass(MetaObject object, @Nullable String named) {
    String annotated = object.metadata().annotations().get(CLASS_ANNOTATION);
    return annotated != null ? annotated : Objects.requireNonNullElse(named, "");
  }
}
