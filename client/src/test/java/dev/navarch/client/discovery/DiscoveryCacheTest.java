package dev.navarch.client.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.rest.ScriptedTransport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiscoveryCacheTest {
  private static final GroupVersion APPS_V1 = new GroupVersion("apps", "v1");

  @TempDir private Path folder;
  private final ScriptedTransport transport = DiscoveryPages.oneByOne();
  private final DiscoveryClient client = new DiscoveryClient(transport.client());
  private Instant now = Instant.now();

  private DiskDiscoveryCache disk() {
    return new DiskDiscoveryCache(client, folder, DiskDiscoveryCache.LIFETIME, () -> now);
  }

  @Test
  void memoryAsksOnce() throws Exception {
    MemoryDiscoveryCache cache = new MemoryDiscoveryCache(client);

    cache.serverGroups();
    cache.serverResourcesForGroupVersion(APPS_V1);
    cache.serverGroupsAndResources();

    assertThat(transport.requests()).hasSize(5);
    assertThat(cache.fresh()).isTrue();
  }

  @Test
  void memoryForgetsWhenItIsTold() throws Exception {
    MemoryDiscoveryCache cache = new MemoryDiscoveryCache(client);
    cache.serverGroups();

    cache.invalidate();

    assertThat(cache.fresh()).isFalse();
    cache.serverGroups();
    assertThat(transport.requests()).hasSize(10);
  }

  @Test
  void memoryAsksAgainForWhatCouldNotBeHad() throws Exception {
    transport.page("/apis/apps/v1", 503, "text/plain", "down");
    MemoryDiscoveryCache cache = new MemoryDiscoveryCache(client);
    assertThat(cache.serverGroupsAndResources().failures()).containsOnlyKeys(APPS_V1);
    assertThat(cache.serverGroupsAndResources().failures()).containsOnlyKeys(APPS_V1);

    transport.page(
        "/apis/apps/v1",
        200,
        "application/json",
        DiscoveryPages.resources("apps/v1", DiscoveryPages.DEPLOYMENT));

    DiscoveredResources all = cache.serverGroupsAndResources();
    assertThat(all.failures()).isEmpty();
    assertThat(all.resources())
        .extracting(list -> list.groupVersion())
        .containsExactly("v1", "apps/v1", "apps/v1beta1");
    assertThat(cache.serverGroupsAndResources()).isSameAs(all);
    assertThat(transport.requests()).hasSize(5 + 1 + 1);
  }

  @Test
  void memoryAsksAgainForAStaleVersion() throws Exception {
    ScriptedTransport aggregated =
        DiscoveryPages.aggregated("v2")
            .page(
                "/apis",
                200,
                "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList",
                """
                {"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2","items":[
                 {"metadata":{"name":"apps"},
                  "versions":[{"version":"v1","freshness":"Stale"}]}]}
                """)
            .page(
                "/apis/apps/v1",
                200,
                "application/json",
                DiscoveryPages.resources("apps/v1", DiscoveryPages.DEPLOYMENT));
    MemoryDiscoveryCache cache = new MemoryDiscoveryCache(new DiscoveryClient(aggregated.client()));

    assertThat(cache.serverGroupsAndResources().failures()).containsOnlyKeys(APPS_V1);
    assertThat(cache.serverGroupsAndResources().resources(APPS_V1)).isPresent();
  }

  @Test
  void filesAreWhereKubectlHasThem() throws Exception {
    disk().serverGroupsAndResources();

    assertThat(folder.resolve("servergroups.json"))
        .content()
        .startsWith("{\"kind\":\"APIGroupList\",\"apiVersion\":\"v1\",\"groups\":[{\"name\":\"\"");
    assertThat(folder.resolve("v1/serverresources.json"))
        .content()
        .startsWith(
            "{\"kind\":\"APIResourceList\",\"apiVersion\":\"v1\",\"groupVersion\":\"v1\","
                + "\"resources\":[{\"name\":\"pods\"");
    assertThat(folder.resolve("apps/v1/serverresources.json")).exists();
    assertThat(folder.resolve("apps/v1beta1/serverresources.json")).exists();
    try (var files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile)).hasSize(4);
    }
  }

  @Test
  void anotherProgramReadsWhatOneWrote() throws Exception {
    DiscoveredResources written = disk().serverGroupsAndResources();
    int requests = transport.requests().size();

    DiskDiscoveryCache other = disk();
    DiscoveredResources read = other.serverGroupsAndResources();

    assertThat(read).isEqualTo(written);
    assertThat(transport.requests()).hasSize(requests);
    assertThat(other.fresh()).isFalse();
  }

  @Test
  void oneThatWroteItsFilesItselfIsFresh() throws Exception {
    DiskDiscoveryCache cache = disk();

    cache.serverGroupsAndResources();
    cache.serverGroupsAndResources();

    assertThat(cache.fresh()).isTrue();
    assertThat(transport.requests()).hasSize(5);
  }

  @Test
  void filesAreBelievedForSixHours() throws Exception {
    disk().serverGroups();

    now = now.plus(Duration.ofHours(5));
    disk().serverGroups();
    assertThat(transport.requests()).hasSize(2);

    now = now.plus(Duration.ofHours(2));
    disk().serverGroups();
    assertThat(transport.requests()).hasSize(4);
  }

  @Test
  void filesOfOthersDoNotCountAfterInvalidation() throws Exception {
    disk().serverGroupsAndResources();
    DiskDiscoveryCache cache = disk();
    cache.serverGroups();

    cache.invalidate();
    cache.serverGroups();
    cache.serverGroups();

    assertThat(transport.requests()).hasSize(5 + 2);
    assertThat(cache.fresh()).isTrue();
  }

  @Test
  void brokenFileIsAsGoodAsNone() throws Exception {
    disk().serverGroups();
    Files.writeString(folder.resolve("servergroups.json"), "{\"groups\":[{");

    assertThat(disk().serverGroups().groups()).hasSize(2);
    assertThat(transport.requests()).hasSize(4);
  }

  @Test
  void folderThatCannotBeWrittenDoesNotMatter() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    DiskDiscoveryCache cache =
        new DiskDiscoveryCache(client, file.resolve("below"), DiskDiscoveryCache.LIFETIME);

    assertThat(cache.serverGroups().groups()).hasSize(2);
  }

  @Test
  void everythingThatIsToldAtOnceIsWrittenAtOnce() throws Exception {
    ScriptedTransport aggregated = DiscoveryPages.aggregated("v2");
    DiskDiscoveryCache cache =
        new DiskDiscoveryCache(
            new DiscoveryClient(aggregated.client()), folder, DiskDiscoveryCache.LIFETIME);

    cache.serverGroupsAndResources();

    assertThat(aggregated.requests()).hasSize(2);
    assertThat(folder.resolve("apps/v1/serverresources.json")).exists();
  }

  @Test
  void namesThatAServerMakesUpDoNotLeadOutOfTheFolder() throws Exception {
    for (String name : List.of("../../x", "..", ".", "a/b", "a\\b", "x".repeat(1000))) {
      Path file = new CacheFolder(folder, DiskDiscoveryCache.LIFETIME, () -> now).resolve(name);

      assertThat(file.normalize().getParent()).isEqualTo(folder);
    }
  }

  @Test
  void usualFolderIsThatOfKubectl() {
    ClientConfig config = ClientConfig.builder("https://127.0.0.1:6443").build();

    assertThat(DiskDiscoveryCache.usualFolder(config, Map.of("HOME", "/home/me")))
        .isEqualTo(Path.of("/home/me/.kube/cache/discovery/127.0.0.1_6443"));
    assertThat(
            DiskDiscoveryCache.usualFolder(config, Map.of("HOME", "/x", "KUBECACHEDIR", "/caches")))
        .isEqualTo(Path.of("/caches/discovery/127.0.0.1_6443"));
    assertThat(DiskDiscoveryCache.usualFolder(config, Map.of()))
        .isEqualTo(
            Path.of(
                System.getProperty("user.home"), ".kube", "cache", "discovery", "127.0.0.1_6443"));
  }

  @Test
  void shortLifetimeCanBeChosen() throws Exception {
    Map<String, String> env = Map.of("KUBECACHEDIR", folder.toString());
    ClientConfig config = ClientConfig.builder("https://127.0.0.1:6443").build();
    Path usual = DiskDiscoveryCache.usualFolder(config, env);
    for (int minutes : List.of(0, 9, 2)) {
      now = now.plus(Duration.ofMinutes(minutes));
      new DiskDiscoveryCache(client, usual, DiskDiscoveryCache.SHORT_LIFETIME, () -> now)
          .serverGroups();
    }

    assertThat(transport.requests()).hasSize(4);
  }

  @Test
  void serverHasAFolderByItsAddress() {
    assertThat(DiskDiscoveryCache.folderOf(Path.of("c"), "https://127.0.0.1:6443"))
        .isEqualTo(Path.of("c/127.0.0.1_6443"));
    assertThat(DiskDiscoveryCache.folderOf(Path.of("c"), "http://[::1]:80/k8s/x?y"))
        .isEqualTo(Path.of("c/___1__80/k8s/x_y"));
  }
}
