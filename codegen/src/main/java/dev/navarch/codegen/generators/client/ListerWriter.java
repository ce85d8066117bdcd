package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.navarch.codegen.universe.ApiResource;
import javax.lang.model.element.Modifier;

/** Writes the lister of one kind. */
final class ListerWriter {
  private final ClientPlan plan;

  ListerWriter(ClientPlan plan) {
    this.plan = plan;
  }

  JavaFile write(ClientVersion version, ApiResource resource) {
    ClassName name = plan.lister(version, resource);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(ClientRuntime.LISTER, resource.type()))
            .addJavadoc("Reads objects of kind {@link $T} from a cache.", resource.type())
            .addOriginatingElement(resource.element())
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PUBLIC)
                    .addParameter(
                        ParameterizedTypeName.get(ClientRuntime.INDEXER, resource.type()),
                        "indexer")
                    .addStatement("super(indexer)")
                    .build());
    if (resource.namespaced()) {
      type.addMethod(
          ClientFiles.method(VersionClientWriter.accessorName(resource))
              .addJavadoc("Those of a namespace.")
              .returns(ParameterizedTypeName.get(ClientRuntime.NAMESPACE_LISTER, resource.type()))
              .addParameter(String.class, "namespace")
              .addStatement("return namespace(namespace)")
              .build());
    }
    return ClientFiles.of(name, type);
  }
}
