package dev.navarch.apiserver.server;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.fields.Fields;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apiserver.admission.AdmissionChain;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.EndpointTools;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.SelectableFields;
import dev.navarch.apiserver.endpoint.ServedResource;
import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.objects.TypedModel;
import dev.navarch.apiserver.rest.ResourceKind;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.storage.Store;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A few groups and resources to fill the catalog of a {@link PageServer} with. */
public final class SampleCatalog {
  private static final List<String> ALL =
      List.of("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");
  private static final List<String> PART = List.of("get", "patch", "update");
  private static final SelectableFields NO_FIELDS =
      new SelectableFields() {
        @Override
        public FieldValue convert(GroupVersion version, String field, String value) {
          throw new IllegalArgumentException("nothing can be selected here");
        }

        @Override
        public Fields of(MetaObject object) {
          throw new UnsupportedOperationException();
        }
      };

  private final PageServer server;
  private final EndpointTools tools;

  private SampleCatalog(PageServer server) {
    this.server = server;
    this.tools =
        new EndpointTools(
            server.negotiator(),
            attributes -> new Decision.Allowed(""),
            AdmissionChain.NONE,
            server.workers(),
            new WatchClock(),
            true);
  }

  /** The core group with config maps in a store; deployments and their scale; two versions. */
  public static void fill(PageServer server, Store store) {
    SampleCatalog samples = new SampleCatalog(server);
    Catalog.Group core =
        group(
            "",
            samples.version(
                "v1",
                samples.configMaps(store),
                samples.served("v1", "namespaces", "", "v1/Namespace", false, ALL),
                samples.served("v1", "namespaces", "status", "v1/Namespace", false, PART),
                samples.served(
                    "v1",
                    "serviceaccounts",
                    "token",
                    "authentication.k8s.io/v1/TokenRequest",
                    true,
                    List.of("create"))));
    Catalog.Group apps =
        group(
            "apps",
            samples.version(
                "apps/v1",
                samples.served("apps/v1", "deployments", "", "apps/v1/Deployment", true, ALL),
                samples.served(
                    "apps/v1", "deployments", "scale", "autoscaling/v1/Scale", true, PART)));
    Catalog.Group autoscaling =
        group("autoscaling", samples.version("autoscaling/v2"), samples.version("autoscaling/v1"));
    server.catalog().change(groups -> List.of(core, apps, autoscaling));
  }

  /** A group with one version in which there is nothing yet. */
  public static Catalog.Group emptyGroup(String name) {
    return group(name, new Catalog.Version(new GroupVersion(name, "v1"), Map.of()));
  }

  private static Catalog.Group group(String name, Catalog.Version... versions) {
    return new Catalog.Group(name, 100, List.of(versions));
  }

  private Catalog.Version version(String name, ServedResource... resources) {
    Map<String, ResourceEndpoint> endpoints = new LinkedHashMap<>();
    for (ServedResource resource : resources) {
      endpoints.put(resource.path(), new ResourceEndpoint(resource, tools));
    }
    return new Catalog.Version(GroupVersion.parse(name), endpoints);
  }

  private ServedResource configMaps(Store store) {
    GroupVersionKind kind = new GroupVersionKind("", "v1", "ConfigMap");
    ResourceKind<ConfigMap> stored =
        new ResourceKind<>(
            new GroupResource("", "configmaps"),
            kind.groupKind(),
            true,
            "/registry/configmaps/",
            model(kind));
    Strategy<ConfigMap> strategy = new Strategy<>() {};
    return served(
        kind.groupVersion(),
        "configmaps",
        "",
        kind,
        true,
        ALL,
        new ResourceStore<>(stored, strategy, null, store, new ObjectTable(1 << 20)));
  }

  private ServedResource served(
      String version,
      String resource,
      String subresource,
      String kind,
      boolean namespaced,
      List<String> verbs) {
    int slash = kind.lastIndexOf('/');
    GroupVersionKind parsed =
        GroupVersion.parse(kind.substring(0, slash)).withKind(kind.substring(slash + 1));
    ObjectModel model = model(parsed);
    Rest rest = () -> model;
    return served(
        GroupVersion.parse(version), resource, subresource, parsed, namespaced, verbs, rest);
  }

  private static ServedResource served(
      GroupVersion version,
      String resource,
      String subresource,
      GroupVersionKind kind,
      boolean namespaced,
      List<String> verbs,
      Rest rest) {
    boolean whole = subresource.isEmpty();
    return new ServedResource(
        version.withResource(resource),
        subresource,
        kind,
        namespaced,
        whole ? resource.substring(0, resource.length() - 1) : "",
        whole ? List.of(resource.substring(0, 2)) : List.of(),
        resource.equals("deployments") && whole ? List.of("all") : List.of(),
        verbs,
        whole ? "aGFzaA==" : "",
        rest,
        Columns.standard(),
        NO_FIELDS,
        "");
  }

  private ObjectModel model(GroupVersionKind kind) {
    return new TypedModel(
        AllTypes.scheme(),
        server.codecs(),
        DefaultingContext.NEWEST,
        new GroupKind(kind.group(), kind.kind()),
        kind.groupVersion());
  }
}
