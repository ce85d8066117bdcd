package dev.navarch.apiextensions.serving;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionConditionType;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionStatus;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStrategy;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.KubeVersion;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.ServedResource;
import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.openapi.CustomResource;
import dev.navarch.apiserver.openapi.CustomVersion;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Serves what definitions define. It follows the definitions in the store, decides about their
 * names and says so in their status, offers their resources in the catalog, and cleans up after
 * those that go away.
 *
 * <p>Whatever happened, a definition is read anew and everything brought in line with it, so that
 * it makes no difference how often that is done, or by how many servers. The lock guards all that
 * is known; it is held while a definition is read and written, and whoever waits for it is on a
 * thread that may block.
 */
public final class CustomResources implements AutoCloseable {
  private static final Duration BEFORE_NEXT_ATTEMPT = Duration.ofSeconds(1);

  /** Who came first gets a name that two ask for. */
  private static final class FirstCome implements Comparator<CustomResourceDefinition> {
    @Override
    public int compare(CustomResourceDefinition one, CustomResourceDefinition other) {
      int byTime =
          one.metadata().creationTimestamp().compareTo(other.metadata().creationTimestamp());
      return byTime != 0 ? byTime : one.metadata().name().compareTo(other.metadata().name());
    }
  }

  private final ServingContext context;
  private final ResourceStore<CustomResourceDefinition> store;
  private final DefinitionWrites writes;
  private final Background background = new Background();
  private final ReentrantLock lock = new ReentrantLock();

  @GuardedBy("lock")
  private final Map<String, CustomResourceDefinition> definitions = new TreeMap<>();

  @GuardedBy("lock")
  private final Map<String, ServedDefinition> served = new HashMap<>();

  @GuardedBy("lock")
  private final Map<String, InstanceCleanup> cleanups = new HashMap<>();

  @GuardedBy("lock")
  private Map<GroupVersion, Map<String, ResourceEndpoint>> published = Map.of();

  /** The watches that are to end when others are told what is served now; after which revision. */
  @GuardedBy("lock")
  private final Map<WatchClock, Long> outdated = new LinkedHashMap<>();

  @GuardedBy("lock")
  private @Nullable Watch watch;

  @GuardedBy("lock")
  private boolean closed;

  /** What OpenAPI tells; replaced as a whole, and read by whoever asks. */
  private volatile Map<GroupVersion, List<Supplier<CustomResource>>> descriptions = Map.of();

  private CustomResources(ServingContext context) {
    this.context = context;
    this.store = context.definitions();
    this.writes = new DefinitionWrites(context);
  }

  /**
   * Starts to serve; what is defined already is served when this returns.
   *
   * @throws StorageException if the definitions cannot be read
   */
  public static CustomResources start(ServingContext context) {
    CustomResources resources = new CustomResources(context);
    try {
      resources.follow();
      return resources;
    } catch (StorageException e) {
      resources.close();
      throw e;
    }
  }

  // ---- following

  private void follow() {
    RangeResult all = store.store().range(RangeRequest.of(store.span("")));
    lock.lock();
    try {
      if (closed) {
        return;
      }
      Set<String> names = new LinkedHashSet<>(definitions.keySet());
      all.items().forEach(item -> names.add(nameOf(item.key().utf8())));
      bringInLine(names);
      watch =
          store
              .store()
              .watch(WatchRequest.of(store.span("")).from(all.revision() + 1), new Events());
    } finally {
      lock.unlock();
    }
  }

  private String nameOf(String key) {
    return key.substring(store.kind().keyPrefix().length());
  }

  private final class Events implements WatchListener {
    @Override
    public void events(List<WatchEvent> events) {
      Set<String> names = new LinkedHashSet<>();
      events.forEach(event -> names.add(nameOf(event.key().utf8())));
      lookAt(names);
    }

    @Override
    public void failed(StorageException cause) {
      if (!(cause instanceof StorageException.Closed)) {
        background.later(BEFORE_NEXT_ATTEMPT, CustomResources.this::followAgain);
      }
    }
  }

  private void followAgain() {
    try {
      follow();
    } catch (StorageException e) {
      if (!(e instanceof StorageException.Closed)) {
        Background.log("cannot read the definitions of custom resources", e);
        background.later(BEFORE_NEXT_ATTEMPT, this::followAgain);
      }
    }
  }

  /**
   * Brings everything in line with a definition that this server has just written, so that a client
   * finds it served as soon as it has its answer. Never fails: what cannot be done now is done
   * later. Called for a write of this very object, it does nothing.
   */
  public void changed(String name) {
    if (!lock.isHeldByCurrentThread()) {
      lookAt(List.of(name));
    }
  }

