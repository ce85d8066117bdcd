package dev.navarch.codegen.universe;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Finds types in sources and on the class path, and remembers what it has found. */
public final class Universe {
  private static final String VALUES = "dev.navarch.apimachinery.value";
  private static final String NULLABLE = "org.jspecify.annotations.Nullable";

  /** Value types with a wire form of their own, and the names of their codec methods. */
  private static final Map<String, Type.Alias> ALIASES =
      Map.of(
          "Bytes", alias("Bytes", "bytes", "NONE"),
          "Quantity", alias("Quantity", "quantity", "ZERO"),
          "IntOrString", alias("IntOrString", "intOrString", "ZERO"),
          "Time", alias("Time", "time", "ZERO"),
          "MicroTime", alias("MicroTime", "microTime", "ZERO"),
          "Duration", alias("Duration", "duration", "ZERO"),
          "RawExtension", alias("RawExtension", "rawExtension", "EMPTY"),
          "FieldsV1", alias("FieldsV1", "fieldsV1", "EMPTY"),
          "RawJson", alias("RawJson", "rawJson", "EMPTY"));

  private final Elements elements;
  private final Messager messager;
  private final Function<String, Properties> compiledDocs;
  private final Map<String, Properties> docs = new HashMap<>();
  private final Map<ClassName, ApiStruct> structs = new HashMap<>();
  private final Map<String, ApiPackage> packages = new HashMap<>();
  private final Map<Element, Set<String>> reported = new HashMap<>();

  /** Creates a universe over a compilation that finds nothing but types on the class path. */
  public Universe(Elements elements, Messager messager) {
    this(elements, messager, name -> new Properties());
  }

  /**
   * Creates a universe over a compilation.
   *
   * @param compiledDocs the texts of a package that is compiled already
   */
  public Universe(Elements elements, Messager messager, Function<String, Properties> compiledDocs) {
    this.elements = elements;
    this.messager = messager;
    this.compiledDocs = compiledDocs;
  }

  /** The texts of a compiled package's types; empty where it has none. */
  Properties compiledDocs(String javaPackage) {
    return docs.computeIfAbsent(javaPackage, compiledDocs);
  }

  private static Type.Alias alias(String name, String codec, String zero) {
    return new Type.Alias(ClassName.get(VALUES, name), codec, zero);
  }

  /** The compilation's elements. */
  public Elements elements() {
    return elements;
  }

  /** Reports an error at an element, once, which fails the compilation. */
  public void error(Element at, String message) {
    if (reported.computeIfAbsent(at, element -> new HashSet<>()).add(message)) {
      messager.printMessage(Diagnostic.Kind.ERROR, message, at);
    }
  }

  /** What a package declares, or null when it declares no version. */
  public @Nullable ApiPackage apiPackage(String javaPackage) {
    if (!packages.containsKey(javaPackage)) {
      PackageElement element = elements.getPackageElement(javaPackage);
      packages.put(javaPackage, element == null ? null : read(element));
    }
    return packages.get(javaPackage);
  }

  private static @Nullable ApiPackage read(PackageElement element) {
    return Annotations.find(element, "ApiVersion")
        .map(tag ->
            new ApiPackage(
                element.getQualifiedName().toString(),
                Annotations.text(tag, "group"),
                Annotations.text(tag, "version"),
                Annotations.text(tag, "hub"),
                Annotations.text(tag, "protoPackage")))
        .orElse(null);
  }

  /** The API types of a package, by name. */
  public List<ApiStruct> structsOf(String javaPackage) {
    PackageElement element = elements.getPackageElement(javaPackage);
    if (element == null) {
      return List.of();
    }
    Map<String, ApiStruct> found = new TreeMap<>();
    for (Element member : element.getEnclosedElements()) {
      if (member instanceof TypeElement type && Annotations.has(type, "ApiType")) {
        found.put(type.getSimpleName().toString(), struct(type));
      }
    }
    return List.copyOf(found.values());
  }

