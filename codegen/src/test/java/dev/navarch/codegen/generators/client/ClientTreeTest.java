package dev.navarch.codegen.generators.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.JavaFile;
import dev.navarch.codegen.SmallSources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClientTreeTest {
  private static String version(String javaPackage, String group) {
    return """
    @ApiVersion(group = "%s", version = "v1", protoPackage = "")
    package %s;
    import dev.navarch.apimachinery.annotation.ApiVersion;
    """
        .formatted(group, javaPackage);
  }

  private static String type(String javaPackage, String name, String tags) {
    return """
    package %s;
    import dev.navarch.apimachinery.annotation.*;
    import dev.navarch.apimachinery.meta.v1.*;
    @ApiType %s
    public record %s(@Field(1) String name) implements %s {}
    """
        .formatted(
            javaPackage,
            tags,
            name,
            name.endsWith("List") ? "ApiList<" + name.replace("List", "") + ">" : "MetaObject");
  }

  private static String asking(String members) {
    return """
    @GenerateClients(%s)
    package shop;
    import dev.navarch.apimachinery.annotation.GenerateClients;
    """
        .formatted(members);
  }

  private static SmallSources carts(String tags) {
    return new SmallSources()
        .add(version("shop.carts.v1", "carts.example.com"))
        .add(type("shop.carts.v1", "Cart", tags))
        .add(type("shop.carts.v1", "CartList", ""))
        .add(asking("clientset = \"ShopClientset\", packages = \"shop.carts.v1\""));
  }

  private final List<JavaFile> files = new ArrayList<>();

  private List<String> generate(SmallSources sources) {
    return sources.inspect(universe ->
        files.addAll(ClientTree.files(universe, universe.elements().getPackageElement("shop"))));
  }

  private List<String> names() {
    return files.stream().map(file -> file.packageName() + "." + file.typeSpec().name()).toList();
  }

  private String text(String name) {
    return files.stream()
        .filter(file -> file.typeSpec().name().equals(name))
        .findFirst()
        .map(JavaFile::toString)
        .orElseThrow(() -> new AssertionError(name + " is not among " + names()));
  }

  @Test
  void theTreeIsTheOneThatKubernetesDevelopersKnow() {
    assertThat(generate(carts("@Resource"))).isEmpty();

    assertThat(names())
        .containsExactlyInAnyOrder(
            "shop.clientset.ShopClientset",
            "shop.clientset.scheme.ShopClientsetScheme",
            "shop.clientset.fake.FakeShopClientset",
            "shop.clientset.typed.carts.v1.CartsV1Client",
            "shop.clientset.typed.carts.v1.CartClient",
            "shop.informers.externalversions.ShopInformerFactory",
            "shop.informers.externalversions.carts.CartsInformers",
            "shop.informers.externalversions.carts.v1.CartsV1Informers",
            "shop.listers.carts.v1.CartLister");
  }

  @Test
  void packagesCanBeChosen() {
    SmallSources sources =
        new SmallSources()
            .add(version("shop.carts.v1", "carts.example.com"))
            .add(type("shop.carts.v1", "Cart", "@Resource(verbs = \"create\")"))
            .add(
                asking(
                    "informerFactory = \"Watching\", clientsetPackage = \"c\","
                        + " informersPackage = \"i\", listersPackage = \"l\","
                        + " scheme = String.class, packages = \"shop.carts.v1\""));

    assertThat(generate(sources)).isEmpty();

    assertThat(names())
        .containsExactlyInAnyOrder(
            "c.Clientset",
            "c.scheme.ClientsetScheme",
            "c.fake.FakeClientset",
            "c.typed.carts.v1.CartsV1Client",
            "c.typed.carts.v1.CartClient",
            "i.Watching");
    assertThat(text("ClientsetScheme")).contains("return String.scheme();");
  }

  @Test
  void aClientHasTheVerbsOfItsResource() {
    assertThat(generate(carts("@Resource(verbs = {\"get\", \"list\"})"))).isEmpty();

    assertThat(text("CartClient"))
        .contains("interface CartClient extends GetVerb<Cart>, ListVerb<Cart, CartList> {");
    assertThat(names()).noneMatch(name -> name.endsWith("CartLister"));
  }

  @Test
  void statusAndOtherSubresourcesHaveMethods() {
    assertThat(
            generate(
                carts(
                    """
                    @Resource(subresources = {
                      @Subresource("status"),
                      @Subresource(value = "wheels", type = CartList.class),
                      @Subresource(value = "bell", verbs = "update"),
                      @Subresource(value = "shell", type = CartList.class, methods = false)})
                    """)))
        .isEmpty();

    assertThat(text("CartClient"))
        .contains("StatusVerbs<Cart>")
        .contains("default CartList getWheels(String name)")
        .contains("default CartList updateWheels(String name, CartList object)")
        .contains("default CartList applyWheels(String name, CartList configuration,")
        .contains("default Cart updateBell(Cart object)")
        .doesNotContain("Shell");
  }

  @Test
  void namespacedResourcesAskForANamespaceAndOthersDoNot() {
    assertThat(generate(carts("@Resource"))).isEmpty();
    assertThat(text("CartsV1Client")).contains("public CartClient carts(String namespace)");
    files.clear();

    assertThat(generate(carts("@Resource(namespaced = false)"))).isEmpty();
    assertThat(text("CartsV1Client"))
        .contains("public CartClient carts()")
        .contains("super(client, \"carts\", Cart.class, CartList.class, null)");
  }

  @Test
  void anExpansionIsPartOfTheClient() {
    SmallSources sources =
        carts("@Resource")
            .add("package shop.clientset.typed.carts.v1;\npublic interface CartExpansion {}\n");

    assertThat(generate(sources)).isEmpty();

    assertThat(text("CartClient"))
        .contains("extends ResourceVerbs<Cart, CartList>, CartExpansion {");
  }

  @Test
  void groupsThatBeginAlikeHaveTheirWholeNames() {
    SmallSources sources =
        new SmallSources()
            .add(version("shop.one.v1", "carts.example.com"))
            .add(type("shop.one.v1", "Cart", "@Resource(verbs = \"create\")"))
            .add(version("shop.two.v1", "carts.other-place.org"))
            .add(type("shop.two.v1", "Cart", "@Resource(verbs = \"create\")"))
            .add(version("shop.three.v1", "default.example.com"))
            .add(type("shop.three.v1", "Cart", "@Resource(verbs = {\"list\", \"watch\"})"))
            .add(type("shop.three.v1", "CartList", ""))
            .add(asking("packages = {\"shop.one.v1\", \"shop.two.v1\", \"shop.three.v1\"}"));

    assertThat(generate(sources)).isEmpty();

    assertThat(text("Clientset"))
        .contains("cartsExampleComV1()")
        .contains("cartsOtherPlaceOrgV1()")
        .contains("defaultV1()");
    assertThat(text("InformerFactory")).contains("DefaultInformers default_()");
    assertThat(names()).contains("shop.clientset.typed.default_.v1.DefaultV1Client");
  }

  @Test
  void theFakeKnowsTheResources() {
    assertThat(
            generate(
                carts("@Resource(shortNames = \"ct\", subresources = @Subresource(\"status\"))")))
        .isEmpty();

    assertThat(text("FakeShopClientset"))
        .contains(
            "FakeResource.namespaced(\"carts.example.com\", \"v1\", \"carts\", \"Cart\")"
                + ".withShortNames(\"ct\").withSubresource(\"status\")");
  }

  @Test
  void theScaleOfACustomResourceFollowsFromItsPaths() {
    String paths = "@ScalePaths(specReplicas = \".spec.n\", statusReplicas = \".status.n\")";
    for (String resource :
        List.of("@Resource", "@Resource(subresources = @Subresource(\"scale\"))")) {
      files.clear();
      assertThat(generate(carts("@CustomResource " + resource + paths))).isEmpty();

      assertThat(text("CartClient"))
          .contains("import dev.navarch.api.autoscaling.v1.Scale;")
          .contains("default Scale getScale(String name)")
          .contains("default Scale updateScale(String name, Scale object)")
          .doesNotContain("updateScale(Cart");
      assertThat(text("FakeShopClientset"))
          .containsOnlyOnce("withSubresource(\"scale\"")
          .contains(".withScale(\".spec.n\", \".status.n\", \"\")");
      assertThat(text("ShopClientsetScheme"))
          .contains("dev.navarch.api.autoscaling.v1.Register.addTo(scheme)");
    }
  }

  @Test
  void otherResourcesHaveTheScaleThatTheySay() {
    assertThat(generate(carts("@Resource(subresources = @Subresource(\"scale\"))"))).isEmpty();

    assertThat(text("CartClient")).contains("default Cart updateScale(Cart object)");
    assertThat(text("FakeShopClientset")).doesNotContain("withScale");
  }

  @Test
  void whatIsNoKindOrNoListIsReportedAtTheAuthorsRecord() {
    String plain = "package shop.carts.v1;\nimport dev.navarch.apimachinery.annotation.*;\n%s {}\n";
    SmallSources sources =
        new SmallSources()
            .add(version("shop.carts.v1", "carts.example.com"))
            .add(plain.formatted("@ApiType @Resource\npublic record Axle(@Field(1) String name)"))
            .add(plain.formatted("@Resource\npublic final class Bell"))
            .add(type("shop.carts.v1", "Cart", "@Resource"))
            .add(plain.formatted("@ApiType\npublic record CartList(@Field(1) String name)"))
            .add(asking("packages = \"shop.carts.v1\""));

    assertThat(generate(sources))
        .containsExactlyInAnyOrder(
            "Axle is a @Resource, but no kind: let it be a record with @ApiType that implements"
                + " MetaObject, with typeMeta and metadata as its first components",
            "Bell is a @Resource, but no kind: let it be a record with @ApiType that implements"
                + " MetaObject, with typeMeta and metadata as its first components",
            "CartList is no list: let it be a record with @ApiType that implements ApiList<Cart>");
    assertThat(files).isEmpty();
  }

  @Test
  void aSubresourceThatIsInNoSchemeIsReportedAtTheResource() {
    String tags =
        """
        @Resource(subresources = {
          @Subresource(value = "bell", type = shop.bells.Bell.class),
          @Subresource(value = "axle", type = Axle.class),
          @Subresource(value = "shell", type = shop.bells.Bell.class, methods = false)})
        """;
    String axle =
        """
        package shop.carts.v1;
        import dev.navarch.apimachinery.annotation.*;
        @ApiType
        public record Axle(@Field(1) String name) {}
        """;

    assertThat(generate(carts(tags).add(type("shop.bells", "Bell", "")).add(axle)))
        .containsExactly(
            "Cart: Bell, which is at the subresource bell, is in no scheme: let it be a record with"
                + " @ApiType that implements ApiObject, in a package with @ApiVersion",
            "Cart: Axle, which is at the subresource axle, is in no scheme: let it be a record with"
                + " @ApiType that implements ApiObject, in a package with @ApiVersion");
    assertThat(files).isEmpty();
  }

  @Test
  void aSchemeOfOnesOwnMayKnowMoreSubresources() {
    SmallSources sources =
        new SmallSources()
            .add(version("shop.carts.v1", "carts.example.com"))
            .add(
                type(
                    "shop.carts.v1",
                    "Cart",
                    "@Resource(verbs = \"get\", subresources ="
                        + " @Subresource(value = \"bell\", type = shop.bells.Bell.class))"))
            .add(type("shop.bells", "Bell", ""))
            .add(asking("scheme = String.class, packages = \"shop.carts.v1\""));

    assertThat(generate(sources)).isEmpty();

    assertThat(text("CartClient")).contains("default Bell getBell(String name)");
    assertThat(text("ClientsetScheme")).doesNotContain("Register");
  }

  @Test
  void subresourcesOfOtherVersionsAreInTheScheme() {
    String tags =
        "@Resource(subresources = @Subresource(value = \"bell\", type = shop.bells.v1.Bell.class))";

    assertThat(
            generate(
                carts(tags)
                    .add(version("shop.bells.v1", "bells.example.com"))
                    .add(type("shop.bells.v1", "Bell", ""))))
        .isEmpty();

    assertThat(text("ShopClientsetScheme")).contains("shop.bells.v1.Register.addTo(scheme)");
  }

  @Test
  void aVerbThatThereIsNotIsReported() {
    assertThat(
            generate(
                carts(
                    "@Resource(verbs = {\"get\", \"lst\"},"
                        + " subresources = @Subresource(value = \"bell\", verbs = \"ring\"))")))
        .containsExactly(
            "Cart: \"lst\" is no verb: write one of create, delete, deletecollection, get, list,"
                + " patch, update, watch",
            "Cart: \"ring\" is no verb: write one of create, delete, deletecollection, get, list,"
                + " patch, update, watch");
  }

  @Test
  void mistakesAreReported() {
    SmallSources noList =
        new SmallSources()
            .add(version("shop.carts.v1", "carts.example.com"))
            .add(type("shop.carts.v1", "Cart", "@Resource"))
            .add(version("shop.empty.v1", "empty.example.com"))
            .add(type("shop.empty.v1", "Nothing", ""))
            .add(asking("packages = {\"shop.carts.v1\", \"shop.empty.v1\", \"shop.nowhere\"}"));

    assertThat(generate(noList))
        .containsExactlyInAnyOrder(
            "Cart can be listed, but there is no CartList beside it",
            "@GenerateClients names a package without any @Resource: shop.empty.v1",
            "@GenerateClients names a package that there is not: shop.nowhere");
    assertThat(files).isEmpty();
  }
}
