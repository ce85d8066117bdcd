package dev.navarch.client.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KubeconfigTest {
  private static final String FULL =
      """
      apiVersion: v1
      clusters:
      - cluster:
          certificate-authority-data: Q0E=
          disable-compression: true
          extensions:
          - extension:
              audience: here
            name: client.authentication.k8s.io/exec
          insecure-skip-tls-verify: true
          proxy-url: http://proxy:3128
          server: https://one:6443
          tls-server-name: kubernetes
          x-unknown: kept
        name: one
      contexts:
      - context:
          cluster: one
          namespace: tools
          user: me
        name: main
      current-context: main
      extensions:
      - extension: 1
        name: e
      kind: Config
      preferences:
        colors: true
      users:
      - name: me
        user:
          as: other
          as-groups:
          - g1
          as-uid: "7"
          as-user-extra:
            reason:
            - a
            - b
          auth-provider:
            config:
              k: v
            name: old
          client-certificate: c.crt
          client-key: c.key
          exec:
            apiVersion: client.authentication.k8s.io/v1
            args:
            - login
            command: tool
            env:
            - name: A
              value: B
            installHint: get it
            interactiveMode: Never
            provideClusterInfo: true
          password: pw
          token: secret
          tokenFile: t
          username: u
          x-own: 1
      x-top:
        a: b
      """;

  @Test
  void everyFieldSurvivesReadingAndWriting() {
    Kubeconfig config = parse(FULL);

    assertThat(new String(config.toYaml(), StandardCharsets.UTF_8)).isEqualTo(FULL);
  }

  @Test
  void fieldsAreWhereTheyBelong() {
    Kubeconfig config = parse(FULL);

    assertThat(config.currentContext()).isEqualTo("main");
    assertThat(config.contexts())
        .containsExactly(Map.entry("main", Context.of("one", "me").withNamespace("tools")));
    Cluster cluster = config.clusters().getOrDefault("one", Cluster.EMPTY);
    assertThat(cluster.certificateAuthorityData()).isEqualTo(Bytes.ofUtf8("CA"));
    assertThat(cluster.others()).containsEntry("x-unknown", "kept");
    User user = config.users().getOrDefault("me", User.EMPTY);
    assertThat(user.impersonation())
        .isEqualTo(
            new Impersonation("other", "7", List.of("g1"), Map.of("reason", List.of("a", "b"))));
    assertThat(user.exec())
        .isEqualTo(
            new ExecConfig(
                ExecConfig.V1,
                "tool",
                List.of("login"),
                List.of(new ExecConfig.Variable("A", "B")),
                "get it",
                true,
                ExecConfig.NEVER,
                Map.of()));
  }

  @Test
  void jsonIsReadToo() {
    Kubeconfig config =
        parse("{\"clusters\":[{\"name\":\"a\",\"cluster\":{\"server\":\"https://x\"}}]}");

    assertThat(config.clusters()).containsExactly(Map.entry("a", Cluster.of("https://x")));
  }

  @Test
  void nothingAndNullsAreAnEmptyConfiguration() {
    assertThat(parse("")).isEqualTo(Kubeconfig.EMPTY);
    assertThat(parse("clusters: null\nusers:\ncurrent-context: null\n"))
        .isEqualTo(Kubeconfig.EMPTY);
    assertThat(Kubeconfig.EMPTY.isEmpty()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          users: [{name: a, user: {token: 12345}}] | users[0].user.token must be a string
          users: [{name: a, user: {client-key-data: '%%%%'}}] | users[0].user.client-key-data must be data in base64
          clusters: {} | clusters must be a list
          clusters: [{name: a, cluster: []}] | clusters[0].cluster must be an object
          clusters: [{name: a, cluster: {insecure-skip-tls-verify: 'yes'}}] | clusters[0].cluster.insecure-skip-tls-verify must be a boolean
          contexts: [{name: a}, {name: a}] | contexts[1]: duplicate name "a" in list
          users: [{name: a, user: {exec: {args: [x, 1]}}}] | users[0].user.exec.args[1] must be a string
          users: [{name: a, user: {as-user-extra: {k: v}}}] | users[0].user.as-user-extra.k must be a list
          kind: Pod | kind is "Pod", and must be "Config"
          apiVersion: v2 | apiVersion is "v2", and must be "v1"
          '[]' | the document must be an object
          """)
  void whatIsWrongIsToldWithItsPlace(String text, String problem) {
    assertThatThrownBy(() -> parse(text)).isInstanceOf(DecodeException.class).hasMessage(problem);
  }

  @Test
  void brokenYamlIsToldWithItsLine() {
    assertThatThrownBy(() -> parse("a: b\nc: {\n"))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("yaml: line ");
  }

  @Test
  void secretsDoNotShow() {
    String text =
        """
        clusters:
        - name: there
          cluster:
            server: https://u:TOPSECRET@s
            proxy-url: http://user:TOPSECRET@proxy:3128
            extensions: [{name: e, extension: {key: TOPSECRET}}]
            unknown: TOPSECRET
        contexts:
        - name: c
          context:
            cluster: there
            extensions: [{name: e, extension: TOPSECRET}]
            unknown: TOPSECRET
        preferences: {own: TOPSECRET}
        extensions: [{name: e, extension: {key: TOPSECRET}}]
        unknown: TOPSECRET
        users:
        - name: me
          user:
            token: TOPSECRET
            password: TOPSECRET
            client-certificate-data: VE9QU0VDUkVU
            client-key-data: VE9QU0VDUkVU
            auth-provider: {name: p, config: {id-token: TOPSECRET}}
            exec: {command: c, args: [TOPSECRET], env: [{name: A, value: TOPSECRET}]}
        """;

    assertThat(parse(text).toString())
        .contains("me", "https://s", "http://proxy:3128")
        .doesNotContain("TOPSECRET", "VE9QU0");
  }

  @Test
  void renamedContextStaysCurrent() {
    Kubeconfig renamed = parse(FULL).withContextRenamed("main", "work");

    assertThat(renamed.currentContext()).isEqualTo("work");
    assertThat(renamed.contexts()).containsOnlyKeys("work");
    assertThatThrownBy(() -> renamed.withContextRenamed("main", "x"))
        .hasMessage("cannot rename the context \"main\", it's not in the configuration");
  }

  private static Kubeconfig parse(String text) {
    return Kubeconfig.parse(text.getBytes(StandardCharsets.UTF_8));
  }
}
