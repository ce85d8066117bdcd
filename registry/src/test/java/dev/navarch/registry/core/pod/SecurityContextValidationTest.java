package dev.navarch.registry.core.pod;

import static dev.navarch.registry.core.pod.PodDocuments.container;
import static dev.navarch.registry.core.pod.PodDocuments.created;
import static dev.navarch.registry.core.pod.PodDocuments.pod;
import static dev.navarch.registry.core.pod.PodDocuments.spec;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SecurityContextValidationTest {
  private static final String CONTEXT = "spec.containers[0].securityContext";

  @Test
  void whoeverIsPrivilegedCannotBeKeptFromEscalating() {
    assertThat(container("securityContext: {privileged: true, allowPrivilegeEscalation: false}"))
        .containsExactly(
            CONTEXT
                + ": Invalid value: {\"Capabilities\":null,\"Privileged\":true,"
                + "\"SELinuxOptions\":null,\"WindowsOptions\":null,\"RunAsUser\":null,"
                + "\"RunAsGroup\":null,\"RunAsNonRoot\":null,\"ReadOnlyRootFilesystem\":null,"
                + "\"AllowPrivilegeEscalation\":false,\"ProcMount\":null,\"SeccompProfile\":null,"
                + "\"AppArmorProfile\":null}: cannot set `allowPrivilegeEscalation` to false and"
                + " `privileged` to true");
  }

  @Test
  void idsAreNotNegative() {
    assertThat(container("securityContext: {runAsUser: -1}"))
        .containsExactly(
            CONTEXT + ".runAsUser: Invalid value: -1: must be between 0 and 2147483647, inclusive");
    assertThat(spec("securityContext: {fsGroup: -1, supplementalGroups: [1, 2147483648]}"))
        .containsExactly(
            "spec.securityContext.fsGroup: Invalid value: -1: must be between 0 and 2147483647,"
                + " inclusive",
            "spec.securityContext.supplementalGroups[1]: Invalid value: 2147483648: must be between"
                + " 0 and 2147483647, inclusive");
  }

  @Test
  void profilesAreNamedWhereTheyAreLocal() {
    assertThat(container("securityContext: {seccompProfile: {type: Localhost}}"))
        .containsExactly(
            CONTEXT
                + ".seccompProfile.localhostProfile: Required value: must be set when seccomp type"
                + " is Localhost");
    assertThat(container("securityContext: {appArmorProfile: {type: Own, localhostProfile: a}}"))
        .containsExactly(
            CONTEXT
                + ".appArmorProfile.type: Unsupported value: \"Own\": supported values:"
                + " \"Localhost\", \"RuntimeDefault\", \"Unconfined\"");
  }

  @Test
  void aPodInTheNamespacesOfItsHostDoesNotChangeThem() {
    assertThat(
            spec(
                "hostNetwork: true, securityContext: {sysctls: [{name: net.ipv4.x, value: '1'},"
                    + " {name: A, value: '1'}]}"))
        .containsExactly(
            "spec.securityContext.sysctls[0].name: Invalid value: \"net.ipv4.x\": may not be"
                + " specified when 'hostNetwork' is true",
            "spec.securityContext.sysctls[1].name: Invalid value: \"A\": must have at most 253"
                + " characters and match regex"
                + " ^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[\\./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$");
    assertThat(spec("hostUsers: false, hostPID: true"))
        .containsExactly("spec.HostPID: Forbidden: when `pod.Spec.HostUsers` is false");
  }

  @Test
  void settingsBelongToTheOperatingSystem() {
    assertThat(spec("os: {name: plan9}"))
        .containsExactly(
            "spec.os: Unsupported value: \"plan9\": supported values: \"linux\", \"windows\"");
    assertThat(spec("os: {name: windows}, securityContext: {runAsUser: 1}, hostIPC: true"))
        .containsExactly(
            "spec.hostIPC: Forbidden: cannot be set for a windows pod",
            "spec.securityContext.runAsUser: Forbidden: cannot be set for a windows pod");
    assertThat(
            created(
                pod(
                    "os: {name: linux}, containers: [{name: c, image: i, securityContext:"
                        + " {windowsOptions: {}}}]")))
        .containsExactly(
            CONTEXT + ".windowsOptions: Forbidden: windows options cannot be set for a linux pod");
  }

  @Test
  void usersOfWindowsHaveNames() {
    assertThat(spec("securityContext: {windowsOptions: {runAsUserName: 'a\\b\\c'}}"))
        .containsExactly(
            "spec.securityContext.windowsOptions.runAsUserName: Invalid value: \"a\\\\b\\\\c\":"
                + " runAsUserName cannot contain more than one backslash");
    assertThat(spec("securityContext: {windowsOptions: {runAsUserName: 'NT AUTHORITY\\NS'}}"))
        .isEmpty();
  }

  @Test
  void processesOfTheHostComeAllOrNone() {
    assertThat(
            created(
                pod(
                    "containers: [{name: a, image: i, securityContext: {windowsOptions:"
                        + " {hostProcess: true}}}, {name: b, image: i}]")))
        .containsExactly(
            "spec: Invalid value: \"\": If pod contains any hostProcess containers then all"
                + " containers must be HostProcess containers",
            "spec.hostNetwork: Invalid value: false: hostNetwork must be true if pod contains any"
                + " hostProcess containers");
  }
}
