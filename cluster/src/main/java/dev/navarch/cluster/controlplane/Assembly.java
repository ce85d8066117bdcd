package dev.navarch.cluster.controlplane;

import dev.navarch.api.AllTypes;
import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.apiextensions.serving.CustomResources;
import dev.navarch.apiextensions.serving.ServingContext;
import dev.navarch.apiextensions.serving.StoredServices;
import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.admission.AdmissionChain;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.EndpointTools;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Negotiator;
import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.health.HealthChecks;
import dev.navarch.apiserver.health.HealthLane;
import dev.navarch.apiserver.metrics.RequestMetrics;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.objects.WriteObserver;
import dev.navarch.apiserver.server.ApiServer;
import dev.navarch.apiserver.server.FaultLog;
import dev.navarch.apiserver.server.InFlight;
import dev.navarch.apiserver.server.MemoryLimits;
import dev.navarch.apiserver.server.RequestLog;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.client.transport.Transport;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.controllers.BuiltInController;
import dev.navarch.registry.BuiltInColumns;
import dev.navarch.registry.BuiltInResources;
import dev.navarch.registry.admission.AdmissionPlugins;
import dev.navarch.registry.apiregistration.apiservice.AutoRegistration;
import dev.navarch.registry.bootstrap.BootstrapObjects;
import dev.navarch.registry.bootstrap.BootstrapSettings;
import dev.navarch.registry.core.service.AllocationRepair;
import dev.navarch.registry.flowcontrol.dangling.DanglingFlowSchemas;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.BuiltInCatalog;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.RegistrySettings;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Puts the parts of a control plane together, in the order in which they need each other. Parts
 * that need one another know each other lazily: nothing is asked before {@link #build} is done.
 */
final class Assembly {
  private final Store store;
  private final boolean local;
  private final Entrance entrance;
  private final ControlPlaneOptions options;
  private final List<AutoCloseable> parts = new ArrayList<>();
  private final ControllerHost controllers;
  private final Scheme scheme = AllTypes.scheme();
  private final CodecFactory codecs;
  private final BuiltInStores stores;
  private final RegistryContext registry;
  private final Negotiator negotiator;
  private final Workers workers = new Workers(this::failed);
  private final WatchClock watches = new WatchClock();
  private final HealthChecks health;
  private final HealthLane healthLane = new HealthLane();
  private final Catalog catalog = new Catalog();
  private final Definitions definitions = new Definitions();
  private final Upkeep upkeep = new Upkeep();
  private final Lazy<Access> access = Lazy.of(this::makeAccess);
  private final Lazy<EndpointTools> tools = Lazy.of(this::makeTools);
  private volatile @Nullable ApiServer server;
  private boolean isNew;

  Assembly(Store store, boolean local, Entrance entrance) {
    this.store = store;
    this.local = local;
    this.entrance = entrance;
    this.options = entrance.options();
    this.controllers = new ControllerHost(options.disabledControllers());
    DefaultingContext defaulting =
        new DefaultingContext(options.clock(), Map.of(), options.versions().release().minor());
    codecs = new CodecFactory(scheme, defaulting);
    negotiator = new Negotiator(codecs);
    health = new HealthChecks(store, System.err);
    stores =
        new BuiltInStores(
            store,
            table(controllers),
            scheme,
            codecs,
            defaulting,
            options.versions(),
            this::behavior);
    registry =
        new RegistryContext(
            stores,
            RegistrySettings.of(options.serviceRange(), options.eventLifetime(), options.clock())
                .withDefaultAccounts(controllers.isEnabled(BuiltInController.SERVICE_ACCOUNT)),
            () -> access.get().authorizer(),
            () -> access.get().rbac(),
            () -> access.get().authenticator(),
            () -> access.get().tokenRequests(),
            () -> access.get().tokens());
  }

  /** The keys, which may have to be waited for. */
  private ControlPlaneKeys keys() {
    try {
      return entrance.keys();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int port() {
    try {
      return entrance.port();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What was made of stored values may take up a quarter of the memory. */
  private static ObjectTable table(WriteObserver observer) {
    return new ObjectTable(Runtime.getRuntime().maxMemory() / 4, observer);
  }

  private Behavior<?> behavior(GroupResource resource) {
    return resource.equals(Definitions.RESOURCE)
        ? definitions.behavior()
        : BuiltInResources.behavior(resource, registry);
  }

  private Access makeAccess() {
    return Access.of(options, this::keys, port(), stores, parts);
  }

  private AdmissionChain admission() {
    return AdmissionPlugins.chain(
        options.enabledAdmission(), options.disabledAdmission(), registry);
  }

  private EndpointTools makeTools() {
    AdmissionPlugins.check(options.enabledAdmission(), options.disabledAdmission());
    return new EndpointTools(
        negotiator,
        attributes -> access.get().authorizer().decide(attributes),
        Lazy.of(this::admission),
        workers,
        watches,
        local);
  }

  /**
   * The server, which can be asked now.
   *
   * @throws IOException if there is no entrance to be had
   */
  ApiServer build() throws IOException {
    try {
      return assemble();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private ApiServer assemble() {
    parts.add(upkeep);
    parts.add(healthLane);
    BuiltInCatalog builtIn =
        new BuiltInCatalog(
            options.versions(),
            stores,
            (type, all) -> BuiltInResources.rest(type, registry),
            Assembly::columns,
            BuiltInResources::fields,
            tools.get());
    catalog.change(groups -> builtIn.groups());
    if (!options.bootstrapped()) {
      bootstrap();
    }
    serveCustomResources();
    startLoops();
    InFlight inFlight =
        new InFlight(
            options.maxReading(),
            options.maxWriting(),
            MemoryLimits.ofHeap(Runtime.getRuntime().maxMemory()));
    RequestMetrics requests = new RequestMetrics(catalog, inFlight);
    ApiServer built =
        new ApiServer(
            access.get().authenticator(),
            access.get().authorizer(),
            catalog,
            Lazy.of(() -> pages(requests)),
            negotiator,
            inFlight,
            RequestLog.all(List.of(requests, new FaultLog(options.fatalErrors()))),
            options.clock());
    server = built;
    return built;
  }

  private Map<String, Endpoint> pages(RequestMetrics requests) {
    return new Pages(
            options,
            catalog,
            scheme,
            codecs,
            negotiator,
            workers,
            store,
            health,
            healthLane,
            requests,
            definitions::versions,
            () -> access.get().openId().get())
        .all(options.advertiseAddress() + ":" + port());
  }

  private void bootstrap() {
    Time now = Time.of(options.clock().instant());
    isNew =
        new Bootstrap(stores, now)
            .create(
                BootstrapObjects.all(
                    new BootstrapSettings(
                        List.of(options.serviceRange()),
                        options.advertiseAddress(),
                        port(),
                        options.clock().instant(),
                        this::rootCertificate),
                    catalog.state().groups().stream()
                        .flatMap(group -> group.versions().stream())
                        .map(Catalog.Version::name)
                        .toList(),
                    options.versions().release()),
                objects ->
                    new NamespaceBeginnings(controllers, rootCertificate(), now).of(objects));
  }

  private void serveCustomResources() {
    parts.add(definitions);
    Lazy<AutoRegistration> registration = Lazy.of(this::registration);
    Runnable register = () -> registration.get().bringInLine(customVersions());
    // Definitions that other servers write are registered by them; this is for what they left.
    upkeep.everyMinute("registration of custom resources", register);
    definitions.serve(this::customResources, !local || isAnythingDefined(), register);
  }

  private boolean isAnythingDefined() {
    KeySpan span = KeySpan.prefix(stores.kind(Definitions.RESOURCE).keyPrefix());
    return !store.range(RangeRequest.of(span).limit(1)).items().isEmpty();
  }

  private CustomResources customResources() {
    return CustomResources.start(
        new ServingContext(
            stores.of(Definitions.RESOURCE.group(), Definitions.RESOURCE.resource()),
            () -> stores.table(),
            catalog,
            tools.get(),
            stores.model(
                new GroupKind("autoscaling", "Scale"), new GroupVersion("autoscaling", "v1")),
            BuiltInColumns.ofScale(),
            new StoredServices(
                name -> stores.<Service>of("", "services").get(name),
                namespace ->
                    stores.<EndpointSlice>of("discovery.k8s.io", "endpointslices").list(namespace),
                name -> stores.<Endpoints>of("", "endpoints").get(name)),
            manager(),
            options.clock()));
  }

  private AutoRegistration registration() {
    return new AutoRegistration(
        stores.<APIService>of("apiregistration.k8s.io", "apiservices"), manager(), options.clock());
  }

  /** Who the server is among those who own fields. */
  private String manager() {
    return "kube-apiserver-" + options.versions().release();
  }

  private Set<GroupVersion> customVersions() {
    Set<GroupVersion> custom = new HashSet<>();
    for (Catalog.Group group : catalog.state().groups()) {
      for (Catalog.Version version : group.versions()) {
        if (version.resources().values().stream().anyMatch(r -> r.served().isCustom())) {
          custom.add(version.name());
        }
      }
    }
    return custom;
  }

  private void startLoops() {
    Lazy<AllocationRepair> repair =
        Lazy.of(() -> new AllocationRepair(stores, registry.settings()));
    upkeep.everyMinute("repair of addresses and ports", () -> repair.get().run());
    upkeep.loop(() -> new DanglingFlowSchemas(stores, options.clock()));
    Controllers.addTo(upkeep, stores, options.disabledControllers(), options.clock());
  }

  private static Columns<?> columns(GroupResource resource, GroupVersionKind kind) {
    return kind.kind().equals("Scale") ? BuiltInColumns.ofScale() : BuiltInColumns.of(resource);
  }

  private void failed(Exchange exchange, Throwable failure) {
    ApiServer running = server;
    if (running != null) {
      running.answerFailure(exchange, failure);
    }
  }

  /** Who vouches for this server, as PEM. */
  private String rootCertificate() {
    return keys().authority().certificatePem();
  }

  /**
   * Has control loops begin, now that requests are answered.
   *
   * @param transports ways into the server for users
   */
  void startControllers(Function<User, Transport> transports) {
    controllers.begin(
        options.controllerStart(), transports, rootCertificate(), !local, isNew, options.clock());
  }

  ControllerHost controllers() {
    return controllers;
  }

  Workers workers() {
    return workers;
  }

  WatchClock watches() {
    return watches;
  }

  HealthChecks health() {
    return health;
  }

  List<AutoCloseable> parts() {
    return parts;
  }
}