  /** The API type of a record. */
  public ApiStruct struct(TypeElement element) {
    ClassName name = ClassName.get(element);
    ApiStruct known = structs.get(name);
    if (known == null) {
      known = read(element, name);
      structs.put(name, known);
    }
    return known;
  }

  /** The API type of a name, or null. */
  public @Nullable ApiStruct struct(ClassName name) {
    TypeElement element = elements.getTypeElement(name.canonicalName());
    return element == null || !Annotations.has(element, "ApiType") ? null : struct(element);
  }

  private ApiStruct read(TypeElement element, ClassName name) {
    AnnotationMirror tag = Annotations.find(element, "ApiType").orElseThrow();
    List<Member> members = new ArrayList<>();
    if (element.getKind() != ElementKind.RECORD) {
      error(element, element.getSimpleName() + " is annotated with @ApiType but is not a record");
    }
    for (RecordComponentElement component : element.getRecordComponents()) {
      members.add(member(component));
    }
    checkNumbers(members);
    return new ApiStruct(
        element,
        name,
        version(name, Annotations.text(tag, "group")),
        List.copyOf(members),
        implementsInterface(element, "dev.navarch.apimachinery.meta.v1.ApiObject"),
        implementsInterface(element, "dev.navarch.apimachinery.meta.v1.ApiList"),
        (Boolean) Annotations.value(tag, "atomic"),
        hasMethod(element, "readJson", Set.of(Modifier.STATIC)),
        hub(tag));
  }

  private void checkNumbers(List<Member> members) {
    Map<Integer, String> taken = new HashMap<>();
    for (Member member : members) {
      String other = member.number() == 0 ? null : taken.put(member.number(), member.name());
      if (other != null) {
        error(
            member.element(),
            "%s: number %d is that of %s already".formatted(member.name(), member.number(), other));
      }
    }
  }

  private @Nullable ApiPackage version(ClassName name, String group) {
    ApiPackage version = apiPackage(name.packageName());
    return version == null || group.isEmpty()
        ? version
        : new ApiPackage(
            version.javaPackage(), group, version.version(), version.hub(), version.protoPackage());
  }

  private static @Nullable ClassName hub(AnnotationMirror tag) {
    TypeMirror hub = (TypeMirror) Annotations.value(tag, "hub");
    if (TypeName.get(hub) instanceof ClassName name && !name.equals(ClassName.get(Void.class))) {
      return name;
    }
    return null;
  }

  /** Whether a type is an API type whose values are objects with metadata. */
  public boolean isKind(TypeElement element) {
    return Annotations.has(element, "ApiType")
        && implementsInterface(element, "dev.navarch.apimachinery.meta.v1.MetaObject");
  }

  /** Whether a type is an API type whose values are lists of a kind's objects. */
  public boolean isListOf(TypeElement element, TypeElement kind) {
    return Annotations.has(element, "ApiType")
        && element.getInterfaces().stream()
            .anyMatch(mirror ->
                TypeName.get(mirror)
                    .equals(
                        ParameterizedTypeName.get(
                            ClassName.get("dev.navarch.apimachinery.meta.v1", "ApiList"),
                            ClassName.get(kind))));
  }

