package dev.navarch.compatibility.official;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.Discovery;
import io.kubernetes.client.Discovery.APIResource;
import io.kubernetes.client.apimachinery.GroupVersionKind;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.ApisApi;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.apis.VersionApi;
import io.kubernetes.client.openapi.models.V1APIGroup;
import io.kubernetes.client.openapi.models.V1APIResource;
import io.kubernetes.client.openapi.models.V1CronJob;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.VersionInfo;
import io.kubernetes.client.util.ModelMapper;
import io.kubernetes.client.util.version.Version;
import java.util.Set;
import org.junit.jupiter.api.Test;

@WithControlPlane(scope = WithControlPlane.Scope.CLASS, release = "1.36")
final class DiscoveryTest {
  private final ApiClient client;

  DiscoveryTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
  }

  @Test
  void theServerTellsItsVersion() throws Exception {
    VersionInfo version = new VersionApi(client).getCode().execute();

    assertThat(version.getMajor()).isEqualTo("1");
    assertThat(version.getMinor()).isEqualTo("36");
    assertThat(version.getGitVersion()).startsWith("v1.36.");
    assertThat(new Version(client).getVersion()).isEqualTo(version);
  }

  @Test
  void groupsAndTheirPreferredVersionsAreListed() throws Exception {
    assertThat(new ApisApi(client).getAPIVersions().execute().getGroups())
        .extracting(V1APIGroup::getName)
        .contains("apps", "batch", "rbac.authorization.k8s.io", "apiextensions.k8s.io")
        .doesNotHaveDuplicates();
    assertThat(new Discovery(client).legacyCoreApi().getVersions()).containsExactly("v1");
  }

  @Test
  void resourcesOfAVersionAreListed() throws Exception {
    V1APIResource pods =
        new CoreV1Api(client)
            .getAPIResources().execute().getResources().stream()
                .filter(each -> each.getName().equals("pods"))
                .findFirst()
                .orElseThrow();

    assertThat(pods.getKind()).isEqualTo("Pod");
    assertThat(pods.getNamespaced()).isTrue();
    assertThat(pods.getShortNames()).containsExactly("po");
    assertThat(pods.getVerbs()).contains("create", "deletecollection", "watch");
  }

  @Test
  void discoveryFindsEveryResourceOnceWithItsSubresources() throws Exception {
    Set<APIResource> all = new Discovery(client).findAll();

    assertThat(all)
        .extracting(each -> each.getGroup() + "/" + each.getKind())
        .contains("/Pod", "apps/Deployment", "batch/CronJob", "coordination.k8s.io/Lease")
        .doesNotHaveDuplicates();
    APIResource deployments =
        all.stream().filter(each -> each.getKind().equals("Deployment")).findFirst().orElseThrow();
    assertThat(deployments.getResourcePlural()).isEqualTo("deployments");
    assertThat(deployments.getResourceSingular()).isEqualTo("deployment");
    assertThat(deployments.getSubResources()).containsExactlyInAnyOrder("scale", "status");
  }

  @Test
  void theClientsTypesAreFoundByWhatTheServerServes() throws Exception {
    Set<APIResource> found = ModelMapper.refresh(new Discovery(client));

    assertThat(found).isNotEmpty();
    assertThat(ModelMapper.getGroupVersionKindByClass(V1Deployment.class))
        .isEqualTo(new GroupVersionKind("apps", "v1", "Deployment"));
    assertThat(ModelMapper.getGroupVersionResourceByClass(V1CronJob.class).getResource())
        .isEqualTo("cronjobs");
    assertThat(ModelMapper.isNamespaced(V1Deployment.class)).isTrue();
  }
}
