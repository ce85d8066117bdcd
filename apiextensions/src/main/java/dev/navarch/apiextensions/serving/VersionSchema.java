package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresourceScale;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.apiextensions.cel.RuleSet;
import dev.navarch.apiextensions.schema.Coerced;
import dev.navarch.apiextensions.schema.Defaulting;
import dev.navarch.apiextensions.schema.MetadataCoercion;
import dev.navarch.apiextensions.schema.Pruned;
import dev.navarch.apiextensions.schema.Pruning;
import dev.navarch.apiextensions.schema.SchemaDescriptor;
import dev.navarch.apiextensions.schema.SchemaValidator;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One version of a definition with its schema, and what is made of the schema when somebody first
 * needs it: a server may hold hundreds of definitions that nobody uses.
 */
final class VersionSchema {
  /** What objects of a version without a schema are: anything. */
  private static final StructuralSchema ANYTHING =
      StructuralSchema.of(
          JSONSchemaProps.builder()
              .type(StructuralSchema.OBJECT)
              .xPreserveUnknownFields(true)
              .build());

  private static final String METADATA = "metadata.";

  private final GroupVersionKind kind;
  private final CustomResourceDefinitionVersion version;
  private final boolean preserves;
  private final Lazy<StructuralSchema> schema = new Lazy<>(this::makeSchema);
  private final Lazy<SchemaValidator> values = new Lazy<>(() -> SchemaValidator.of(schema()));
  private final Lazy<RuleSet> rules = new Lazy<>(() -> RuleSet.compile(schema()));
  private final Lazy<TreeType> treeType = new Lazy<>(this::makeTreeType);
  private final Lazy<Optional<SchemaValidator>> status = new Lazy<>(this::makeStatus);

  /**
   * Creates one.
   *
   * @param preserves whether the definition keeps what no schema knows
   */
  VersionSchema(GroupVersionKind kind, CustomResourceDefinitionVersion version, boolean preserves) {
    this.kind = kind;
    this.version = version;
    this.preserves = preserves;
  }

  GroupVersionKind kind() {
    return kind;
  }

  CustomResourceDefinitionVersion version() {
    return version;
  }

  boolean hasStatus() {
    return version.subresources() != null && version.subresources().status() != null;
  }

  @Nullable CustomResourceSubresourceScale scale() {
    return version.subresources() == null ? null : version.subresources().scale();
  }

  @Nullable JSONSchemaProps properties() {
    return version.schema() == null ? null : version.schema().openAPIV3Schema();
  }

  StructuralSchema schema() {
    return schema.get();
  }

  private StructuralSchema makeSchema() {
    JSONSchemaProps properties = properties();
    return properties == null ? ANYTHING : StructuralSchema.of(properties);
  }

  /** What checks whole objects, but for rules. */
  SchemaValidator values() {
    return values.get();
  }

  /** What checks a status alone; empty where the schema says nothing of it. */
  Optional<SchemaValidator> statusValues() {
    return status.get();
  }

  private Optional<SchemaValidator> makeStatus() {
    return Optional.ofNullable(schema().properties().get("status")).map(SchemaValidator::of);
  }

  RuleSet rules() {
    return rules.get();
  }

  TreeType treeType() {
    return treeType.get();
  }

  private TreeType makeTreeType() {
    StructuralSchema shape = preserves ? ANYTHING : schema();
    return SchemaDescriptor.treeType(kind.kind(), shape);
  }

  /**
   * An object in its proper form.
   *
   * @param unknown the paths of fields that are no longer in it, in the order in which they are
   *     told
   */
  record Completed(StringMap<@Nullable Object> object, List<String> unknown) {}

  /** Takes out what the schema does not know and brings metadata into its own form. */
  Completed coerce(StringMap<@Nullable Object> object, boolean dropInvalidMetadata) {
    List<String> unknown = new ArrayList<>(0);
    StringMap<@Nullable Object> known = object;
    if (!preserves) {
      Pruned pruned = Pruning.object(object, schema());
      unknown.addAll(pruned.unknownFields());
      known = CustomModel.object(pruned.tree());
    }
    Coerced coerced = MetadataCoercion.object(known, schema(), dropInvalidMetadata);
    if (coerced.problem() != null) {
      throw new DecodeException(coerced.problem());
    }
    int own = 0;
    for (String path : coerced.unknownFields()) {
      if (path.startsWith(METADATA)) {
        unknown.add(own++, path);
      } else {
        unknown.add(path);
      }
    }
    return new Completed(coerced.object(), unknown);
  }

  /** The same with defaults. */
  Completed complete(StringMap<@Nullable Object> object, boolean dropInvalidMetadata) {
    Completed coerced = coerce(object, dropInvalidMetadata);
    return new Completed(Defaulting.object(coerced.object(), schema()), coerced.unknown());
  }
}