  private boolean implementsInterface(TypeElement element, String name) {
    for (TypeMirror mirror : element.getInterfaces()) {
      if (mirror instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement type
          && (type.getQualifiedName().contentEquals(name) || implementsInterface(type, name))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasMethod(TypeElement element, String name, Set<Modifier> modifiers) {
    return element.getEnclosedElements().stream()
        .anyMatch(member ->
            member instanceof ExecutableElement method
                && method.getSimpleName().contentEquals(name)
                && method.getModifiers().containsAll(modifiers));
  }

  private Member member(RecordComponentElement component) {
    String name = component.getSimpleName().toString();
    AnnotationMirror field = Annotations.find(component, "Field").orElse(null);
    boolean inline = Annotations.has(component, "Inline");
    String jsonName = field == null ? "" : Annotations.text(field, "name");
    boolean required = field != null && (Boolean) Annotations.value(field, "required");
    String omit =
        field == null
            ? "BY_REQUIRED"
            : ((VariableElement) Annotations.value(field, "omit")).getSimpleName().toString();
    String protoName = field == null ? "" : Annotations.text(field, "protoName");
    int number = field == null ? 0 : (Integer) Annotations.value(field, "value");
    boolean items = Annotations.has(component, "Items");
    Type type = usable(component, memberType(component), items, number);
    String json = jsonName.isEmpty() ? name : jsonName;
    AnnotationMirror listMap = Annotations.find(component, "ListMap").orElse(null);
    boolean set = Annotations.has(component, "ListSet");
    boolean isAtomic = Annotations.has(component, "Atomic");
    AnnotationMirror enumOf = Annotations.find(component, "EnumOf").orElse(null);
    return new Member(
        component,
        name,
        json,
        number,
        protoName.isEmpty() ? json : protoName,
        type,
        omit.equals("BY_REQUIRED") ? (required ? "NEVER" : "EMPTY") : omit,
        required,
        inline,
        items,
        listMap != null ? "MAP" : set ? "SET" : "ATOMIC",
        listMap == null ? List.of() : Annotations.texts(listMap, "value"),
        listMap != null || set || isAtomic,
        isAtomic ? "ATOMIC" : Annotations.has(component, "Granular") ? "GRANULAR" : "BY_TYPE",
        Annotations.find(component, "PatchMerge")
            .map(tag -> Annotations.text(tag, "value"))
            .orElse(null),
        Annotations.has(component, "PatchRetainKeys"),
        Annotations.has(component, "PatchReplace"),
        Annotations.find(component, "Default")
            .map(tag -> Annotations.text(tag, "value"))
            .orElse(null),
        enumOf == null ? "" : enumElement(enumOf).getSimpleName().toString(),
        enumOf != null && (Boolean) Annotations.value(enumOf, "closed")
            ? constants(enumElement(enumOf))
            : List.of(),
        Annotations.find(component, "FeatureGate")
            .map(tag -> Annotations.texts(tag, "value"))
            .orElse(List.of()),
        Annotations.has(component, "NoConversion"));
  }

  /**
   * A type that generators can work with. Where the component's own cannot be used, the compilation
   * has failed, and a stand-in keeps generated names from going missing, so that nothing but the
   * author's mistake is reported.
   */
  private Type usable(RecordComponentElement component, Type type, boolean items, int number) {
    String problem = FieldTypes.problem(type, items, number).orElse(null);
    if (problem != null) {
      error(component, component.getSimpleName() + ": " + problem);
    }
    return problem != null || FieldTypes.isUnknown(type) ? Type.Builtin.STRING : type;
  }

  private static TypeElement enumElement(AnnotationMirror enumOf) {
    return (TypeElement) ((DeclaredType) Annotations.value(enumOf, "value")).asElement();
  }

  /** The public text constants of a class, in order. */
  public static List<String> constants(TypeElement element) {
    List<String> values = new ArrayList<>();
    for (Element member : element.getEnclosedElements()) {
      if (member instanceof VariableElement constant
          && constant.getConstantValue() instanceof String value
          && constant.getModifiers().contains(Modifier.PUBLIC)) {
        values.add(value);
      }
    }
    return values;
  }

  /**
   * A component's type. {@code @Nullable} is asked of the type and of the accessor, for the
   * type-use annotations of compiled records.
   */
  private Type memberType(RecordComponentElement component) {
    TypeMirror mirror = component.asType();
    Type type = type(mirror);
    boolean nullable = isNullable(mirror) || isNullable(component.getAccessor().getReturnType());
    return nullable && !(type instanceof Type.Optional) ? new Type.Optional(type) : type;
  }

  private static boolean isNullable(TypeMirror mirror) {
    return mirror.getAnnotationMirrors().stream()
        .anyMatch(annotation ->
            ((TypeElement) annotation.getAnnotationType().asElement())
                .getQualifiedName()
                .contentEquals(NULLABLE));
  }

  /** Classifies a type. */
  public Type type(TypeMirror mirror) {
    return switch (mirror.getKind()) {
      case BOOLEAN -> Type.Builtin.BOOL;
      case INT -> Type.Builtin.INT32;
      case LONG -> Type.Builtin.INT64;
      case DOUBLE -> Type.Builtin.FLOAT64;
      case DECLARED -> declared((DeclaredType) mirror);
      case ERROR -> new Type.Unknown(TypeName.get(mirror));
      default ->
          new Type.Unsupported(
              TypeName.get(mirror), "a field cannot be of type " + mirror.getKind());
    };
  }

  private Type declared(DeclaredType declared) {
    TypeElement element = (TypeElement) declared.asElement();
    ClassName name = ClassName.get(element);
    return switch (name.canonicalName()) {
      case "java.lang.String" -> Type.Builtin.STRING;
      case "java.lang.Boolean" -> Type.Builtin.BOOL;
      case "java.lang.Integer" -> Type.Builtin.INT32;
      case "java.lang.Long" -> Type.Builtin.INT64;
      case "java.lang.Double" -> Type.Builtin.FLOAT64;
      case "java.util.List" -> list(declared);
      case "java.util.Map" -> map(declared);
      default -> named(element, name);
    };
  }

  private Type list(DeclaredType declared) {
    return declared.getTypeArguments().isEmpty()
        ? new Type.Unsupported(TypeName.get(declared), "a list must say what it holds")
        : new Type.ListOf(type(declared.getTypeArguments().get(0)));
  }

  private Type map(DeclaredType declared) {
    if (declared.getTypeArguments().isEmpty()) {
      return new Type.Unsupported(TypeName.get(declared), "a map must say what it holds");
    }
    if (type(declared.getTypeArguments().get(0)) != Type.Builtin.STRING) {
      return new Type.Unsupported(TypeName.get(declared), "the keys of a map must be texts");
    }
    return new Type.MapOf(type(declared.getTypeArguments().get(1)));
  }

  private static Type named(TypeElement element, ClassName name) {
    Type.Alias alias = ALIASES.get(name.simpleName());
    if (alias != null && name.packageName().equals(VALUES)) {
      return alias;
    }
    if (Annotations.has(element, "ApiType")) {
      return new Type.Struct(name);
    }
    return switch (element.getKind()) {
      case ENUM ->
          new Type.Unsupported(
              name, "an enumeration cannot grow: use a text with @EnumOf instead of " + name);
      case INTERFACE -> new Type.Unsupported(name, "an interface has no wire form: " + name);
      default -> new Type.Unsupported(name, name + " is not annotated with @ApiType");
    };
  }

  /** Static methods of a package's classes that carry one of Navarch's annotations. */
  public List<ExecutableElement> functions(String javaPackage, String annotation) {
    PackageElement element = elements.getPackageElement(javaPackage);
    List<ExecutableElement> found = new ArrayList<>();
    if (element != null) {
      for (Element type : element.getEnclosedElements()) {
        for (Element member : type.getEnclosedElements()) {
          if (member instanceof ExecutableElement method && Annotations.has(method, annotation)) {
            if (method.getModifiers().contains(Modifier.STATIC)) {
              found.add(method);
            } else {
              error(method, "a method with @" + annotation + " must be static");
            }
          }
        }
      }
    }
    return found;
  }

  /** Whether a type does not resolve yet: generated code that another round brings. */
  public static boolean isUnresolved(TypeMirror mirror) {
    return mirror.getKind() == TypeKind.ERROR;
  }
}
