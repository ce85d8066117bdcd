package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersion;

/** Adds the types that all groups share to a scheme. */
public final class MetaTypes {
  private static final GroupVersion META = new GroupVersion("meta.k8s.io", "v1");
  private static final GroupVersion META_BETA = new GroupVersion("meta.k8s.io", "v1beta1");

  private MetaTypes() {}

  /** Adds what every version has: the options of its verbs. */
  public static void addToGroupVersion(Scheme.Builder scheme, GroupVersion version) {
    scheme.addKnownTypeNames(
        version,
        TypeMeta.class,
        "CreateOptions",
        "DeleteOptions",
        "ExportOptions",
        "GetOptions",
        "ListOptions",
        "PatchOptions",
        "UpdateOptions");
  }

  /** Adds the types that are the same whatever the version, under the core group's {@code v1}. */
  public static void addUnversioned(Scheme.Builder scheme) {
    scheme.addUnversionedTypeNames(
        new GroupVersion("", "v1"),
        TypeMeta.class,
        "APIGroup",
        "APIGroupList",
        "APIResourceList",
        "APIVersions",
        "Status");
  }

  /** Adds tables and partial metadata, under {@code meta.k8s.io}. */
  public static void addMeta(Scheme.Builder scheme) {
    String[] tables = {"PartialObjectMetadata", "Table", "TableOptions"};
    scheme.addKnownTypeNames(META, TypeMeta.class, tables);
    scheme.addKnownTypeNames(META, TypeMeta.class, "PartialObjectMetadataList");
    scheme.addKnownTypeNames(META_BETA, TypeMeta.class, tables);
    scheme.add(
        META_BETA.withKind("PartialObjectMetadataList"),
        new TypeReference(
            "dev.navarch.apimachinery.meta.v1beta1.PartialObjectMetadataList",
            MetaTypes.class.getClassLoader()));
    addToGroupVersion(scheme, META);
    scheme.setVersionPriority(META.group(), META.version(), META_BETA.version());
  }
}
