package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.ApiResource;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.ApiSubresource;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written for one {@code @GenerateClients}.
 *
 * @param origin the package that asks for it
 * @param clientset the clientset's class
 * @param informerFactory the class that leads to all informers
 * @param informersPackage where informers go
 * @param listersPackage where listers go
 * @param schemeSource the class that has a scheme already, or null to write one
 * @param typePackages the packages that the kinds are in
 */
record ClientPlan(
    PackageElement origin,
    ClassName clientset,
    ClassName informerFactory,
    String informersPackage,
    String listersPackage,
    @Nullable ClassName schemeSource,
    List<String> typePackages,
    List<ClientGroup> groups) {
  private static final String SUFFIX = "Clientset";

  /** Reads the annotation; mistakes in it are reported. */
  static ClientPlan read(Universe universe, PackageElement origin) {
    AnnotationMirror tag = Annotations.find(origin, "GenerateClients").orElseThrow();
    String root = origin.getQualifiedName().toString();
    String clientset = Annotations.text(tag, "clientset");
    String prefix =
        clientset.endsWith(SUFFIX)
            ? clientset.substring(0, clientset.length() - SUFFIX.length())
            : clientset;
    String informers =
        or(Annotations.text(tag, "informersPackage"), root + ".informers.externalversions");
    List<String> typePackages = Annotations.texts(tag, "packages");
    TypeName scheme = TypeName.get((TypeMirror) Annotations.value(tag, "scheme"));
    ClassName schemeSource =
        scheme instanceof ClassName name && !name.equals(ClassName.get(Void.class)) ? name : null;
    List<ApiResource> resources = resources(universe, origin, typePackages);
    if (schemeSource == null) {
      resources.removeIf(resource -> !hasKnownSubresources(universe, resource));
    }
    return new ClientPlan(
        origin,
        ClassName.get(
            or(Annotations.text(tag, "clientsetPackage"), root + ".clientset"), clientset),
        ClassName.get(
            informers, or(Annotations.text(tag, "informerFactory"), prefix + "InformerFactory")),
        informers,
        or(Annotations.text(tag, "listersPackage"), root + ".listers"),
        schemeSource,
        typePackages,
        groups(resources));
  }

  private static String or(String written, String standard) {
    return written.isEmpty() ? standard : written;
  }

  private static List<ApiResource> resources(
      Universe universe, PackageElement origin, List<String> typePackages) {
    List<ApiResource> found = new ArrayList<>();
    for (String name : typePackages) {
      PackageElement types = universe.elements().getPackageElement(name);
      if (types == null) {
        universe.error(origin, "@GenerateClients names a package that there is not: " + name);
        continue;
      }
      List<ApiResource> ofPackage = new ArrayList<>();
      for (Element member : types.getEnclosedElements()) {
        if (member instanceof TypeElement type) {
          ApiResource.of(universe, type).ifPresent(ofPackage::add);
        }
      }
      if (ofPackage.isEmpty()) {
        universe.error(origin, "@GenerateClients names a package without any @Resource: " + name);
      }
      ofPackage.stream()
          .filter(resource -> isKind(universe, resource) && hasItsList(universe, resource))
          .sorted(Comparator.comparing(ApiResource::kind))
          .forEach(found::add);
    }
    return found;
  }

  private static boolean isKind(Universe universe, ApiResource resource) {
    boolean isKind = universe.isKind(resource.element());
    if (!isKind) {
      universe.error(
          resource.element(),
          "%s is a @Resource, but no kind: let it be a record with @ApiType that implements"
                  .formatted(resource.kind())
              + " MetaObject, with typeMeta and metadata as its first components");
    }
    return isKind;
  }

  private static boolean hasItsList(Universe universe, ApiResource resource) {
    if (!resource.can("list")) {
      return true;
    }
    String name = resource.listType().simpleName();
    TypeElement list = universe.elements().getTypeElement(resource.listType().canonicalName());
    if (list == null) {
      universe.error(
          resource.element(),
          "%s can be listed, but there is no %s beside it".formatted(resource.kind(), name));
      return false;
    }
    boolean isList = universe.isListOf(list, resource.element());
    if (!isList) {
      universe.error(
          list,
          "%s is no list: let it be a record with @ApiType that implements ApiList<%s>"
              .formatted(name, resource.kind()));
    }
    return isList;
  }

  /**
   * Whether a package adds to a scheme all that is read and written below a resource's objects. A
   * scheme that is not generated may know more than that.
   */
  private static boolean hasKnownSubresources(Universe universe, ApiResource resource) {
    boolean known = true;
    for (ApiSubresource subresource : resource.subresources()) {
      ClassName name = subresource.hasMethods() ? subresource.type() : null;
      TypeElement type =
          name == null ? null : universe.elements().getTypeElement(name.canonicalName());
      if (name == null || type == null) {
        continue; // the resource's own type, or one that the compiler misses by itself
      }
      ApiStruct struct = universe.struct(name);
      if (struct == null || !struct.kind() || struct.version() == null) {
        universe.error(
            resource.element(),
            "%s: %s, which is at the subresource %s, is in no scheme: let it be a record with"
                    .formatted(resource.kind(), name.simpleName(), subresource.path())
                + " @ApiType that implements ApiObject, in a package with @ApiVersion");
        known = false;
      }
    }
    return known;
  }

  /** Groups by name; versions in the order in which their packages are named. */
  private static List<ClientGroup> groups(List<ApiResource> resources) {
    Map<String, Map<String, List<ApiResource>>> sorted = new TreeMap<>();
    for (ApiResource resource : resources) {
      sorted
          .computeIfAbsent(resource.version().group(), unused -> new LinkedHashMap<>())
          .computeIfAbsent(resource.version().version(), unused -> new ArrayList<>())
          .add(resource);
    }
    Map<String, Long> shortNames =
        sorted.keySet().stream()
            .collect(Collectors.groupingBy(ClientPlan::shortName, Collectors.counting()));
    List<ClientGroup> groups = new ArrayList<>();
    sorted.forEach((group, versions) -> {
      boolean unique = shortNames.getOrDefault(shortName(group), 0L) == 1;
      String name = JavaNames.camel(unique ? shortName(group) : group);
      List<ClientVersion> all = new ArrayList<>();
      versions.forEach(
          (version, members) -> all.add(new ClientVersion(name, group, version, members)));
      groups.add(new ClientGroup(name, all));
    });
    return groups;
  }

  /** What a group is called unless another one is called so too: its name up to the first dot. */
  private static String shortName(String group) {
    if (group.isEmpty()) {
      return "core";
    }
    int dot = group.indexOf('.');
    return dot < 0 ? group : group.substring(0, dot);
  }

  List<ClientVersion> versions() {
    return groups.stream().flatMap(group -> group.versions().stream()).toList();
  }

  /** The packages of what is read and written below objects, beyond those of the kinds. */
  List<String> subresourcePackages() {
    return versions().stream()
        .flatMap(version -> version.resources().stream())
        .flatMap(resource -> resource.subresources().stream())
        .filter(ApiSubresource::hasMethods)
        .flatMap(subresource -> Stream.ofNullable(subresource.type()))
        .map(ClassName::packageName)
        .filter(name -> !typePackages.contains(name))
        .distinct()
        .sorted()
        .toList();
  }

  // ---- names of classes

  ClassName fake() {
    return ClassName.get(clientset.packageName() + ".fake", "Fake" + clientset.simpleName());
  }

  ClassName scheme() {
    return ClassName.get(clientset.packageName() + ".scheme", clientset.simpleName() + "Scheme");
  }

  private ClassName typed(ClientVersion version, String simpleName) {
    return version.in(clientset.packageName() + ".typed", simpleName);
  }

  /** The class with the clients of a version's resources. */
  ClassName versionClient(ClientVersion version) {
    return typed(version, version.prefix() + "Client");
  }

  /** The client of a kind. */
  ClassName client(ClientVersion version, ApiResource resource) {
    return typed(version, resource.kind() + "Client");
  }

  /** What a kind's client can do beyond what is generated, if somebody wrote it. */
  ClassName expansion(ClientVersion version, ApiResource resource) {
    return typed(version, resource.kind() + "Expansion");
  }

  ClassName lister(ClientVersion version, ApiResource resource) {
    return version.in(listersPackage, resource.kind() + "Lister");
  }

  /** The class with the informers of a version's resources. */
  ClassName versionInformers(ClientVersion version) {
    return version.in(informersPackage, version.prefix() + "Informers");
  }
}
