package dev.navarch.codegen.generators;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.codegen.SmallSources;
import dev.navarch.codegen.framework.GeneratedFile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegisterTogetherTest {
  private static String version(String javaPackage, String name, String hub) {
    return """
    @ApiVersion(group = "carts.example.com", version = "%s", hub = "%s", protoPackage = "")
    package %s;
    import dev.navarch.apimachinery.annotation.ApiVersion;
    """
        .formatted(name, hub, javaPackage);
  }

  private static String kind(String javaPackage, String name, String component) {
    return """
    package %s;
    import dev.navarch.apimachinery.annotation.*;
    import dev.navarch.apimachinery.meta.v1.ApiObject;
    @ApiType
    public record %s(@Field(1) %s) implements ApiObject {}
    """
        .formatted(javaPackage, name, component);
  }

  private static String asking(String packages) {
    return """
    @RegisterTogether(className = "ShopTypes", packages = {%s})
    package shop;
    import dev.navarch.apimachinery.annotation.RegisterTogether;
    """
        .formatted(packages);
  }

  private static SmallSources carts() {
    return new SmallSources()
        .add(version("shop.carts.v2", "v2", ""))
        .add(kind("shop.carts.v2", "Cart", "@Default(\"3\") int wheels"))
        .add(version("shop.carts.v1", "v1", "shop.carts.v2"))
        .add(kind("shop.carts.v1", "Cart", "int wheels"));
  }

  private final List<String> texts = new ArrayList<>();

  private List<String> generate(SmallSources sources) {
    return sources.inspect(universe ->
        RegisterTogether.file(universe, universe.elements().getPackageElement("shop"))
            .map(GeneratedFile::toJava)
            .ifPresent(file -> texts.add(file.toString())));
  }

  @Test
  void eachVersionHasAMethodThatNamesItsKinds() {
    assertThat(generate(carts().add(asking("\"shop.carts.v2\", \"shop.carts.v1\"")))).isEmpty();

    assertThat(texts)
        .singleElement()
        .asString()
        .contains("package shop;", "public final class ShopTypes")
        .contains("public static void cartsV2(Scheme.Builder scheme)")
        .contains("public static void cartsV1(Scheme.Builder scheme)")
        .contains(
            "scheme.addKnownTypeNames(version, \"shop.carts.v1\","
                + " ShopTypes.class.getClassLoader(),\n        \"Cart\");")
        .contains(
            "scheme.addInternalType(version.group(), \"Cart\", ShopTypes.class,"
                + " \"shop.carts.v2.Cart\");");
  }

  @Test
  void aNumberLeadsToThePackageAndToTheNumberWithinIt() {
    assertThat(generate(carts().add(asking("\"shop.carts.v2\", \"shop.carts.v1\"")))).isEmpty();

    assertThat(texts)
        .singleElement()
        .asString()
        .contains("scheme.addDefaulter(\"shop.carts.v2.Cart\", FUNCTIONS, 0);")
        .contains(
            "scheme.addGeneratedConversion(\"shop.carts.v1.Cart\", \"shop.carts.v2.Cart\","
                + " FUNCTIONS, 65536);")
        .contains(
            "scheme.addGeneratedConversion(\"shop.carts.v2.Cart\", \"shop.carts.v1.Cart\","
                + " FUNCTIONS, 65537);")
        .containsPattern("case 0 -> \\{\\s+return .*Register\\.FUNCTIONS\\.apply\\(index & 0xffff,")
        .containsPattern(
            "case 1 -> \\{\\s+return .*Register\\.FUNCTIONS\\.convert\\(index & 0xffff,");
  }

  @Test
  void versionsWithoutFunctionsNeedNoObjectForThem() {
    SmallSources plain =
        new SmallSources()
            .add(version("shop.carts.v1", "v1", ""))
            .add(kind("shop.carts.v1", "Cart", "int wheels"))
            .add(asking("\"shop.carts.v1\""));

    assertThat(generate(plain)).isEmpty();

    assertThat(texts)
        .singleElement()
        .asString()
        .contains("public final class ShopTypes {")
        .doesNotContain("FUNCTIONS");
  }

  @Test
  void aPackageThatIsNoVersionIsReported() {
    assertThat(generate(carts().add(asking("\"shop.carts.v2\", \"shop.nowhere\""))))
        .containsExactly("@RegisterTogether names a package without @ApiVersion: shop.nowhere");
    assertThat(texts).isEmpty();
  }

  @Test
  void twoPackagesThatWouldHaveTheSameMethodAreReported() {
    SmallSources twice =
        carts()
            .add(version("old.carts.v1", "v1", ""))
            .add(kind("old.carts.v1", "Cart", "int wheels"))
            .add(asking("\"shop.carts.v1\", \"old.carts.v1\""));

    assertThat(generate(twice))
        .containsExactly(
            "@RegisterTogether names two packages that end as this one does: old.carts.v1");
    assertThat(texts).isEmpty();
  }
}
