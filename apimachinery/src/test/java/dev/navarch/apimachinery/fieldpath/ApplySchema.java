package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.Atomicity;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.descriptor.ValueType.ListOf;
import dev.navarch.apimachinery.descriptor.ValueType.MapOf;
import dev.navarch.apimachinery.descriptor.ValueType.Scalar;
import dev.navarch.apimachinery.descriptor.ValueType.Struct;
import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A schema with one of everything, in the shape of a Deployment, and trees from short texts. */
public final class ApplySchema {
  private static final ObjectDescriptor META =
      shape(
          "ObjectMeta",
          field("name", Scalar.STRING),
          field("namespace", Scalar.STRING),
          field("uid", Scalar.STRING),
          field("resourceVersion", Scalar.STRING),
          field("generation", Scalar.INT64),
          field("creationTimestamp", Scalar.TIME),
          field("labels", new MapOf(Scalar.STRING)),
          field("annotations", new MapOf(Scalar.STRING)),
          field("finalizers", new ListOf(Scalar.STRING)).listed(ListKind.SET));

  private static final ObjectDescriptor PORT =
      shape(
          "Port",
          field("name", Scalar.STRING),
          field("containerPort", Scalar.INT32),
          field("protocol", Scalar.STRING).defaulted("\"TCP\""),
          field("hostPort", Scalar.INT32));

  private static final ObjectDescriptor ENV =
      shape("Env", field("name", Scalar.STRING), field("value", Scalar.STRING));

  private static final ObjectDescriptor CONTAINER =
      shape(
          "Container",
          field("name", Scalar.STRING),
          field("image", Scalar.STRING),
          field("args", new ListOf(Scalar.STRING)),
          field("env", new ListOf(new Struct(ENV))).listed(ListKind.MAP, "name"),
          field("ports", new ListOf(new Struct(PORT)))
              .listed(ListKind.MAP, "containerPort", "protocol"),
          field(
              "resources",
              new Struct(shape("Resources", field("limits", new MapOf(Scalar.QUANTITY))))));

  private static final ObjectDescriptor POD_SPEC =
      shape(
          "PodSpec",
          field("containers", new ListOf(new Struct(CONTAINER))).listed(ListKind.MAP, "name"),
          field("nodeSelector", new MapOf(Scalar.STRING)).taken(Atomicity.ATOMIC),
          field("restartPolicy", Scalar.STRING));

  private static final ObjectDescriptor TEMPLATE =
      shape("Template", field("metadata", new Struct(META)), field("spec", new Struct(POD_SPEC)));

  private static final ObjectDescriptor SELECTOR =
      new Shape("Selector", List.of(field("matchLabels", new MapOf(Scalar.STRING))), true, false);

  private static final ObjectDescriptor SPEC =
      shape(
          "Spec",
          field("replicas", Scalar.INT32),
          field("paused", Scalar.BOOL),
          field("maxSurge", Scalar.INT_OR_STRING),
          field("selector", new Struct(SELECTOR)),
          field("looseSelector", new Struct(SELECTOR)).taken(Atomicity.GRANULAR),
          field("template", new Struct(TEMPLATE)),
          field("set", new ListOf(Scalar.STRING)).listed(ListKind.SET),
          field("numbers", new ListOf(Scalar.INT32)).listed(ListKind.SET),
          field("atom", new ListOf(Scalar.STRING)),
          field("map", new MapOf(Scalar.STRING)),
          field("any", new Struct(new Shape("Any", List.of(), false, true))),
          field("raw", Scalar.RAW_EXTENSION),
          field("json", Scalar.RAW_JSON));

  private static final ObjectDescriptor CONDITION =
      shape("Condition", field("type", Scalar.STRING), field("status", Scalar.STRING));

  private static final ObjectDescriptor STATUS =
      shape(
          "Status",
          field("replicas", Scalar.INT32),
          field("conditions", new ListOf(new Struct(CONDITION))).listed(ListKind.MAP, "type"));

  /** The shape of the whole object. */
  public static final ObjectDescriptor DEPLOYMENT =
      shape(
          "Deployment",
          field("apiVersion", Scalar.STRING),
          field("kind", Scalar.STRING),
          field("metadata", new Struct(META)),
          field("data", new MapOf(Scalar.STRING)),
          field("spec", new Struct(SPEC)),
          field("status", new Struct(STATUS)));

  public static final TreeType TYPE = TreeType.of(DEPLOYMENT);

  private ApplySchema() {}

  /** A descriptor that is written down instead of generated. */
  public record Shape(
      String name, List<FieldDescriptor> jsonFields, boolean atomic, boolean preservesUnknownFields)
      implements ObjectDescriptor {
    @Override
    public String goName() {
      return "v1." + name;
    }

    @Override
    public @Nullable FieldDescriptor jsonField(String fieldName) {
      return jsonFields.stream()
          .filter(field -> field.name().equals(fieldName))
          .findFirst()
          .orElse(null);
    }
  }

  public static Shape shape(String name, FieldDescriptor... fields) {
    return new Shape(name, List.of(fields), false, false);
  }

  public static FieldDescriptor field(String name, ValueType type) {
    return FieldDescriptor.of(name, 0, type);
  }

  /** Reads JSON in which texts may stand in single quotes. */
  public static @Nullable Object tree(String json) {
    return JsonTree.parse(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  /** Reads a JSON object in which texts may stand in single quotes. */
  @SuppressWarnings("unchecked") // a JSON object is a map of this kind
  public static StringMap<@Nullable Object> object(String json) {
    return (StringMap<@Nullable Object>) Objects.requireNonNull(tree(json));
  }

  /**
   * Reads FieldsV1 in which texts may stand in single quotes; double ones are for keys and values.
   */
  public static FieldSet set(String fieldsV1) {
    return FieldSet.parse(
        fieldsV1.replace("\"", "\\\"").replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  public static String json(FieldSet set) {
    return new String(set.toJson(), StandardCharsets.UTF_8);
  }

  public static String json(@Nullable Object tree) {
    return new String(JsonTree.toBytes(tree), StandardCharsets.UTF_8);
  }
}