  private void lookAt(Collection<String> names) {
    lock.lock();
    try {
      if (!closed) {
        bringInLine(names);
      }
    } finally {
      lock.unlock();
    }
  }

  // ---- definitions

  @GuardedBy("lock")
  private void bringInLine(Collection<String> names) {
    List<CustomResourceDefinition> present = new ArrayList<>();
    Set<String> groups = new HashSet<>();
    for (String name : names) {
      try {
        read(name, present, groups);
      } catch (ApiException | StorageException e) {
        tryLater(name, e);
      } catch (DecodeException e) {
        Background.log("definition %s cannot be read".formatted(name), e);
      }
    }
    present.sort(new FirstCome());
    for (CustomResourceDefinition definition : present) {
      settle(definition);
    }
    for (CustomResourceDefinition definition : waitingIn(groups, names)) {
      settle(definition);
    }
    publish();
    // Who asks again finds what is served now.
    outdated.forEach(WatchClock::endAfter);
    outdated.clear();
    // Only now that no new objects are taken.
    for (InstanceCleanup cleanup : cleanups.values()) {
      cleanup.start();
    }
  }

  /** Learns of a definition; whoever waits for names of a group in which some came free is told. */
  @GuardedBy("lock")
  private void read(String name, List<CustomResourceDefinition> present, Set<String> groups) {
    Optional<CustomResourceDefinition> current = store.get(new ObjectName("", name));
    if (current.isPresent()) {
      CustomResourceDefinition before = definitions.put(name, current.get());
      if (before != null && !before.spec().names().equals(current.get().spec().names())) {
        groups.add(before.spec().group());
      }
      present.add(current.get());
      return;
    }
    CustomResourceDefinition removed = definitions.remove(name);
    stopServing(name);
    endCleanup(name);
    if (removed != null) {
      groups.add(removed.spec().group());
    }
  }

  @GuardedBy("lock")
  private List<CustomResourceDefinition> waitingIn(Set<String> groups, Collection<String> settled) {
    return definitions.values().stream()
        .filter(definition -> groups.contains(definition.spec().group()))
        .filter(definition -> !settled.contains(definition.metadata().name()))
        .filter(definition ->
            !DefinitionConditions.isTrue(
                definition, CustomResourceDefinitionConditionType.NAMES_ACCEPTED))
        .sorted(new FirstCome())
        .toList();
  }

  /** Decides about a definition, and makes what is to be served of it. */
  @GuardedBy("lock")
  private void settle(CustomResourceDefinition known) {
    String name = known.metadata().name();
    try {
      CustomResourceDefinition definition =
          known.metadata().deletionTimestamp() == null ? decided(known) : known;
      definitions.put(name, definition);
      ServedDefinition.Basis basis = ServedDefinition.Basis.of(definition);
      ServedDefinition now = served.get(name);
      if (now == null || !now.basis().equals(basis)) {
        now = DefinitionEndpoints.of(definition, context, watchesFor(now, definition, basis));
        served.put(name, now);
      }
      cleanUp(definition, now);
    } catch (ApiException | StorageException e) {
      tryLater(name, e);
    } catch (IllegalArgumentException e) {
      stopServing(name);
      Background.log("definition %s cannot be served".formatted(name), e);
    }
  }

  /**
   * Where the watches on the objects of a definition go from now on. Those that are open stay where
   * objects look the same as before. Elsewhere they end with the revision that changed the
   * definition: what is written later follows other rules, which a client sees in a new watch.
   */
  @GuardedBy("lock")
  private WatchClock watchesFor(
      @Nullable ServedDefinition before,
      CustomResourceDefinition definition,
      ServedDefinition.Basis basis) {
    if (before == null) {
      return context.tools().watches().part();
    }
    if (before.basis().showsTheSameAs(basis)) {
      return before.watches();
    }
    outdated.put(before.watches(), Long.parseLong(definition.metadata().resourceVersion()));
    return context.tools().watches().part();
  }

  /** Ends the watches on objects of a definition when clients have heard that these are gone. */
  @GuardedBy("lock")
  private void stopServing(String name) {
    ServedDefinition before = served.remove(name);
    if (before != null) {
      outdated.put(before.watches(), store.store().revision());
    }
  }

  private void tryLater(String name, RuntimeException failure) {
    if (failure instanceof StorageException.Closed) {
      return;
    }
    Background.log("definition %s is looked at again later".formatted(name), failure);
    background.later(BEFORE_NEXT_ATTEMPT, () -> changed(name));
  }

