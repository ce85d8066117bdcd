package dev.navarch.client.discovery;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.meta.v1.APIGroupList;
import dev.navarch.apimachinery.meta.v1.APIGroupListDescriptor;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.APIResourceListDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.config.ClientConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Remembers in files, in {@code kubectl}'s layout, so that either reads what the other wrote: the
 * groups in {@code servergroups.json}, resources in {@code <group>/<version>/serverresources.json}.
 * A file that is too old, or cannot be read, is as good as none; one that cannot be written is not
 * written.
 *
 * <p>Files are replaced as a whole, so that any number of threads and programs may share them.
 */
public final class DiskDiscoveryCache implements CachedDiscovery {
  /** How long newer versions of {@code kubectl} believe a file. */
  public static final Duration LIFETIME = Duration.ofHours(6);

  /** How long {@code kubectl} up to 1.23 believed a file. */
  public static final Duration SHORT_LIFETIME = Duration.ofMinutes(10);

  private final Discovery delegate;
  private final CacheFolder folder;

  /** The files that this cache wrote itself: they are as new as it is. */
  private final Set<Path> ownFiles = ConcurrentHashMap.newKeySet();

  private volatile boolean fresh = true;

  /** Whether files of others do not count any more. */
  private volatile boolean invalidated;

  /**
   * Remembers for a server where {@code kubectl} does, and as long: below {@code KUBECACHEDIR}, or
   * else {@code ~/.kube/cache}.
   */
  public static DiskDiscoveryCache of(Discovery delegate, ClientConfig config) {
    return of(delegate, config, LIFETIME);
  }

  /** Remembers for a server where {@code kubectl} does, for some time. */
  public static DiskDiscoveryCache of(Discovery delegate, ClientConfig config, Duration lifetime) {
    return new DiskDiscoveryCache(delegate, usualFolder(config, System.getenv()), lifetime);
  }

  static Path usualFolder(ClientConfig config, Map<String, String> env) {
    String told = env.getOrDefault("KUBECACHEDIR", "");
    String home = env.getOrDefault("HOME", "");
    Path caches =
        told.isEmpty()
            ? Path.of(home.isEmpty() ? System.getProperty("user.home", "") : home, ".kube", "cache")
            : Path.of(told);
    return folderOf(caches.resolve("discovery"), config.server().toString());
  }

  /** Creates a cache in a folder of one server; see {@link #folderOf}. */
  public DiskDiscoveryCache(Discovery delegate, Path folder, Duration lifetime) {
    this(delegate, folder, lifetime, InstantSource.system());
  }

  /** Creates a cache that takes the time from somebody. */
  public DiskDiscoveryCache(
      Discovery delegate, Path folder, Duration lifetime, InstantSource clock) {
    this.delegate = delegate;
    this.folder = new CacheFolder(folder, lifetime, clock);
  }

  /**
   * The folder of a server as {@code kubectl} names it: the URL without its scheme, with an
   * underscore for everything but letters, digits, dots, slashes and brackets.
   *
   * @param parent such as {@code ~/.kube/cache/discovery}
   */
  public static Path folderOf(Path parent, String serverUrl) {
    String host = serverUrl.replaceFirst("https://", "").replaceFirst("http://", "");
    return parent.resolve(host.replaceAll("[^(A-Za-z0-9_/.)]", "_"));
  }

  @Override
  public APIGroupList serverGroups() throws IOException, InterruptedException {
    Path file = folder.resolve("servergroups.json");
    Optional<APIGroupList> known = read(file, APIGroupListDescriptor.INSTANCE);
    if (known.isPresent()) {
      return known.get();
    }
    DiscoveredResources asked = delegate.serverGroupsAndMaybeResources();
    APIGroupList groups = APIGroupList.builder().groups(asked.groups()).build();
    if (!groups.groups().isEmpty()) {
      write(file, groups);
    }
    for (GroupVersion version : asked.versions()) {
      asked.resources(version).ifPresent(list -> write(version, list));
    }
    return groups;
  }

  @Override
  public APIResourceList serverResourcesForGroupVersion(GroupVersion version)
      throws IOException, InterruptedException {
    Optional<APIResourceList> known =
        read(resourcesFile(version), APIResourceListDescriptor.INSTANCE);
    if (known.isPresent()) {
      return known.get();
    }
    APIResourceList list = delegate.serverResourcesForGroupVersion(version);
    write(version, list);
    return list;
  }

  @Override
  public DiscoveredResources serverGroupsAndMaybeResources()
      throws IOException, InterruptedException {
    return new DiscoveredResources(serverGroups().groups(), List.of(), Map.of());
  }

  @Override
  public DiscoveredResources serverGroupsAndResources() throws IOException, InterruptedException {
    DiscoveredResources groups = serverGroupsAndMaybeResources();
    List<APIResourceList> lists = new ArrayList<>();
    Map<GroupVersion, Exception> failures = new LinkedHashMap<>();
    for (GroupVersion version : groups.versions()) {
      try {
        lists.add(serverResourcesForGroupVersion(version));
      } catch (IOException | RuntimeException e) {
        failures.put(version, e);
      }
    }
    return new DiscoveredResources(groups.groups(), lists, failures);
  }

  @Override
  public boolean fresh() {
    return fresh;
  }

  @Override
  public void invalidate() {
    ownFiles.clear();
    fresh = true;
    invalidated = true;
    if (delegate instanceof CachedDiscovery below) {
      below.invalidate();
    }
  }

  // ---- files

  private Path resourcesFile(GroupVersion version) {
    return folder.resolve(version.group(), version.version(), "serverresources.json");
  }

  private <T> Optional<T> read(Path file, TypeDescriptor<T> type) {
    boolean own = ownFiles.contains(file);
    if (invalidated && !own) {
      return Optional.empty();
    }
    Optional<T> known = folder.read(file).flatMap(bytes -> decode(bytes, type));
    if (known.isPresent() && !own) {
      fresh = false;
    }
    return known;
  }

  private static <T> Optional<T> decode(byte[] bytes, TypeDescriptor<T> type) {
    try {
      return Optional.of(JsonReader.read(bytes, false, in -> in.value(type, type.zero())));
    } catch (DecodeException e) {
      return Optional.empty();
    }
  }

  private void write(GroupVersion version, APIResourceList list) {
    if (!list.resources().isEmpty()) {
      write(resourcesFile(version), list);
    }
  }

  private void write(Path file, ApiObject object) {
    if (folder.write(file, object)) {
      ownFiles.add(file);
    }
  }
}
