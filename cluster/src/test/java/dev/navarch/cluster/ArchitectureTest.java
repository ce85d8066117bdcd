package dev.navarch.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/** The arrows between modules and packages. To change one is a decision: write an ADR for it. */
@AnalyzeClasses(packages = "dev.navarch", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule apimachineryStandsAlone =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.apimachinery..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.navarch.api..",
              "dev.navarch.codegen..",
              "dev.navarch.kubectl..",
              "dev.navarch.cluster..")
          .because("words and values know nothing of what is built with them");

  @ArchTest
  static final ArchRule codegenStandsAlone =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.codegen..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.navarch.apimachinery..",
              "dev.navarch.api..",
              "dev.navarch.kubectl..",
              "dev.navarch.cluster..")
          .because("apimachinery is built with the generators, so they know it by name only");

  @ArchTest
  static final ArchRule apiKnowsOnlyApimachinery =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.api..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.navarch.codegen..", "dev.navarch.kubectl..", "dev.navarch.cluster..")
          .because("types are plain data that anybody can depend on");

  @ArchTest
  static final ArchRule kubectlKnowsNothingOfTheServer =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.kubectl..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.navarch.codegen..", "dev.navarch.cluster..")
          .because("the command line must work against any cluster");

  @ArchTest
  static final ArchRule storageStandsAlone =
      noClasses()
          .that()
          .resideInAnyPackage(
              "dev.navarch.storage",
              "dev.navarch.storage.mvcc..",
              "dev.navarch.storage.memory..",
              "dev.navarch.storage.replica..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.navarch.apimachinery..",
              "dev.navarch.api..",
              "dev.navarch.storage.embedded..",
              "dev.navarch.storage.etcd..")
          .because("a store keeps bytes under keys, and knows neither kinds nor other engines");

  @ArchTest
  static final ArchRule theStorageContractKnowsNoEngine =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.storage")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.navarch.storage.*..")
          .because("whoever uses a store does not care which one it is");

  @ArchTest
  static final ArchRule enginesDoNotKnowEachOther =
      slices()
          .matching("dev.navarch.storage.(embedded|etcd)..")
          .should()
          .notDependOnEachOther()
          .because("whoever wants one engine must not get the libraries of another");

  @ArchTest
  static final ArchRule storageHasNoPackageCycles =
      slices()
          .matching("dev.navarch.storage.(**)")
          .should()
          .beFreeOfCycles()
          .because("a room is understood without the rooms that use it");

  @ArchTest
  static final ArchRule sqliteStaysBehindTheEmbeddedEngine =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.navarch.storage.embedded..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.sqlite..", "java.sql..")
          .because("what lies under an engine is its own choice");

  @ArchTest
  static final ArchRule grpcStaysBehindTheEtcdEngine =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.navarch.storage.etcd..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.grpc..")
          .because("what lies under an engine is its own choice");

  @ArchTest
  static final ArchRule theGenericServerKnowsNoResource =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.apiserver..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.navarch.apiextensions..",
              "dev.navarch.registry..",
              "dev.navarch.storage.embedded..",
              "dev.navarch.storage.etcd..",
              "dev.navarch.kubectl..")
          .because("what is special about a resource comes from outside");

  @ArchTest
  static final ArchRule registryAndExtensionsDoNotKnowEachOther =
      slices()
          .matching("dev.navarch.(registry|apiextensions)..")
          .should()
          .notDependOnEachOther()
          .because("whoever wants one of them must not get the other");

  @ArchTest
  static final ArchRule apiserverHasNoPackageCycles =
      slices()
          .matching("dev.navarch.apiserver.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a room is understood without the rooms that use it");

  @ArchTest
  static final ArchRule nettyStaysBehindTheHttpPackage =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.apiserver..")
          .and()
          .resideOutsideOfPackage("dev.navarch.apiserver.http..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.netty..")
          .because("requests must be able to come without a socket");

  @ArchTest
  static final ArchRule celStaysBehindItsPackage =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.navarch.apiextensions.cel..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.cel..")
          .because("nobody pays for a library who uses no rules");

  @ArchTest
  static final ArchRule theClientKnowsNothingOfTheServer =
      noClasses()
          .that()
          .resideInAPackage("dev.navarch.client..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.navarch.apiserver..",
              "dev.navarch.apiextensions..",
              "dev.navarch.registry..",
              "dev.navarch.storage..",
              "dev.navarch.codegen..",
              "dev.navarch.kubectl..")
          .because("it must work against any cluster");

  @ArchTest
  static final ArchRule theServerDoesNotUseTheClient =
      noClasses()
          .that()
          .resideInAnyPackage(
              "dev.navarch.apiserver..",
              "dev.navarch.apiextensions..",
              "dev.navarch.registry..",
              "dev.navarch.storage..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.navarch.client..")
          .because("a server that asks itself for something waits for itself");

  @ArchTest
  static final ArchRule clientHasNoPackageCycles =
      slices()
          .matching("dev.navarch.client.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a room is understood without the rooms that use it");

  @ArchTest
  static final ArchRule controllersAreClientsOfTheServer =
      noClasses()
          .that()
          .resideInAnyPackage("dev.navarch.controllers..", "dev.navarch.controllerruntime..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "dev.navarch.apiserver..",
              "dev.navarch.apiextensions..",
              "dev.navarch.registry..",
              "dev.navarch.storage..")
          .because("what a loop does must be what any client could do");

  @ArchTest
  static final ArchRule controllersHaveNoPackageCycles =
      slices()
          .matching("dev.navarch.controllers.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a loop is understood without the others");

  @ArchTest
  static final ArchRule nothingDependsOnTheClusterModule =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.navarch.cluster..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.navarch.cluster..")
          .because("it is where everything is wired, and so the end of all arrows");

  @ArchTest
  static final ArchRule apimachineryHasNoPackageCycles =
      slices()
          .matching("dev.navarch.apimachinery.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a room is understood without the rooms that use it");

  @ArchTest
  static final ArchRule codegenHasNoPackageCycles =
      slices()
          .matching("dev.navarch.codegen.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a room is understood without the rooms that use it");

  @ArchTest
  static final ArchRule jacksonStaysBehindTheJsonPackage =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.navarch.apimachinery.json..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("tools.jackson..")
          .because("the parser is a choice that one package makes");

  @ArchTest
  static final ArchRule snakeyamlStaysBehindTheYamlPackage =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.navarch.apimachinery.yaml..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.snakeyaml..")
          .because("the parser is a choice that one package makes");

  @ArchTest
  static final ArchRule everyPackageIsNullMarked =
      classes()
          .that()
          .haveSimpleName("package-info")
          .should()
          .beAnnotatedWith(NullMarked.class)
          .because("what may be null says so, and nothing else is");
}
