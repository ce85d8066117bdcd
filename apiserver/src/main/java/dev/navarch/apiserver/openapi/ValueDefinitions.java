package dev.navarch.apiserver.openapi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The definitions of values that are no records: scalars with a form, and JSON of any shape. */
final class ValueDefinitions {
  static final String INT_OR_STRING = "io.k8s.apimachinery.pkg.util.intstr.IntOrString";
  static final String QUANTITY = "io.k8s.apimachinery.pkg.api.resource.Quantity";
  static final String VERSION_INFO = "io.k8s.apimachinery.pkg.version.Info";
  static final String PATCH = Definitions.META + "Patch";

  /** The values that a number may stand for as well; only version 3 can say so. */
  static final Map<String, List<Map<String, Object>>> CHOICES =
      Map.of(
          INT_OR_STRING, List.of(Map.of("type", "integer"), Map.of("type", "string")),
          QUANTITY, List.of(Map.of("type", "string"), Map.of("type", "number")));

  private ValueDefinitions() {}

  static Map<String, Map<String, Object>> all() {
    Map<String, Map<String, Object>> all = new LinkedHashMap<>();
    all.put(
        QUANTITY,
        described("Amount with an optional unit suffix, such as 100m, 1.5 or 2Gi", "string", ""));
    all.put(
        INT_OR_STRING,
        described("Whole number, or a text in its place", "string", "int-or-string"));
    all.put(
        Definitions.META + "Time",
        described("Moment to the second, in the form of RFC 3339", "string", "date-time"));
    all.put(
        Definitions.META + "MicroTime",
        described("Moment to the microsecond, in the form of RFC 3339", "string", "date-time"));
    all.put(
        Definitions.META + "Duration",
        described("Length of time, such as 1h30m or 250ms", "string", ""));
    all.put(
        Definitions.META + "FieldsV1",
        described("Set of fields, as a trie of their paths", "object", ""));
    all.put(
        "io.k8s.apimachinery.pkg.runtime.RawExtension",
        described("Object of a kind that this place leaves open", "object", ""));
    all.put(PATCH, described("Change to an object, in the form its media type says", "object", ""));
    all.put(
        "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON",
        Map.of("description", "Any JSON value"));
    all.put(VERSION_INFO, versionInfo());
    return all;
  }

  private static Map<String, Object> described(String description, String type, String format) {
    Map<String, Object> definition = new LinkedHashMap<>();
    definition.put("description", description);
    definition.put("type", type);
    if (!format.isEmpty()) {
      definition.put("format", format);
    }
    return definition;
  }

  private static Map<String, Object> versionInfo() {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("major", text("First number of the version"));
    properties.put("minor", text("Second number of the version"));
    properties.put("gitVersion", text("Version in full"));
    properties.put("gitCommit", text("Commit the server was built from"));
    properties.put("gitTreeState", text("Whether sources differed from that commit"));
    properties.put("buildDate", text("When the server was built"));
    properties.put("goVersion", text("Version of the language it runs on"));
    properties.put("compiler", text("What it was compiled with"));
    properties.put("platform", text("Operating system and processor it runs on"));
    List<String> required = List.copyOf(properties.keySet());
    properties.put("emulationMajor", text("First number of the version the server behaves like"));
    properties.put("emulationMinor", text("Second number of the version the server behaves like"));
    properties.put(
        "minCompatibilityMajor", text("First number of the oldest version it works beside"));
    properties.put(
        "minCompatibilityMinor", text("Second number of the oldest version it works beside"));
    Map<String, Object> info = described("What the server is and how it was built", "object", "");
    info.put("required", required);
    info.put("properties", properties);
    return info;
  }

  private static Map<String, Object> text(String description) {
    return described(description, "string", "");
  }
}
