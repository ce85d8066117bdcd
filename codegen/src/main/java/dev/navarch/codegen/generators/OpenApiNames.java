package dev.navarch.codegen.generators;

import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.Type;
import java.util.Map;

/** The names of definitions, which are those that clients of Kubernetes know. */
final class OpenApiNames {
  private static final String MACHINERY = "io.k8s.apimachinery.pkg.";

  /** Value types that have a definition of their own, by codec name. */
  private static final Map<String, String> VALUES =
      Map.of(
          "quantity", MACHINERY + "api.resource.Quantity",
          "intOrString", MACHINERY + "util.intstr.IntOrString",
          "time", MACHINERY + "apis.meta.v1.Time",
          "microTime", MACHINERY + "apis.meta.v1.MicroTime",
          "duration", MACHINERY + "apis.meta.v1.Duration",
          "rawExtension", MACHINERY + "runtime.RawExtension",
          "fieldsV1", MACHINERY + "apis.meta.v1.FieldsV1",
          "rawJson", "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON");

  private OpenApiNames() {}

  /** A record's definition. */
  static String of(ApiPackage version, String simpleName) {
    String name = version.protoPackage();
    return (name.startsWith("k8s.io.") ? "io.k8s." + name.substring("k8s.io.".length()) : name)
            .replace('_', '-')
        + "."
        + simpleName;
  }

  /** A value type's definition; bytes have none. */
  static String of(Type.Alias alias) {
    return VALUES.getOrDefault(alias.codecName(), "");
  }
}
