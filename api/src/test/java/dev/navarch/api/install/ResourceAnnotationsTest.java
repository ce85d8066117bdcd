package dev.navarch.api.install;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import dev.navarch.api.AllTypes;
import dev.navarch.api.BuiltInGroups;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiResource;
import dev.navarch.codegen.universe.ApiSubresource;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * What kinds say of their resources, for which clients are generated, is what the tables of groups
 * say, which servers use and which are compared with the facts elsewhere. Annotations are read as
 * the generators do it: from compiled classes.
 */
class ResourceAnnotationsTest {
  /** A resource or a subresource, as text, by where it is. */
  private static Map<String, String> told() {
    Map<String, String> told = new TreeMap<>();
    for (ResourceType type : BuiltInGroups.resources()) {
      String kind = type.isSubresource() ? type.kind().toString() : type.kind().kind();
      told.put(
          type.name().groupVersion() + " " + type.path(),
          text(
              kind,
              type.namespaced(),
              type.singular(),
              type.verbs(),
              type.shortNames(),
              type.categories()));
    }
    return told;
  }

  private static Map<String, String> annotated() {
    Map<String, String> annotated = new TreeMap<>();
    inspect(universe -> {
      for (String javaPackage : packages()) {
        for (Element member :
            universe.elements().getPackageElement(javaPackage).getEnclosedElements()) {
          if (member instanceof TypeElement type) {
            ApiResource.of(universe, type)
                .ifPresent(resource -> add(annotated, universe, resource));
          }
        }
      }
    });
    return annotated;
  }

  private static void add(Map<String, String> all, Universe universe, ApiResource resource) {
    String place = resource.version().apiVersion() + " " + resource.plural();
    all.put(
        place,
        text(
            resource.kind(),
            resource.namespaced(),
            resource.singular(),
            resource.verbs(),
            resource.shortNames(),
            resource.categories()));
    for (ApiSubresource each : resource.subresources()) {
      ClassName type = each.type() == null ? resource.type() : Objects.requireNonNull(each.type());
      ApiPackage version = Objects.requireNonNull(universe.apiPackage(type.packageName()));
      GroupVersionKind kind =
          GroupVersionKind.fromApiVersionAndKind(version.apiVersion(), type.simpleName());
      all.put(
          place + "/" + each.path(),
          text(kind.toString(), resource.namespaced(), "", each.verbs(), List.of(), List.of()));
    }
  }

  private static String text(
      String kind,
      boolean namespaced,
      String singular,
      List<String> verbs,
      List<String> shortNames,
      List<String> categories) {
    return String.join(
        " ",
        kind,
        namespaced ? "namespaced" : "cluster",
        singular,
        verbs.toString(),
        shortNames.toString(),
        categories.toString());
  }

  /** The packages of all kinds. */
  private static Set<String> packages() {
    Set<String> packages = new TreeSet<>();
    AllTypes.scheme().allKnownTypes().values().forEach(type -> packages.add(type.getPackageName()));
    return packages;
  }

  private static void inspect(Consumer<Universe> work) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            null,
            null,
            null,
            List.of("-proc:only", "-cp", System.getProperty("java.class.path")),
            List.of("java.lang.Object"),
            List.of());
    List<Universe> seen = new ArrayList<>();
    task.setProcessors(
        List.of(
            new AbstractProcessor() {
              @Override
              public Set<String> getSupportedAnnotationTypes() {
                return Set.of("*");
              }

              @Override
              public SourceVersion getSupportedSourceVersion() {
                return SourceVersion.latestSupported();
              }

              @Override
              public boolean process(
                  Set<? extends TypeElement> annotations, RoundEnvironment round) {
                if (seen.isEmpty()) {
                  seen.add(
                      new Universe(processingEnv.getElementUtils(), processingEnv.getMessager()));
                  work.accept(seen.get(0));
                }
                return false;
              }
            }));
    assertThat(task.call()).isTrue();
  }

  @Test
  void kindsSayOfTheirResourcesWhatTheTablesSay() {
    Map<String, String> told = told();
    Map<String, String> annotated = annotated();

    assertThat(told).hasSizeGreaterThan(150);
    assertThat(annotated).containsAllEntriesOf(told);

    // Clients also know versions that only other releases serve, and these as a whole.
    Set<String> served = new TreeSet<>();
    told.keySet().forEach(place -> served.add(version(place)));
    assertThat(annotated.keySet())
        .filteredOn(place -> served.contains(version(place)))
        .containsExactlyInAnyOrderElementsOf(told.keySet());
  }

  private static String version(String place) {
    return place.substring(0, place.indexOf(' '));
  }
}
