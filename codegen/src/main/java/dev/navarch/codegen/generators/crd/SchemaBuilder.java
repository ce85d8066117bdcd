package dev.navarch.codegen.generators.crd;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Docs;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Turns API types into structural schemas: every record is written out where it is used, because
 * such a schema has no references. What cannot be said is reported as a mistake of the author.
 *
 * <p>Annotations on what a list or map holds, such as {@code List<@Length(max = 8) String>}, are
 * seen in sources always, in classes that were compiled earlier only by a compiler of Java 22 or
 * newer: an older one does not show them, and the schema lacks them.
 */
final class SchemaBuilder {
  private static final ClassName OBJECT_META =
      ClassName.get("dev.navarch.apimachinery.meta.v1", "ObjectMeta");

  /**
   * What authors write into the metadata of a template. A schema that named nothing would make the
   * server drop all of it; the rest is the server's own.
   */
  private static final Set<String> TEMPLATE_METADATA =
      Set.of("name", "generateName", "namespace", "labels", "annotations", "finalizers");

  private final Universe universe;
  private final Set<String> ownPackages;
  private final Set<ClassName> open = new HashSet<>();

  /**
   * Creates a builder.
   *
   * @param ownPackages the packages that are being compiled, in which mistakes can be shown
   */
  SchemaBuilder(Universe universe, Set<String> ownPackages) {
    this.universe = universe;
    this.ownPackages = ownPackages;
  }

  /** What a field is marked as; in a list or map the marks are about what it holds. */
  private record Marks(boolean preserve, boolean embedded) {
    static Marks of(Member member) {
      return new Marks(
          Annotations.has(member.element(), "PreserveUnknownFields"),
          Annotations.has(member.element(), "EmbeddedResource"));
    }
  }

  /** The schema of a kind's objects. */
  Map<String, Object> kind(ApiStruct kind) {
    return struct(kind, true, new Place(universe, kind.element(), kind.simpleName()));
  }

  /** The schema of all that is in an object's metadata, which no definition has to say. */
  Map<String, Object> metadata(ApiStruct kind) {
    ApiStruct metadata = universe.struct(OBJECT_META);
    return metadata == null
        ? Map.of("type", "object", Keywords.PRESERVE, true)
        : struct(metadata, false, new Place(universe, kind.element(), "metadata"));
  }

  /**
   * A record's schema.
   *
   * @param whole whether it is an object of its own, whose metadata the server knows by itself
   */
  private Map<String, Object> struct(ApiStruct type, boolean whole, Place place) {
    Map<String, Object> schema = new LinkedHashMap<>();
    describe(schema, Docs.of(universe, type.element()).text());
    schema.put("type", "object");
    if (type.atomic()) {
      schema.put(Keywords.MAP_TYPE, "atomic");
    }
    open.add(type.name());
    Fields fields = new Fields();
    members(type, whole, place, fields);
    open.remove(type.name());
    if (!fields.properties.isEmpty()) {
      schema.put("properties", fields.properties);
    }
    if (!fields.required.isEmpty()) {
      schema.put("required", fields.required);
    }
    fields.records.forEach((element, at) -> {
      Constraints.apply(element, schema, at);
      if (Annotations.has(element, "PreserveUnknownFields")) {
        schema.put(Keywords.PRESERVE, true);
      }
    });
    return Keywords.ordered(schema);
  }

  /** What the fields of a record, and of those that are inlined into it, amount to. */
  private static final class Fields {
    private final Map<String, Object> properties = new LinkedHashMap<>();
    private final List<String> required = new ArrayList<>();
    private final Map<TypeElement, Place> records = new LinkedHashMap<>();
  }

  private void members(ApiStruct type, boolean whole, Place place, Fields fields) {
    boolean own = ownPackages.contains(type.name().packageName());
    Place at = own ? new Place(universe, type.element(), type.simpleName()) : place;
    fields.records.put(type.element(), at);
    Docs docs = Docs.of(universe, type.element());
    for (Member member : type.members()) {
      Place field = own ? at.of(member) : place.below(member);
      if (member.inline() && member.type() instanceof Type.Struct struct) {
        inlined(struct, field, fields);
        continue;
      }
      boolean isMetadata =
          member.type() instanceof Type.Struct struct && struct.javaName().equals(OBJECT_META);
      Map<String, Object> property =
          isMetadata && whole
              ? Map.of("type", "object")
              : property(member, docs.components().getOrDefault(member.name(), ""), field);
      if (fields.properties.put(member.jsonName(), property) != null) {
        field.error(
            "there are two fields with the name %s: rename one of them"
                .formatted(member.jsonName()));
      }
      if (member.required()) {
        fields.required.add(member.jsonName());
      }
    }
  }

  private void inlined(Type.Struct struct, Place place, Fields fields) {
    if (!open.add(struct.javaName())) {
      place.error(
          struct.javaName().simpleName()
              + " is inlined into itself: take @Inline away, and use @PreserveUnknownFields");
      return;
    }
    members(described(struct), false, place, fields);
    open.remove(struct.javaName());
  }

  private ApiStruct described(Type.Struct struct) {
    return Objects.requireNonNull(universe.struct(struct.javaName()));
  }

  private static void describe(Map<String, Object> schema, String text) {
    if (!text.isEmpty()) {
      schema.put("description", text);
    }
  }

