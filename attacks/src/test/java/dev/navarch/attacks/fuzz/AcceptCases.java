package dev.navarch.attacks.fuzz;

import static dev.navarch.attacks.fuzz.Choice.list;

import java.util.List;

/** Lists and objects in every form that an Accept header can ask for. */
final class AcceptCases implements CaseSource {
  private static final List<String> TYPES =
      List.of(
          "application/json",
          "application/yaml",
          "application/vnd.kubernetes.protobuf",
          "application/cbor",
          "text/html",
          "*/*",
          "application/*",
          "/",
          "");

  private static final List<String> PARAMETERS =
      List.of(
          ";as=Table;v=v1;g=meta.k8s.io",
          ";as=Table;v=v1beta1;g=meta.k8s.io",
          ";as=PartialObjectMetadata;v=v1;g=meta.k8s.io",
          ";as=PartialObjectMetadataList;v=v1;g=meta.k8s.io",
          ";as=APIGroupDiscoveryList;v=v2;g=apidiscovery.k8s.io",
          ";stream=watch",
          ";q=0",
          ";q=x",
          ";;;",
          ";as=\"",
          ";charset=utf-8",
          "");

  @Override
  public FuzzCase next(Choice choice) {
    String path =
        choice.of(
            Objects.CONFIG_MAPS,
            Objects.CONFIG_MAPS + "/" + choice.name(),
            Objects.DEPLOYMENTS,
            Objects.THINGS,
            Objects.THINGS + "/" + choice.name(),
            Objects.PODS,
            "/apis",
            "/api/v1",
            "/openapi/v3/apis/apps/v1",
            "/openapi/v2",
            "/version",
            "/metrics");
    String accept =
        list(
            1 + choice.size(3000),
            i -> choice.of(TYPES) + choice.of(PARAMETERS),
            choice.of(",", ", ", ",,"),
            "",
            "");
    String query = choice.of("", "?includeObject=Object", "?includeObject=None", "?pretty=1");
    return FuzzCase.get(
        "accept",
        path + query,
        "Accept: " + accept,
        "Accept-Encoding: " + choice.of("gzip", "identity", "gzip;q=0", "*", "gzip,".repeat(50)));
  }
}
