package dev.navarch.codegen.framework;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** A file while generators write into it. */
public final class GeneratedFile {
  private final String javaPackage;
  private final String name;
  private final FileKind kind;
  private final List<FieldSpec> vars = new ArrayList<>();
  private final List<FieldSpec> consts = new ArrayList<>();
  private final CodeBlock.Builder initializer = CodeBlock.builder();
  private final List<MethodSpec> methods = new ArrayList<>();
  private final List<TypeSpec> nested = new ArrayList<>();
  private final Map<String, FieldSpec> instanceFields = new LinkedHashMap<>();
  private final Set<String> staticImports = new LinkedHashSet<>();
  private final Set<Element> origins = new LinkedHashSet<>();
  private final StringBuilder text = new StringBuilder();
  private final Set<TypeName> interfaces = new LinkedHashSet<>();
  private TypeName superclass = ClassName.OBJECT;
  private String doc = "";
  private boolean isPublic = true;

  GeneratedFile(String javaPackage, String name, FileKind kind) {
    this.javaPackage = javaPackage;
    this.name = name;
    this.kind = kind;
  }

  /** A resource that belongs to no single package, by its path. */
  public static GeneratedFile resource(String path) {
    return new GeneratedFile("", path, FileKind.RESOURCE);
  }

  /** A class that no type of its package asks for. */
  public static GeneratedFile type(String javaPackage, String name) {
    return new GeneratedFile(javaPackage, name, FileKind.JAVA);
  }

  /** The class's simple name, or a resource's path. */
  public String name() {
    return name;
  }

  /** The class. */
  public ClassName className() {
    return ClassName.get(javaPackage, name);
  }

  /** Whether it is a class or a resource. */
  public FileKind kind() {
    return kind;
  }

  /** Names an element that the file's content follows from. */
  public void originates(Element element) {
    origins.add(element);
  }

  Set<Element> origins() {
    return origins;
  }

  /** Sets what the class extends. */
  public void extend(TypeName type) {
    superclass = type;
  }

  /** Adds an interface that the class implements. */
  public void implement(TypeName type) {
    interfaces.add(type);
  }

  /** Sets the class's Javadoc. */
  public void document(String javadoc) {
    doc = javadoc;
  }

  /** Hides the class from other packages. */
  public void hide() {
    isPublic = false;
  }

  /** Adds a static field after the constants that are there. */
  public void constant(FieldSpec field) {
    consts.add(field);
  }

  /** Adds a field of instances. */
  public void instanceField(FieldSpec field) {
    instanceFields.put(field.name(), field);
  }

  void variables(List<FieldSpec> fields) {
    vars.addAll(fields);
  }

  void constants(List<FieldSpec> fields) {
    consts.addAll(fields);
  }

  void imports(List<String> names) {
    staticImports.addAll(names);
  }

  /** Adds a method. */
  public void method(MethodSpec method) {
    methods.add(method);
  }

  /** Adds a nested class. */
  public void nested(TypeSpec type) {
    nested.add(type);
  }

  /** Adds text to a resource. */
  public GeneratedFile append(String more) {
    text.append(more);
    return this;
  }

  /** Whether nothing has been written. */
  public boolean isEmpty() {
    return kind == FileKind.RESOURCE ? text.isEmpty() : methods.isEmpty() && consts.isEmpty();
  }

  /** A resource's text. */
  public String text() {
    return text.toString();
  }

  /** Puts a class together: header, imports, variables, constants, body. */
  public JavaFile toJava() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addAnnotation(
                AnnotationSpec.builder(ClassName.get("javax.annotation.processing", "Generated"))
                    .addMember("value", "$S", "dev.navarch.codegen")
                    .build())
            .addAnnotation(
                AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "{$S, $S, $S}", "unchecked", "deprecation", "cast")
                    .build())
            .addModifiers(Modifier.FINAL)
            .superclass(superclass)
            .addSuperinterfaces(interfaces)
            .addJavadoc("$L", doc);
    if (isPublic) {
      type.addModifiers(Modifier.PUBLIC);
    }
    vars.forEach(type::addField);
    consts.forEach(type::addField);
    CodeBlock code = initializer.build();
    if (!code.isEmpty()) {
      type.addStaticBlock(code);
    }
    instanceFields.values().forEach(type::addField);
    methods.forEach(type::addMethod);
    nested.forEach(type::addType);
    origins.forEach(type::addOriginatingElement);
    JavaFile.Builder file =
        JavaFile.builder(javaPackage, type.build())
            .addFileComment("Generated by Navarch from annotated types. Do not edit.")
            .skipJavaLangImports(true);
    for (String imported : staticImports) {
      int dot = imported.lastIndexOf('.');
      file.addStaticImport(
          ClassName.bestGuess(imported.substring(0, dot)), imported.substring(dot + 1));
    }
    return file.build();
  }
}
