package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.APIGroup;
import io.fabric8.kubernetes.api.model.APIResource;
import io.fabric8.kubernetes.api.model.APIResourceList;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.client.ApiVisitor.ApiVisitResult;
import io.fabric8.kubernetes.client.VersionInfo;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class DiscoveryTest extends ConnectedTest {
  @Test
  void theServerNamesItsVersion() {
    VersionInfo version = client.getKubernetesVersion();

    assertThat(version.getMajor()).isEqualTo("1");
    assertThat(version.getMinor()).matches("\\d+");
    assertThat(version.getGitVersion()).startsWith("v1." + version.getMinor());
    assertThat(version.getBuildDate()).isNotNull();
  }

  @Test
  void groupsAreListedWithTheVersionToPrefer() {
    assertThat(client.getApiGroups().getGroups())
        .extracting(APIGroup::getName)
        .contains("apps", "batch", "rbac.authorization.k8s.io", "apiextensions.k8s.io");
    APIGroup apps = client.getApiGroup("apps");
    assertThat(apps.getPreferredVersion().getGroupVersion()).isEqualTo("apps/v1");
    assertThat(client.getApiGroup("sea.example.com")).isNull();
    assertThat(client.getAPIVersions().getVersions()).containsExactly("v1");
  }

  @Test
  void resourcesAreListedWithWhatCanBeDone() {
    APIResourceList apps = client.getApiResources("apps/v1");

    APIResource deployments =
        apps.getResources().stream()
            .filter(resource -> resource.getName().equals("deployments"))
            .findFirst()
            .orElseThrow();
    assertThat(deployments.getKind()).isEqualTo("Deployment");
    assertThat(deployments.getNamespaced()).isTrue();
    assertThat(deployments.getShortNames()).containsExactly("deploy");
    assertThat(deployments.getVerbs()).contains("create", "patch", "watch", "deletecollection");
    assertThat(apps.getResources())
        .extracting(APIResource::getName)
        .contains("deployments/status", "deployments/scale");
    assertThat(client.getApiResources("v1").getResources())
        .extracting(APIResource::getName)
        .contains("pods", "pods/log", "namespaces/finalize");
  }

  @Test
  void whatIsServedIsSupported() {
    assertThat(client.supports(Pod.class)).isTrue();
    assertThat(client.supports(Deployment.class)).isTrue();
    assertThat(client.supports("batch/v1", "CronJob")).isTrue();
    assertThat(client.supports("batch/v1", "Voyage")).isFalse();
    assertThat(client.supports("sea.example.com/v1", "Ship")).isFalse();
    assertThat(client.hasApiGroup("apps", true)).isTrue();
    assertThat(client.hasApiGroup("sea.example.com", true)).isFalse();
  }

  @Test
  void allPathsAreListed() {
    assertThat(client.rootPaths().getPaths()).contains("/api/v1", "/apis/apps/v1", "/version");
  }

  @Test
  void allResourcesAreVisited() {
    Set<String> visited = new TreeSet<>();

    client.visitResources((group, version, resource, operation) -> {
      visited.add(group + "/" + version + "/" + resource.getName());
      return ApiVisitResult.CONTINUE;
    });

    assertThat(visited).contains("/v1/pods", "apps/v1/deployments", "batch/v1/jobs");
  }
}