  private Map<String, Object> property(Member member, String description, Place place) {
    Map<String, Object> schema =
        new LinkedHashMap<>(
            schema(member.type().unwrapped(), member.element().asType(), Marks.of(member), place));
    describe(schema, description);
    if (!member.enumValues().isEmpty()) {
      innermost(schema).put("enum", member.enumValues());
    }
    Constraints.apply(member.element(), schema, place);
    MergeKeywords.apply(member, schema, place);
    if (member.defaultJson() != null) {
      DefaultValue.apply(member.defaultJson(), schema, place);
    }
    return Keywords.ordered(schema);
  }

  /** The schema of what a list or map holds, or the schema itself; it may be changed. */
  private static Map<String, Object> innermost(Map<String, Object> schema) {
    for (String keyword : List.of("items", "additionalProperties")) {
      if (schema.get(keyword) instanceof Map<?, ?> inner) {
        Map<String, Object> copy = new LinkedHashMap<>();
        inner.forEach((name, value) -> copy.put((String) name, Objects.requireNonNull(value)));
        schema.put(keyword, copy);
        return innermost(copy);
      }
    }
    return schema;
  }

  private Map<String, Object> schema(Type type, TypeMirror mirror, Marks marks, Place place) {
    boolean object =
        switch (type) {
          case Type.ListOf list -> true;
          case Type.MapOf map -> true;
          case Type.Struct struct -> true;
          case Type.Alias alias -> alias.codecName().startsWith("raw");
          default -> false;
        };
    if (!object && marks.preserve()) {
      place.error("@PreserveUnknownFields is for objects: take it away");
    }
    boolean whole =
        switch (type) {
          case Type.ListOf list -> true;
          case Type.MapOf map -> true;
          case Type.Struct struct -> described(struct).kind();
          case Type.Alias alias -> alias.codecName().equals("rawExtension");
          default -> false;
        };
    if (!whole && marks.embedded()) {
      place.error("@EmbeddedResource is for a RawExtension or a kind: take it away");
    }
    return switch (type) {
      case Type.Builtin builtin -> Scalars.of(builtin);
      case Type.Alias alias -> Scalars.of(alias, marks.embedded());
      case Type.Struct struct -> record(struct, marks, place);
      case Type.ListOf list ->
          collection("array", "items", list.element(), argument(mirror, 0), marks, place);
      case Type.MapOf map ->
          collection(
              "object", "additionalProperties", map.value(), argument(mirror, 1), marks, place);
      default -> {
        place.error(
            "there is no schema for %s: use a type with one, or a RawExtension"
                .formatted(type.javaName()));
        yield Map.of("type", "object");
      }
    };
  }

  private Map<String, Object> collection(
      String type, String keyword, Type held, TypeMirror mirror, Marks marks, Place place) {
    Map<String, Object> inner = new LinkedHashMap<>(schema(held.unwrapped(), mirror, marks, place));
    Constraints.apply(mirror, inner, place);
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", type);
    schema.put(keyword, Keywords.ordered(inner));
    return schema;
  }

  private static TypeMirror argument(TypeMirror mirror, int index) {
    return mirror instanceof DeclaredType declared && index < declared.getTypeArguments().size()
        ? declared.getTypeArguments().get(index)
        : mirror;
  }

  private Map<String, Object> record(Type.Struct struct, Marks marks, Place place) {
    ApiStruct type = described(struct);
    if (struct.javaName().equals(OBJECT_META)) {
      return templateMetadata(type, place);
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    if (type.customJson()) {
      if (!marks.preserve()) {
        place.error(
            type.simpleName()
                + " reads and writes its JSON itself, so that there is no schema for it: mark the"
                + " field with @PreserveUnknownFields");
      }
    } else if (open.contains(type.name()) || (marks.preserve() && isBeyondSchemas(type, open))) {
      if (!marks.preserve()) {
        place.error(
            type.simpleName()
                + " holds itself, which no structural schema can say: mark the field with"
                + " @PreserveUnknownFields");
      }
      schema.put("type", "object");
    } else {
      schema.putAll(struct(type, marks.embedded(), place));
    }
    if (marks.preserve()) {
      schema.put(Keywords.PRESERVE, true);
    }
    if (marks.embedded()) {
      schema.put(Keywords.EMBEDDED, true);
    }
    return Keywords.ordered(schema);
  }

  /**
   * Whether no schema can say all that is in a record: by fields that would be described it leads
   * to itself, to one of those around it, or to one that writes its JSON itself.
   */
  private boolean isBeyondSchemas(ApiStruct type, Set<ClassName> around) {
    Set<ClassName> path = new HashSet<>(around);
    if (type.customJson() || !path.add(type.name())) {
      return true;
    }
    for (Member member : type.members()) {
      ClassName inner = recordIn(member.type());
      ApiStruct next = inner == null ? null : universe.struct(inner);
      if (next != null && !Marks.of(member).preserve() && isBeyondSchemas(next, path)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable ClassName recordIn(Type type) {
    return switch (type) {
      case Type.Struct struct -> struct.javaName();
      case Type.Optional optional -> recordIn(optional.of());
      case Type.ListOf list -> recordIn(list.element());
      case Type.MapOf map -> recordIn(map.value());
      default -> null;
    };
  }

  private Map<String, Object> templateMetadata(ApiStruct type, Place place) {
    Map<String, Object> schema = new LinkedHashMap<>(struct(type, false, place));
    Map<String, Object> properties = new LinkedHashMap<>();
    Keywords.inner(schema, "properties")
        .forEach((name, property) -> {
          if (TEMPLATE_METADATA.contains((String) name)) {
            properties.put((String) name, Objects.requireNonNull(property));
          }
        });
    schema.put("properties", properties);
    return Keywords.ordered(schema);
  }
}
