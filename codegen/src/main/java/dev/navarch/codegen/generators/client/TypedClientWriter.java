package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.navarch.codegen.universe.ApiResource;
import dev.navarch.codegen.universe.ApiSubresource;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the client of one kind: an interface with exactly the verbs that its resource has. */
final class TypedClientWriter {
  private static final Set<String> ALL =
      Set.of("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");

  private final Universe universe;
  private final ClientPlan plan;

  TypedClientWriter(Universe universe, ClientPlan plan) {
    this.universe = universe;
    this.plan = plan;
  }

  JavaFile write(ClientVersion version, ApiResource resource) {
    ClassName name = plan.client(version, resource);
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(name)
            .addJavadoc("What can be done with objects of kind {@link $T}.", resource.type())
            .addSuperinterfaces(verbs(resource))
            .addOriginatingElement(resource.element());
    if (resource.hasStatus()) {
      type.addSuperinterface(
          ParameterizedTypeName.get(ClientRuntime.STATUS_VERBS, resource.type()));
    }
    List<MethodSpec> methods = new ArrayList<>();
    for (ApiSubresource subresource : resource.subresources()) {
      if (subresource.hasMethods() && !subresource.isStatus()) {
        add(methods, resource, subresource);
      }
    }
    ClassName expansion = plan.expansion(version, resource);
    if (universe.elements().getTypeElement(expansion.canonicalName()) != null) {
      type.addSuperinterface(expansion);
    }
    if (!methods.isEmpty()) {
      type.addSuperinterface(ClientRuntime.SUBRESOURCE_VERBS).addMethods(methods);
    }
    return ClientFiles.of(name, type);
  }

  private static List<TypeName> verbs(ApiResource resource) {
    ClassName type = resource.type();
    if (resource.verbs().containsAll(ALL)) {
      return List.of(
          ParameterizedTypeName.get(ClientRuntime.RESOURCE_VERBS, type, resource.listType()));
    }
    List<TypeName> verbs = new ArrayList<>();
    for (String verb : resource.verbs()) {
      switch (verb) {
        case "create" -> verbs.add(ParameterizedTypeName.get(ClientRuntime.CREATE_VERB, type));
        case "update" -> verbs.add(ParameterizedTypeName.get(ClientRuntime.UPDATE_VERB, type));
        case "delete" -> verbs.add(ClientRuntime.DELETE_VERB);
        case "deletecollection" -> verbs.add(ClientRuntime.DELETE_COLLECTION_VERB);
        case "get" -> verbs.add(ParameterizedTypeName.get(ClientRuntime.GET_VERB, type));
        case "list" ->
            verbs.add(
                ParameterizedTypeName.get(ClientRuntime.LIST_VERB, type, resource.listType()));
        case "watch" -> verbs.add(ParameterizedTypeName.get(ClientRuntime.WATCH_VERB, type));
        case "patch" -> verbs.add(ParameterizedTypeName.get(ClientRuntime.PATCH_VERB, type));
        default -> {} // reported when the resource was read
      }
    }
    return verbs;
  }

  // ---- subresources

  private static void add(
      List<MethodSpec> methods, ApiResource resource, ApiSubresource subresource) {
    for (String verb : subresource.verbs()) {
      ClassName type = subresource.type();
      if (type == null) {
        if (verb.equals("update")) {
          addOwnUpdate(methods, resource.type(), subresource);
        }
        continue;
      }
      switch (verb) {
        case "get" ->
            methods.add(
                method("get", subresource, type)
                    .addJavadoc("Reads {@code $L} of an object.", subresource.path())
                    .addParameter(String.class, "name")
                    .addStatement(
                        "return getSubresource(name, $S, $T.class)", subresource.path(), type)
                    .build());
        case "update" -> addUpdate(methods, subresource, type);
        case "create" -> addCreate(methods, subresource, type);
        case "patch" ->
            methods.add(
                method("apply", subresource, type)
                    .addJavadoc("Applies {@code $L} of an object.", subresource.path())
                    .addParameter(String.class, "name")
                    .addParameter(type, "configuration")
                    .addParameter(ClientRuntime.APPLY_OPTIONS, "options")
                    .addStatement(
                        "return applySubresource(name, $S, configuration, options, $T.class)",
                        subresource.path(),
                        type)
                    .build());
        default -> {} // nothing that has a method
      }
    }
  }

  private static MethodSpec.Builder method(
      String verb, ApiSubresource subresource, ClassName returned) {
    return ClientFiles.asking(
        ClientFiles.method(verb + subresource.name())
            .addModifiers(Modifier.DEFAULT)
            .returns(returned));
  }

  private static void addOwnUpdate(
      List<MethodSpec> methods, ClassName type, ApiSubresource subresource) {
    methods.add(
        method("update", subresource, type)
            .addJavadoc("Replaces {@code $L} of an object.", subresource.path())
            .addParameter(type, "object")
            .addStatement(
                "return update$L(object, $T.builder().build())",
                subresource.name(),
                ClientRuntime.UPDATE_OPTIONS)
            .build());
    methods.add(
        method("update", subresource, type)
            .addJavadoc("Replaces {@code $L} of an object.", subresource.path())
            .addParameter(type, "object")
            .addParameter(ClientRuntime.UPDATE_OPTIONS, "options")
            .addStatement(
                "return updateSubresource(object.metadata().name(), $S, object, options, $T.class)",
                subresource.path(),
                type)
            .build());
  }

  private static void addUpdate(
      List<MethodSpec> methods, ApiSubresource subresource, ClassName type) {
    methods.add(
        method("update", subresource, type)
            .addJavadoc("Replaces {@code $L} of an object.", subresource.path())
            .addParameter(String.class, "name")
            .addParameter(type, "object")
            .addStatement(
                "return updateSubresource(name, $S, object, $T.class)", subresource.path(), type)
            .build());
    methods.add(
        method("update", subresource, type)
            .addJavadoc("Replaces {@code $L} of an object.", subresource.path())
            .addParameter(String.class, "name")
            .addParameter(type, "object")
            .addParameter(ClientRuntime.UPDATE_OPTIONS, "options")
            .addStatement(
                "return updateSubresource(name, $S, object, options, $T.class)",
                subresource.path(),
                type)
            .build());
  }

  private static void addCreate(
      List<MethodSpec> methods, ApiSubresource subresource, ClassName type) {
    methods.add(
        method("create", subresource, type)
            .addJavadoc("Creates {@code $L} of an object.", subresource.path())
            .addParameter(String.class, "name")
            .addParameter(type, "object")
            .addStatement(
                "return create$L(name, object, $T.builder().build())",
                subresource.name(),
                ClientRuntime.CREATE_OPTIONS)
            .build());
    methods.add(
        method("create", subresource, type)
            .addJavadoc("Creates {@code $L} of an object.", subresource.path())
            .addParameter(String.class, "name")
            .addParameter(type, "object")
            .addParameter(ClientRuntime.CREATE_OPTIONS, "options")
            .addStatement(
                "return createSubresource(name, $S, object, options).into($T.class)",
                subresource.path(),
                type)
            .build());
  }
}
