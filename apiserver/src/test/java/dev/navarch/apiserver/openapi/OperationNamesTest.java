package dev.navarch.apiserver.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.schema.GroupVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperationNamesTest {
  @ParameterizedTest
  @CsvSource({
    "'', Core, core",
    "apps, Apps, apps",
    "rbac.authorization.k8s.io, RbacAuthorization, rbacAuthorization",
    "flowcontrol.apiserver.k8s.io, FlowcontrolApiserver, flowcontrolApiserver",
    "stable.my-example.com, StableMyExampleCom, stableMyExampleCom"
  })
  void groupsLoseTheirDotsAndTheSuffixOfKubernetes(String group, String name, String tag) {
    assertThat(OperationNames.group(group)).isEqualTo(name);
    assertThat(OperationNames.groupTag(group)).isEqualTo(tag);
  }

  @Test
  void versionsFollowTheirGroup() {
    GroupVersion version = new GroupVersion("coordination.k8s.io", "v1beta1");

    assertThat(OperationNames.version(version)).isEqualTo("CoordinationV1beta1");
    assertThat(OperationNames.versionTag(version)).isEqualTo("coordination_v1beta1");
  }
}
