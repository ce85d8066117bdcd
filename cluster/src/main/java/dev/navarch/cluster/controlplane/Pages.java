package dev.navarch.cluster.controlplane;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apiserver.discovery.DiscoveryPages;
import dev.navarch.apiserver.discovery.RootPage;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Negotiator;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.health.HealthChecks;
import dev.navarch.apiserver.health.HealthLane;
import dev.navarch.apiserver.health.HealthPages;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.metrics.BuildMetrics;
import dev.navarch.apiserver.metrics.JvmMetrics;
import dev.navarch.apiserver.metrics.MetricsPage;
import dev.navarch.apiserver.metrics.ProcessMetrics;
import dev.navarch.apiserver.metrics.RequestMetrics;
import dev.navarch.apiserver.metrics.StorageMetrics;
import dev.navarch.apiserver.openapi.CustomVersion;
import dev.navarch.apiserver.openapi.OpenApi;
import dev.navarch.apiserver.openapi.ServedApis;
import dev.navarch.apiserver.openapi.ServedVersion;
import dev.navarch.apiserver.openapi.http.OpenApiPages;
import dev.navarch.apiserver.serviceaccount.OpenIdDocuments;
import dev.navarch.apiserver.version.Build;
import dev.navarch.apiserver.version.ServerVersion;
import dev.navarch.apiserver.version.VersionPage;
import dev.navarch.storage.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Everything that a control plane serves besides resources. */
record Pages(
    ControlPlaneOptions options,
    Catalog catalog,
    Scheme scheme,
    CodecFactory codecs,
    Negotiator negotiator,
    Workers workers,
    Store store,
    HealthChecks health,
    HealthLane healthLane,
    RequestMetrics requests,
    Supplier<List<CustomVersion>> customVersions,
    Supplier<OpenIdDocuments> openId) {

  Map<String, Endpoint> all(String serverAddress) {
    Release release = options.versions().release();
    boolean newest = release == Release.V1_36;
    ServerVersion version = new ServerVersion(release, Build.UNKNOWN);
    OpenApi openApi = new OpenApi(scheme, release, version.gitVersion(), this::served);
    Map<String, Endpoint> pages = new HashMap<>();
    pages.putAll(
        new DiscoveryPages(
                catalog, codecs, negotiator, serverAddress, newest ? aggregated() : Set.of())
            .pages());
    pages.putAll(new HealthPages(health, healthLane).pages());
    pages.putAll(new VersionPage(version).pages());
    pages.putAll(new OpenApiPages(openApi, workers, options.clock()).pages(newest));
    pages.putAll(
        new MetricsPage(
                List.of(
                    requests,
                    new StorageMetrics(catalog, store),
                    new ProcessMetrics(),
                    new JvmMetrics(),
                    new BuildMetrics(version)),
                workers)
            .pages());
    pages.put(
        OpenIdDocuments.CONFIGURATION_PATH,
        exchange ->
            send(exchange, OpenIdDocuments.CONFIGURATION_TYPE, openId.get().configuration()));
    pages.put(
        OpenIdDocuments.KEYS_PATH,
        exchange -> send(exchange, OpenIdDocuments.KEYS_TYPE, openId.get().keys()));
    TreeSet<String> others = new TreeSet<>(pages.keySet());
    others.removeIf(path -> path.endsWith("/") || path.startsWith("/api"));
    pages.putAll(
        new RootPage(
                catalog,
                () -> {
                  List<String> paths = new ArrayList<>(others);
                  paths.addAll(health.paths());
                  return paths;
                })
            .pages());
    return pages;
  }

  /** A server that is to serve clients of every age knows the older form as well. */
  private Set<String> aggregated() {
    return options.versions().isOneRelease()
        ? DiscoveryPages.AGGREGATED_1_36
        : Set.of("v2", "v2beta1");
  }

  private static void send(Exchange exchange, String type, byte[] body) {
    exchange
        .responder()
        .respond(
            200,
            Headers.builder()
                .add("Content-Type", type)
                .add("Cache-Control", OpenIdDocuments.CACHE_CONTROL)
                .build(),
            body);
  }

  private ServedApis served() {
    Catalog.State state = catalog.state();
    List<ServedVersion> versions = new ArrayList<>();
    for (Catalog.Group group : state.groups()) {
      if (BuiltInGroups.group(group.name()).isPresent()) {
        for (Catalog.Version version : group.versions()) {
          List<ResourceType> types = new ArrayList<>();
          for (ResourceEndpoint endpoint : version.resources().values()) {
            Optional<ResourceType> type =
                BuiltInGroups.subresource(
                    endpoint.served().resource(), endpoint.served().subresource());
            type.ifPresent(types::add);
          }
          versions.add(new ServedVersion(version.name(), types));
        }
      }
    }
    return new ServedApis(state.generation(), versions, customVersions.get());
  }
}
