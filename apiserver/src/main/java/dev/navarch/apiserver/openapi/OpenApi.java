package dev.navarch.apiserver.openapi;

import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.openapi.OpenApiDocument.Protobuf;
import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The OpenAPI documents of a server: one of version 2 for everything, and one of version 3 for each
 * group and version, with an index. What is asked for after something changed shows the change;
 * documents that it does not touch stay, with their tags.
 *
 * <p>Differs from Kubernetes: a default is shown where defaulting sets a value, not for every field
 * that Go cannot leave unset. Documents of version 2 hold the parameters {@code dryRun} and {@code
 * fieldValidation} in each operation instead of referring to them, as clients of all ages look for
 * them there.
 */
public final class OpenApi {
  /** Where the documents of version 3 are, without a slash at the end. */
  public static final String V3_ROOT = "/openapi/v3";

  private final Scheme scheme;
  private final Release release;
  private final String serverVersion;
  private final Supplier<ServedApis> served;

  /** Held while a document is written: the definitions belong to one thread at a time. */
  private final ReentrantLock writing = new ReentrantLock();

  private SoftReference<Definitions> definitions = new SoftReference<>(null);
  private volatile @Nullable Image image;

  /** All documents for one generation. */
  private record Image(
      ServedApis served,
      OpenApiDocument v2,
      OpenApiDocument index,
      SortedMap<String, OpenApiDocument> builtIn,
      SortedMap<String, OpenApiDocument> v3) {}

  /**
   * @param serverVersion what the documents call the version of the API, such as {@code v1.36.4}
   * @param served asked at every request, so it must answer at once; its kinds are those of the
   *     scheme and the release
   */
  public OpenApi(
      Scheme scheme, Release release, String serverVersion, Supplier<ServedApis> served) {
    this.scheme = scheme;
    this.release = release;
    this.serverVersion = serverVersion;
    this.served = served;
  }

  /** The document of version 2. */
  public OpenApiDocument v2() {
    return image().v2();
  }

  /** The index of the documents of version 3, which is JSON only. */
  public OpenApiDocument index() {
    return image().index();
  }

  /** A document of version 3 by its path below the root, such as {@code apis/apps/v1}. */
  public Optional<OpenApiDocument> v3(String path) {
    return Optional.ofNullable(image().v3().get(path));
  }

  /** Where a document of version 3 is for those who keep it as long as it stays as it is. */
  public static String hashedUrl(String path, OpenApiDocument document) {
    return V3_ROOT + "/" + path + "?hash=" + document.etag();
  }

  private Image image() {
    ServedApis now = served.get();
    Image known = image;
    if (known != null && known.served().generation() == now.generation()) {
      return known;
    }
    Image made = image(now, known);
    image = made;
    return made;
  }

  /** Makes the documents for what is served, without writing any. */
  private Image image(ServedApis now, @Nullable Image before) {
    SortedMap<String, OpenApiDocument> builtIn =
        before != null && before.served().versions().equals(now.versions())
            ? before.builtIn()
            : builtIn(now);
    SortedMap<String, OpenApiDocument> v3 = new TreeMap<>();
    Map<GroupVersion, CustomVersion> customBefore =
        before == null
            ? Map.of()
            : before.served().customVersions().stream()
                .collect(Collectors.toMap(CustomVersion::version, custom -> custom, (a, b) -> b));
    for (CustomVersion custom : now.customVersions()) {
      String path = path(custom.version());
      OpenApiDocument same =
          before != null && custom.equals(customBefore.get(custom.version()))
              ? before.v3().get(path)
              : null;
      v3.put(path, same != null ? same : document3(() -> customContents(custom)));
    }
    v3.putAll(builtIn);
    return new Image(
        now,
        new OpenApiDocument(
            writing, () -> new Version2(everything(now), serverVersion).document(), Protobuf.V2),
        new OpenApiDocument(writing, () -> indexTree(v3), null),
        builtIn,
        v3);
  }

  private SortedMap<String, OpenApiDocument> builtIn(ServedApis now) {
    SortedMap<String, OpenApiDocument> v3 = new TreeMap<>();
    for (PathItem item : roots(now).toList()) {
      String path = item.path().substring(1, item.path().length() - 1);
      v3.put(path, document3(() -> contents(paths(item), Map.of())));
    }
    for (ServedVersion version : now.versions()) {
      v3.put(path(version.version()), document3(() -> contents(paths(version), Map.of())));
    }
    return v3;
  }

  private OpenApiDocument document3(Supplier<Contents> contents) {
    return new OpenApiDocument(
        writing, () -> new Version3(contents.get(), serverVersion).document(), Protobuf.V3);
  }

  private static String path(GroupVersion version) {
    String root = Endpoint.root(version);
    return root.substring(1, root.length() - 1);
  }

  /** The paths beside those of versions; groups that only custom resources are in have none. */
  private static Stream<PathItem> roots(ServedApis now) {
    Stream<PathItem> groups =
        now.versions().stream()
            .map(version -> version.version().group())
            .filter(group -> !group.isEmpty())
            .distinct()
            .map(RootPaths::group);
    return Stream.concat(
        Stream.of(
            RootPaths.core(),
            RootPaths.groups(),
            RootPaths.serverVersion(),
            RootPaths.openIdConfiguration(),
            RootPaths.openIdKeys()),
        groups);
  }

  // ---- what documents are about; called with the lock held

  private Definitions definitions() {
    Definitions known = definitions.get();
    if (known == null) {
      known = new Definitions(scheme);
      definitions = new SoftReference<>(known);
    }
    return known;
  }

  private Contents contents(
      SortedMap<String, PathItem> paths, Map<String, Map<String, Object>> custom) {
    return new Contents(definitions(), paths, custom);
  }

  private static SortedMap<String, PathItem> paths(PathItem item) {
    SortedMap<String, PathItem> paths = new TreeMap<>();
    paths.put(item.path(), item);
    return paths;
  }

  private SortedMap<String, PathItem> paths(ServedVersion version) {
    SortedMap<String, PathItem> paths = paths(RootPaths.version(version.version()));
    add(paths, Endpoints.of(version, release, definitions()));
    return paths;
  }

  private void add(SortedMap<String, PathItem> paths, List<Endpoint> endpoints) {
    ResourcePaths resources = new ResourcePaths(new Parameters(definitions()), paths);
    endpoints.forEach(resources::add);
  }

  private Contents customContents(CustomVersion custom) {
    SortedMap<String, PathItem> paths = new TreeMap<>();
    add(paths, Endpoints.of(custom, definitions()));
    return contents(paths, new CustomDefinitions(definitions(), false).of(custom));
  }

  private Contents everything(ServedApis now) {
    SortedMap<String, PathItem> paths = new TreeMap<>();
    roots(now).forEach(item -> paths.put(item.path(), item));
    now.versions().forEach(version -> paths.putAll(paths(version)));
    Map<String, Map<String, Object>> custom = new LinkedHashMap<>();
    CustomDefinitions customDefinitions = new CustomDefinitions(definitions(), true);
    for (CustomVersion version : now.customVersions()) {
      add(paths, Endpoints.of(version, definitions()));
      custom.putAll(customDefinitions.of(version));
    }
    return contents(paths, custom);
  }

  private static Map<String, Object> indexTree(SortedMap<String, OpenApiDocument> v3) {
    return Map.of(
        "paths",
        new Entries(
            List.copyOf(v3.keySet()),
            path ->
                Map.of(
                    "serverRelativeURL", hashedUrl(path, Objects.requireNonNull(v3.get(path))))));
  }
}
