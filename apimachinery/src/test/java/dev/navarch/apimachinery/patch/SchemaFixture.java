package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.descriptor.ValueType.ListOf;
import dev.navarch.apimachinery.descriptor.ValueType.MapOf;
import dev.navarch.apimachinery.descriptor.ValueType.Scalar;
import dev.navarch.apimachinery.descriptor.ValueType.Struct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A workload with every kind of field that a strategic merge treats in its own way: lists merged by
 * a text and by a number, lists of scalars that merge, lists and maps that do not, fields that
 * retain keys, and a free-form one.
 */
record SchemaFixture(String name, List<FieldDescriptor> jsonFields) implements ObjectDescriptor {

  private static final ValueType STRINGS = new ListOf(Scalar.STRING);
  private static final ValueType STRING_MAP = new MapOf(Scalar.STRING);

  private static final SchemaFixture META =
      type(
          "ObjectMeta",
          field("name", Scalar.STRING),
          field("labels", STRING_MAP),
          field("annotations", STRING_MAP),
          field("finalizers", STRINGS).patchMerged(""));

  private static final SchemaFixture ENV_VAR =
      type("EnvVar", field("name", Scalar.STRING), field("value", Scalar.STRING));

  private static final SchemaFixture PORT =
      type(
          "ContainerPort",
          field("name", Scalar.STRING),
          field("containerPort", Scalar.INT32),
          field("protocol", Scalar.STRING));

  private static final SchemaFixture RESOURCES =
      type("ResourceRequirements", field("limits", new MapOf(Scalar.QUANTITY)));

  private static final SchemaFixture CONTAINER =
      type(
          "Container",
          field("name", Scalar.STRING),
          field("image", Scalar.STRING),
          field("args", STRINGS),
          list("env", ENV_VAR).patchMerged("name"),
          list("ports", PORT).patchMerged("containerPort"),
          field("resources", new Struct(RESOURCES)));

  private static final SchemaFixture VOLUME =
      type(
          "Volume",
          field("name", Scalar.STRING),
          field("emptyDir", new Struct(type("EmptyDir", field("medium", Scalar.STRING))))
              .asNullable(),
          field("configMap", new Struct(type("ConfigMap", field("name", Scalar.STRING))))
              .asNullable());

  private static final SchemaFixture TOLERATION =
      type("Toleration", field("key", Scalar.STRING), field("effect", Scalar.STRING));

  private static final SchemaFixture STRATEGY =
      type(
          "Strategy",
          field("type", Scalar.STRING),
          field("rollingUpdate", new Struct(type("Rolling", field("maxSurge", Scalar.INT32))))
              .asNullable());

  private static final SchemaFixture SECURITY =
      type("SecurityContext", field("user", Scalar.INT64), field("level", Scalar.STRING));

  private static final SchemaFixture SPEC =
      type(
          "WorkloadSpec",
          field("replicas", Scalar.INT32),
          field("strategy", new Struct(STRATEGY)).patchRetained(),
          list("containers", CONTAINER).patchMerged("name"),
          list("volumes", VOLUME).patchMerged("name").patchRetained(),
          list("tolerations", TOLERATION),
          list("unkeyed", TOLERATION).patchMerged(""),
          field("securityContext", new Struct(SECURITY)).asNullable(),
          field("nodeSelector", STRING_MAP),
          field("extra", new MapOf(STRINGS)),
          field("matrix", new ListOf(STRINGS)).patchMerged(""),
          field("config", Scalar.RAW_EXTENSION));

  /** The whole object. */
  static final SchemaFixture WORKLOAD =
      type(
          "Workload",
          field("apiVersion", Scalar.STRING),
          field("kind", Scalar.STRING),
          field("metadata", new Struct(META)),
          field("spec", new Struct(SPEC)));

  private static SchemaFixture type(String name, FieldDescriptor... fields) {
    return new SchemaFixture(name, List.of(fields));
  }

  private static FieldDescriptor field(String name, ValueType type) {
    return FieldDescriptor.of(name, 0, type);
  }

  private static FieldDescriptor list(String name, SchemaFixture item) {
    return field(name, new ListOf(new Struct(item)));
  }

  @Override
  public String goName() {
    return "v1." + name;
  }

  @Override
  public @Nullable FieldDescriptor jsonField(String wanted) {
    return jsonFields.stream().filter(f -> f.name().equals(wanted)).findFirst().orElse(null);
  }

  @Override
  public boolean atomic() {
    return false;
  }
}
