package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.discovery.DiskDiscoveryCache;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@WithControlPlane(release = "1.20")
class OldServerDiscoveryTest {
  @ParameterizedTest
  @EnumSource
  void everythingIsFoundAndCached(Way way, TestControlPlane plane, @TempDir Path folder)
      throws Exception {
    try (RestClient client = way.connect(plane)) {
      DiskDiscoveryCache cache =
          new DiskDiscoveryCache(
              new DiscoveryClient(client),
              DiskDiscoveryCache.folderOf(folder, plane.url().toString()),
              DiskDiscoveryCache.LIFETIME);

      DiscoveredResources all = cache.serverGroupsAndResources().orThrow();

      assertThat(all.resources(new GroupVersion("extensions", "v1beta1"))).isPresent();
      assertThat(folder.resolve("127.0.0.1_" + plane.url().getPort() + "/servergroups.json"))
          .exists();
    }
  }
}
