package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** Writes the class that has the scheme of a clientset's kinds. */
final class SchemeWriter {
  private final ClientPlan plan;

  SchemeWriter(ClientPlan plan) {
    this.plan = plan;
  }

  JavaFile write() {
    ClassName source = plan.schemeSource();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(plan.scheme())
            .addModifiers(Modifier.FINAL)
            .addJavadoc("The kinds of {@link $T}.", plan.clientset())
            .addOriginatingElement(plan.origin())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(
                ClientFiles.method("scheme")
                    .addModifiers(Modifier.STATIC)
                    .addJavadoc("The scheme, built when first asked for.")
                    .returns(ClientRuntime.SCHEME)
                    .addStatement(
                        source == null ? "return Holder.SCHEME" : "return $T.scheme()",
                        source == null ? new Object[0] : new Object[] {source})
                    .build());
    if (source == null) {
      type.addMethod(addTo()).addType(holder());
    }
    return ClientFiles.of(plan.scheme(), type);
  }

  private MethodSpec addTo() {
    MethodSpec.Builder method =
        ClientFiles.method("addTo")
            .addModifiers(Modifier.STATIC)
            .addJavadoc("Adds the kinds to a scheme that knows others too.")
            .addParameter(ClientRuntime.SCHEME.nestedClass("Builder"), "scheme");
    for (String types : plan.typePackages()) {
      ClassName register = ClassName.get(types, "Register");
      method
          .addStatement("$T.addTo(scheme)", register)
          .addStatement(
              "$T.addToGroupVersion(scheme, $T.GROUP_VERSION)", ClientRuntime.META_TYPES, register);
    }
    for (String types : plan.subresourcePackages()) {
      method.addStatement("$T.addTo(scheme)", ClassName.get(types, "Register"));
    }
    return method.build();
  }

  private TypeSpec holder() {
    return TypeSpec.classBuilder("Holder")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .addField(
            FieldSpec.builder(ClientRuntime.SCHEME, "SCHEME", Modifier.STATIC, Modifier.FINAL)
                .initializer("build()")
                .build())
        .addMethod(
            MethodSpec.methodBuilder("build")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ClientRuntime.SCHEME)
                .addStatement(
                    "$1T.Builder scheme = $1T.builder($2S)",
                    ClientRuntime.SCHEME,
                    plan.clientset().simpleName())
                .addStatement("$T.addUnversioned(scheme)", ClientRuntime.META_TYPES)
                .addStatement("$T.addMeta(scheme)", ClientRuntime.META_TYPES)
                .addStatement("addTo(scheme)")
                .addStatement("return scheme.build()")
                .build())
        .build();
  }
}