  @GuardedBy("lock")
  private CustomResourceDefinition decided(CustomResourceDefinition definition) {
    NameClaims used = usedBesides(definition);
    CustomResourceDefinitionStatus status =
        DefinitionConditions.decide(definition, used, writes.now());
    if (status.equals(definition.status())) {
      return definition;
    }
    return writes
        .change(
            definition.metadata().name(),
            existing ->
                existing.toBuilder()
                    .status(DefinitionConditions.decide(existing, used, writes.now()))
                    .build())
        .orElse(definition);
  }

  @GuardedBy("lock")
  private NameClaims usedBesides(CustomResourceDefinition definition) {
    NameClaims used = new NameClaims();
    String group = definition.spec().group();
    for (CustomResourceDefinition other : definitions.values()) {
      if (other.spec().group().equals(group)
          && !other.metadata().name().equals(definition.metadata().name())) {
        used.add(other.status().acceptedNames());
      }
    }
    Set<ResourceEndpoint> own = endpoints(published);
    for (Catalog.Group known : context.catalog().state().groups()) {
      if (known.name().equals(group)) {
        for (Catalog.Version version : known.versions()) {
          version.resources().values().stream()
              .filter(endpoint -> !own.contains(endpoint))
              .map(ResourceEndpoint::served)
              .filter(resource -> resource.subresource().isEmpty())
              .forEach(resource -> claim(used, resource));
        }
      }
    }
    return used;
  }

  private static void claim(NameClaims used, ServedResource resource) {
    used.addResource(resource.resource().resource());
    used.addResource(resource.singular());
    resource.shortNames().forEach(used::addResource);
    used.addKind(resource.kind().kind());
  }

  // ---- going away

  @GuardedBy("lock")
  private void cleanUp(CustomResourceDefinition definition, ServedDefinition now) {
    String name = definition.metadata().name();
    if (definition.metadata().deletionTimestamp() == null
        || !definition.metadata().finalizers().contains(CustomResourceDefinitionStrategy.CLEANUP)) {
      endCleanup(name);
      return;
    }
    if (!cleanups.containsKey(name)) {
      InstanceCleanup cleanup =
          new InstanceCleanup(definition, now, context, writes, background, this::changed);
      cleanups.put(name, cleanup);
    }
  }

  @GuardedBy("lock")
  private void endCleanup(String name) {
    InstanceCleanup cleanup = cleanups.remove(name);
    if (cleanup != null) {
      cleanup.close();
    }
  }

  // ---- what others see

  @GuardedBy("lock")
  private void publish() {
    Map<GroupVersion, Map<String, ResourceEndpoint>> now = new LinkedHashMap<>();
    Map<GroupVersion, List<Supplier<CustomResource>>> told = new LinkedHashMap<>();
    for (String name : definitions.keySet()) {
      ServedDefinition definition = served.get(name);
      if (definition != null) {
        definition
            .endpoints()
            .forEach((version, endpoints) ->
                now.computeIfAbsent(version, v -> new LinkedHashMap<>()).putAll(endpoints));
        definition
            .descriptions()
            .forEach((version, description) ->
                told.computeIfAbsent(version, v -> new ArrayList<>()).add(description));
      }
    }
    if (now.equals(published)) {
      return;
    }
    Set<ResourceEndpoint> old = endpoints(published);
    descriptions = told;
    published = now;
    context.catalog().change(groups -> CatalogChange.apply(groups, old, now));
  }

  private static Set<ResourceEndpoint> endpoints(
      Map<GroupVersion, Map<String, ResourceEndpoint>> versions) {
    Set<ResourceEndpoint> endpoints = new HashSet<>();
    versions.values().forEach(resources -> endpoints.addAll(resources.values()));
    return endpoints;
  }

  /** The versions that are served and what is in them, for OpenAPI; groups by name. */
  public List<CustomVersion> versions() {
    Map<GroupVersion, List<Supplier<CustomResource>>> now = descriptions;
    return now.keySet().stream()
        .sorted(
            Comparator.comparing(GroupVersion::group)
                .thenComparing(GroupVersion::version, KubeVersion.PRIORITY_ORDER))
        .map(version ->
            new CustomVersion(
                version,
                Objects.requireNonNull(now.get(version)).stream().map(Supplier::get).toList()))
        .toList();
  }

  /** Stops following; what is served goes on being served as it is. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      if (watch != null) {
        watch.close();
      }
      cleanups.values().forEach(InstanceCleanup::close);
      cleanups.clear();
    } finally {
      lock.unlock();
    }
    background.close();
  }
}
