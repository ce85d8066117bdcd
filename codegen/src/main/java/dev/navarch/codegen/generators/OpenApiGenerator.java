package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.FileKind;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Docs;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Writes the OpenAPI definitions of a package's types as a resource, one definition a line.
 * Descriptions come from Javadoc; a type without any inherits them from its hub.
 */
public final class OpenApiGenerator extends DefaultGenerator {
  /** The folder of the resources, one file a package. */
  static final String FOLDER = "META-INF/navarch/openapi/";

  /** Creates the generator. */
  public OpenApiGenerator() {
    super("openapi");
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return type.version() != null;
  }

  @Override
  public FileKind fileKind() {
    return FileKind.RESOURCE;
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return FOLDER + context.javaPackage() + ".json";
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    file.append(file.isEmpty() ? "{\n" : ",\n")
        .append(JsonText.quote(name(type)))
        .append(":")
        .append(JsonText.write(definition(context, type)));
  }

  @Override
  public void finish(GeneratorContext context, GeneratedFile file) {
    file.append("\n}\n");
  }

  private static String name(ApiStruct type) {
    return OpenApiNames.of(Objects.requireNonNull(type.version()), type.simpleName());
  }

  private static Docs docs(GeneratorContext context, ApiStruct type) {
    Docs own = Docs.of(context.universe(), type.element());
    ApiStruct hub = ConversionPlan.hubOf(context, type);
    return hub == null ? own : own.orElse(Docs.of(context.universe(), hub.element()));
  }

  private static Map<String, Object> definition(GeneratorContext context, ApiStruct type) {
    Map<String, Object> definition = new LinkedHashMap<>();
    Docs docs = docs(context, type);
    if (!docs.text().isEmpty()) {
      definition.put("description", docs.text());
    }
    if (type.customJson()) {
      return definition; // its JSON is of several shapes, which this OpenAPI cannot say
    }
    definition.put("type", "object");
    List<String> required = new ArrayList<>();
    Map<String, Object> properties = new LinkedHashMap<>();
    properties(context, type, properties, required);
    if (!required.isEmpty()) {
      definition.put("required", required);
    }
    if (!properties.isEmpty()) {
      definition.put("properties", properties);
    }
    if (type.atomic()) {
      definition.put("x-kubernetes-map-type", "atomic");
    }
    ApiPackage version = type.version();
    if (type.kind() && version != null) {
      Map<String, Object> kind = new LinkedHashMap<>();
      kind.put("group", version.group());
      kind.put("kind", type.simpleName());
      kind.put("version", version.version());
      definition.put("x-kubernetes-group-version-kind", List.of(kind));
    }
    return definition;
  }

  private static void properties(
      GeneratorContext context,
      ApiStruct type,
      Map<String, Object> properties,
      List<String> required) {
    Docs docs = docs(context, type);
    for (Member member : type.members()) {
      ApiStruct inner =
          member.inline() && member.type() instanceof Type.Struct struct
              ? context.universe().struct(struct.javaName())
              : null;
      if (inner != null) {
        properties(context, inner, properties, required);
        continue;
      }
      properties.put(
          member.jsonName(),
          property(context, member, docs.components().getOrDefault(member.name(), "")));
      if (member.required()) {
        required.add(member.jsonName());
      }
    }
  }

  private static Map<String, Object> property(
      GeneratorContext context, Member member, String description) {
    Map<String, Object> property = new LinkedHashMap<>();
    if (!description.isEmpty()) {
      property.put("description", description);
    }
    property.putAll(schema(context, member.type().unwrapped()));
    if (member.defaultJson() != null) {
      property.put("default", new JsonText.Raw(member.defaultJson()));
    }
    if (!member.enumValues().isEmpty()) {
      property.put("enum", member.enumValues());
    }
    if (member.listDeclared() && member.type() instanceof Type.ListOf) {
      if (!member.listKeys().isEmpty()) {
        property.put("x-kubernetes-list-map-keys", member.listKeys());
      }
      property.put("x-kubernetes-list-type", member.listKind().toLowerCase(Locale.ROOT));
    } else if (member.atomicity().equals("ATOMIC")) {
      property.put("x-kubernetes-map-type", "atomic");
    } else if (member.atomicity().equals("GRANULAR")) {
      property.put("x-kubernetes-map-type", "granular");
    }
    String key = member.patchMerge();
    if (key != null || member.patchRetainKeys()) {
      if (key != null && !key.isEmpty()) {
        property.put("x-kubernetes-patch-merge-key", key);
      }
      property.put("x-kubernetes-patch-strategy", strategy(key != null, member.patchRetainKeys()));
    }
    return property;
  }

  private static String strategy(boolean merge, boolean retainKeys) {
    return merge ? (retainKeys ? "merge,retainKeys" : "merge") : "retainKeys";
  }

  private static Map<String, Object> schema(GeneratorContext context, Type type) {
    return switch (type) {
      case Type.Builtin builtin ->
          switch (builtin) {
            case STRING -> Map.of("type", "string");
            case BOOL -> Map.of("type", "boolean");
            case INT32 -> formatted("integer", "int32");
            case INT64 -> formatted("integer", "int64");
            case FLOAT64 -> formatted("number", "double");
          };
      case Type.Alias alias when alias.codecName().equals("bytes") -> formatted("string", "byte");
      case Type.Alias alias -> reference(OpenApiNames.of(alias));
      case Type.Struct struct -> reference(context, struct.javaName());
      case Type.ListOf list -> {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "array");
        schema.put("items", schema(context, list.element()));
        yield schema;
      }
      case Type.MapOf map -> {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("additionalProperties", schema(context, map.value()));
        yield schema;
      }
      default -> Map.of();
    };
  }

  private static Map<String, Object> formatted(String type, String format) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", type);
    schema.put("format", format);
    return schema;
  }

  private static Map<String, Object> reference(GeneratorContext context, ClassName record) {
    ApiStruct type = Objects.requireNonNull(context.universe().struct(record));
    return type.version() == null ? Map.of("type", "object") : reference(name(type));
  }

  private static Map<String, Object> reference(String definition) {
    return Map.of("$ref", "#/definitions/" + definition);
  }
}
