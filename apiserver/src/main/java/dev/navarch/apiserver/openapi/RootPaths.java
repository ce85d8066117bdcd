package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.openapi.Payload.Defined;
import dev.navarch.apiserver.openapi.Payload.Plain;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The paths that are no resources: discovery, the version, and who signs tokens. */
final class RootPaths {
  private static final List<String> READ =
      List.of("application/json", "application/yaml", "application/vnd.kubernetes.protobuf");

  private RootPaths() {}

  static PathItem core() {
    return discovery(
        "/api/",
        "getCoreAPIVersions",
        "core",
        "List the versions of the core group",
        "APIVersions");
  }

  static PathItem groups() {
    return discovery("/apis/", "getAPIVersions", "apis", "List the groups", "APIGroupList");
  }

  static PathItem group(String group) {
    return discovery(
        "/apis/" + group + "/",
        "get" + OperationNames.group(group) + "APIGroup",
        OperationNames.groupTag(group),
        "List the versions of the group",
        "APIGroup");
  }

  static PathItem version(GroupVersion version) {
    return discovery(
        Endpoint.root(version),
        "get" + OperationNames.version(version) + "APIResources",
        OperationNames.versionTag(version),
        "List the resources of the version",
        "APIResourceList");
  }

  private static PathItem discovery(
      String path, String id, String tag, String description, String type) {
    return item(path, id, tag, description, new Defined(Definitions.META + type), READ);
  }

  static PathItem serverVersion() {
    return item(
        "/version/",
        "getCodeVersion",
        "version",
        "Tell the version of the server",
        new Defined(ValueDefinitions.VERSION_INFO),
        List.of("application/json"));
  }

  static PathItem openIdConfiguration() {
    return item(
        "/.well-known/openid-configuration/",
        "getServiceAccountIssuerOpenIDConfiguration",
        "WellKnown",
        "Describe the issuer of service accounts' tokens, for OpenID Connect",
        Plain.TEXT,
        List.of("application/json"));
  }

  static PathItem openIdKeys() {
    return item(
        "/openid/v1/jwks/",
        "getServiceAccountIssuerOpenIDKeyset",
        "openid",
        "List the keys that service accounts' tokens are checked with",
        Plain.TEXT,
        List.of("application/jwk-set+json"));
  }

  private static PathItem item(
      String path,
      String id,
      String tag,
      String description,
      Payload answer,
      List<String> produces) {
    SortedMap<Integer, Payload> answers = new TreeMap<>();
    answers.put(200, answer);
    answers.put(401, Plain.NOTHING);
    Operation get =
        new Operation(
            "get",
            id,
            tag,
            description,
            null,
            null,
            List.of(),
            Plain.NOTHING,
            List.of(),
            answers,
            produces,
            false);
    return new PathItem(path, List.of(), List.of(get));
  }
}
