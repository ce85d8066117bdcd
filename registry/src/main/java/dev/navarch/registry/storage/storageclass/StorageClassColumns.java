package dev.navarch.registry.storage.storageclass;

import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.ColumnsBuilder;
import dev.navarch.apiserver.table.Descriptions;
import java.util.List;
import java.util.Objects;

/** How storage classes are listed. */
public final class StorageClassColumns {
  private static final List<String> DEFAULT_ANNOTATIONS =
      List.of(
          "storageclass.kubernetes.io/is-default-class",
          "storageclass.beta.kubernetes.io/is-default-class");

  public static final Columns<StorageClass> COLUMNS =
      ColumnsBuilder.<StorageClass>unnamed()
          .column("Name", "string", "name", 0, Descriptions.NAME, StorageClassColumns::name)
          .text("Provisioner", "What makes volumes of the class", StorageClass::provisioner)
          .text(
              "ReclaimPolicy",
              "What becomes of volumes whose claim is gone",
              c -> Objects.requireNonNullElse(c.reclaimPolicy(), "Delete"))
          .text(
              "VolumeBindingMode",
              "When claims get their volume",
              c -> Objects.requireNonNullElse(c.volumeBindingMode(), "Immediate"))
          .text(
              "AllowVolumeExpansion",
              "Whether volumes can grow",
              c -> Boolean.TRUE.equals(c.allowVolumeExpansion()))
          .age()
          .build();

  private StorageClassColumns() {}

  private static String name(StorageClass storageClass) {
    String name = storageClass.metadata().name();
    boolean isDefault =
        DEFAULT_ANNOTATIONS.stream()
            .anyMatch(key -> "true".equals(storageClass.metadata().annotations().get(key)));
    return isDefault ? name + " (default)" : name;
  }
}
