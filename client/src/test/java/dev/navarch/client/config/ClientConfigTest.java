package dev.navarch.client.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.value.Bytes;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientConfigTest {
  private static final String TWO =
      """
      clusters:
      - name: one
        cluster:
          server: https://one:6443/prefix/
          tls-server-name: inner
          certificate-authority-data: Q0E=
          proxy-url: http://proxy:3128
      - name: two
        cluster: {server: http://two}
      users:
      - name: cert
        user: {client-certificate-data: Q0VSVA==, client-key-data: S0VZ}
      - name: token
        user: {token: t1, as: boss, as-groups: [g]}
      contexts:
      - name: first
        context: {cluster: one, user: cert, namespace: tools}
      - name: second
        context: {cluster: two, user: token}
      current-context: first
      """;

  @TempDir Path folder;

  @Test
  void currentContextIsUsed() throws IOException {
    ClientConfig config = of(TWO, KubeconfigOverrides.NONE);

    assertThat(config.server()).isEqualTo(URI.create("https://one:6443/prefix"));
    assertThat(config.namespace()).isEqualTo("tools");
    assertThat(config.proxy()).isEqualTo(URI.create("http://proxy:3128"));
    assertThat(config.tls())
        .isEqualTo(
            new TlsConfig(
                new PemSource.Data(Bytes.ofUtf8("CA")),
                new PemSource.Data(Bytes.ofUtf8("CERT")),
                new PemSource.Data(Bytes.ofUtf8("KEY")),
                "inner",
                false));
    assertThat(config.qps()).isEqualTo(5);
    assertThat(config.burst()).isEqualTo(10);
    assertThat(config.userAgent()).startsWith("navarch-client/");
  }

  @Test
  void overridesGoBeforeFiles() throws IOException {
    ClientConfig config =
        of(
            TWO,
            KubeconfigOverrides.NONE
                .withContext("second")
                .withUser("cert")
                .withNamespace("mine")
                .withTimeout(Duration.ofSeconds(3))
                .withImpersonation(Impersonation.of("she")));

    assertThat(config.server()).isEqualTo(URI.create("http://two"));
    assertThat(config.credentials()).isEqualTo(Credentials.NONE);
    assertThat(config.tls().certificate().isPresent()).isTrue();
    assertThat(config.namespace()).isEqualTo("mine");
    assertThat(config.timeout()).isEqualTo(Duration.ofSeconds(3));
    assertThat(config.impersonation()).isEqualTo(Impersonation.of("she"));
  }

  @Test
  void anotherServerHasNotTheNameOfTheFirst() throws IOException {
    ClientConfig config = of(TWO, KubeconfigOverrides.NONE.withServer("https://three"));

    assertThat(config.tls().serverName()).isEmpty();
    assertThat(config.tls().authorities().isPresent()).isTrue();
  }

  @Test
  void insecureFlagNeedsNoAuthority() throws IOException {
    ClientConfig config = of(TWO, KubeconfigOverrides.NONE.withInsecureSkipTlsVerify(true));

    assertThat(config.tls().insecure()).isTrue();
    assertThat(config.tls().authorities().isPresent()).isFalse();
  }

  @Test
  void authorityOfTheCommandLineIsAskedThoughTheFileSaysNone() throws IOException {
    Path authority = Files.writeString(folder.resolve("ca"), "CA");
    String insecure =
        TWO.replace("certificate-authority-data: Q0E=", "insecure-skip-tls-verify: true");

    ClientConfig config =
        of(insecure, KubeconfigOverrides.NONE.withCertificateAuthority(authority.toString()));

    assertThat(config.tls().insecure()).isFalse();
    assertThat(config.tls().authorities()).isEqualTo(new PemSource.File(authority));
    assertThatThrownBy(() ->
            of(
                insecure,
                KubeconfigOverrides.NONE
                    .withCertificateAuthority(authority.toString())
                    .withInsecureSkipTlsVerify(true)))
        .hasMessage("specifying a root certificates file with the insecure flag is not allowed");
  }

  @Test
  void tokenOfTheCommandLineReplacesTheFile() throws IOException {
    ClientConfig config =
        of(
            TWO.replace("token: t1", "tokenFile: /some/file"),
            KubeconfigOverrides.NONE.withContext("second").withToken("mine"));

    assertThat(config.credentials()).isEqualTo(new Credentials("mine", null, "", "", null));
    assertThat(config.impersonation()).isEqualTo(Impersonation.of("boss", "g"));
  }

  @Test
  void serverAloneIsEnough() throws IOException {
    ClientConfig config = of("", KubeconfigOverrides.NONE.withServer("localhost:8080"));

    assertThat(config.server()).isEqualTo(URI.create("http://localhost:8080"));
    assertThat(config.namespace()).isEqualTo("default");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {} | invalid configuration: no configuration has been provided, try setting KUBERNETES_MASTER environment variable
          {current-context: x} | invalid configuration: context was not found for specified context: x, cluster has no server defined
          {current-context: x, contexts: [{name: x, context: {cluster: c, user: u}}], clusters: [{name: c, cluster: {server: s}}]} | invalid configuration: user "u" was not found for context "x"
          {current-context: x, contexts: [{name: x, context: {cluster: c}}], clusters: [{name: c, cluster: {tls-server-name: s}}]} | invalid configuration: no server found for cluster "c"
          {current-context: x, contexts: [{name: x, context: {cluster: c}}], clusters: [{name: c, cluster: {server: 'ftp://x'}}]} | invalid configuration: host must be a URL or a host:port pair: "ftp://x"
          {current-context: x, contexts: [{name: x, context: {cluster: c}}], clusters: [{name: c, cluster: {server: 'https://k3s_server:6443'}}]} | invalid configuration: the host "k3s_server:6443" has an underscore, which Java allows in no host name: use its address or another name, and set tls-server-name to a name that its certificate has
          {current-context: x, contexts: [{name: x, context: {cluster: c}}], clusters: [{name: c, cluster: {server: s, proxy-url: 'ftp://x'}}]} | invalid configuration: invalid 'proxy-url' for cluster "c": unsupported scheme "ftp", must be http, https, or socks5
          """)
  void whatCannotBeUsedIsToldInTheWordsOfKubernetes(String yaml, String message) {
    assertThatThrownBy(() -> of(yaml, KubeconfigOverrides.NONE))
        .isInstanceOfSatisfying(
            KubeconfigException.class,
            e -> assertThat(e).message().isIn(message, bracketed(message)));
  }

  /** Several problems stand in brackets. */
  private static String bracketed(String message) {
    return message.replace("configuration: ", "configuration: [") + "]";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {token: a, username: b} | more than one authentication method found for me; found [token basicAuth], only one is allowed
          {client-certificate-data: QQ==} | client-key-data or client-key must be specified for me to use the clientCert authentication method.
          {client-certificate: /gone/c, client-key-data: QQ==} | unable to read client-cert /gone/c for me due to open /gone/c: no such file or directory
          {as-groups: [g]} | requesting uid, groups or user-extra for me without impersonating a user
          {exec: {apiVersion: client.authentication.k8s.io/v1, command: c}} | interactiveMode must be specified for me to use exec authentication plugin
          {exec: {apiVersion: client.authentication.k8s.io/v1beta1}} | command must be specified for me to use exec authentication plugin
          {exec: {command: c, interactiveMode: Never}} | apiVersion must be specified for me to use exec authentication plugin
          {exec: {command: c, apiVersion: client.authentication.k8s.io/v1, interactiveMode: Maybe}} | invalid interactiveMode for me: "Maybe"
          """)
  void usersAreValidated(String user, String problem) {
    String yaml =
        """
        current-context: x
        contexts: [{name: x, context: {cluster: c, user: me}}]
        clusters: [{name: c, cluster: {server: s}}]
        users: [{name: me, user: %s}]
        """
            .formatted(user);

    assertThatThrownBy(() -> of(yaml, KubeconfigOverrides.NONE))
        .isInstanceOfSatisfying(
            KubeconfigException.class, e -> assertThat(e.problems()).containsExactly(problem));
    assertThat(KubeconfigValidation.validate(parse(yaml))).containsExactly(problem);
  }

  @Test
  void namesOfTheCommandLineMustExist() {
    assertThatThrownBy(() -> of(TWO, KubeconfigOverrides.NONE.withContext("x")))
        .hasMessage("context \"x\" does not exist");
    assertThatThrownBy(() -> of(TWO, KubeconfigOverrides.NONE.withCluster("x")))
        .hasMessage("cluster \"x\" does not exist");
    assertThatThrownBy(() -> of(TWO, KubeconfigOverrides.NONE.withUser("x")))
        .hasMessage("auth info \"x\" does not exist");
  }

  @Test
  void podFindsItsServer() throws IOException {
    Surroundings pod = pod();

    ClientConfig config = ClientConfig.load(KubeconfigOverrides.NONE, pod);

    assertThat(config.server()).isEqualTo(URI.create("https://[fd00::1]:443"));
    assertThat(config.credentials())
        .isEqualTo(new Credentials("abc", pod.serviceAccount().resolve("token"), "", "", null));
    assertThat(config.tls().authorities())
        .isEqualTo(new PemSource.File(pod.serviceAccount().resolve("ca.crt")));
    assertThat(config.namespace()).isEqualTo("home");
  }

  @Test
  void overridesHoldInAPod() throws IOException {
    Path authority = Files.writeString(folder.resolve("other.crt"), "OTHER");
    Surroundings pod = pod();

    ClientConfig config =
        ClientConfig.load(
            KubeconfigOverrides.NONE
                .withNamespace("mine")
                .withToken("own")
                .withCertificateAuthority(authority.toString())
                .withTlsServerName("inner")
                .withProxyUrl("http://proxy:1")
                .withDisableCompression(true)
                .withTimeout(Duration.ofSeconds(3))
                .withImpersonation(Impersonation.of("she")),
            pod);

    assertThat(config.server()).isEqualTo(URI.create("https://[fd00::1]:443"));
    assertThat(config.namespace()).isEqualTo("mine");
    assertThat(config.credentials()).isEqualTo(new Credentials("own", null, "", "", null));
    assertThat(config.tls().authorities()).isEqualTo(new PemSource.File(authority));
    assertThat(config.tls().serverName()).isEqualTo("inner");
    assertThat(config.proxy()).isEqualTo(URI.create("http://proxy:1"));
    assertThat(config.disableCompression()).isTrue();
    assertThat(config.timeout()).isEqualTo(Duration.ofSeconds(3));
    assertThat(config.impersonation()).isEqualTo(Impersonation.of("she"));
  }

  @Test
  void otherWaysToSignInHoldInAPod() throws IOException {
    Surroundings pod = pod();

    ClientConfig basic = ClientConfig.load(KubeconfigOverrides.NONE.withBasic("u", "p"), pod);
    ClientConfig insecure =
        ClientConfig.load(KubeconfigOverrides.NONE.withInsecureSkipTlsVerify(true), pod);

    assertThat(basic.credentials()).isEqualTo(new Credentials("", null, "u", "p", null));
    assertThat(insecure.tls().insecure()).isTrue();
    assertThat(insecure.tls().authorities().isPresent()).isFalse();
    assertThat(insecure.credentials().token()).isEqualTo("abc");
  }

  @Test
  void podMayBeToldItsNamespace() throws IOException {
    Surroundings pod = pod();
    Map<String, String> env = new HashMap<>(pod.env());
    env.put("POD_NAMESPACE", "told");

    Surroundings told = new Surroundings(env, pod.home(), pod.serviceAccount());

    assertThat(ClientConfig.load(KubeconfigOverrides.NONE, told).namespace()).isEqualTo("told");
    assertThat(ClientConfig.load(KubeconfigOverrides.NONE.withNamespace("mine"), told).namespace())
        .isEqualTo("mine");
  }

  @Test
  void namesOfTheCommandLineMustExistInAPodToo() throws IOException {
    Surroundings pod = pod();

    assertThatThrownBy(() -> ClientConfig.load(KubeconfigOverrides.NONE.withContext("x"), pod))
        .hasMessage("context \"x\" does not exist");
  }

  @Test
  void fileGoesBeforeThePod() throws IOException {
    Surroundings pod = pod();
    Files.createDirectories(folder.resolve(".kube"));
    Files.writeString(folder.resolve(".kube/config"), TWO);

    assertThat(ClientConfig.load(KubeconfigOverrides.NONE, pod).server().getHost())
        .isEqualTo("one");
  }

  @Test
  void addressInTheEnvironmentIsEnough() throws IOException {
    Surroundings around =
        new Surroundings(Map.of("KUBERNETES_MASTER", "http://m:8080"), folder, folder);

    assertThat(ClientConfig.load(KubeconfigOverrides.NONE, around).server())
        .isEqualTo(URI.create("http://m:8080"));
  }

  @Test
  void outsideAPodThereIsNoPod() {
    Surroundings none = new Surroundings(Map.of(), folder, folder);

    assertThatThrownBy(() -> InCluster.config(none, KubeconfigOverrides.NONE))
        .hasMessage(
            "unable to load in-cluster configuration, KUBERNETES_SERVICE_HOST and"
                + " KUBERNETES_SERVICE_PORT must be defined");
    assertThatThrownBy(() -> ClientConfig.load(KubeconfigOverrides.NONE, none))
        .isInstanceOfSatisfying(KubeconfigException.class, e -> assertThat(e.isEmpty()).isTrue());
  }

  private Surroundings pod() throws IOException {
    Path account = Files.createDirectories(folder.resolve("account"));
    Files.writeString(account.resolve("token"), "abc\n");
    Files.writeString(account.resolve("ca.crt"), "CA");
    Files.writeString(account.resolve("namespace"), "home");
    return new Surroundings(
        Map.of("KUBERNETES_SERVICE_HOST", "fd00::1", "KUBERNETES_SERVICE_PORT", "443"),
        folder,
        account);
  }

  @Test
  void builderKeepsEverything() {
    ClientConfig config =
        ClientConfig.builder("https://x/")
            .basic("u", "TOPSECRET")
            .qps(-1)
            .burst(3)
            .userAgent("me")
            .contentType("application/vnd.kubernetes.protobuf")
            .disableCompression(true)
            .timeout(Duration.ofMinutes(1))
            .liveness(new Liveness(Duration.ofSeconds(1), Duration.ofSeconds(2)))
            .namespace("n")
            .build();

    ClientConfig copy = config.toBuilder().build();

    assertThat(copy).usingRecursiveComparison().isEqualTo(config);
    assertThat(config.toString()).contains("https://x").doesNotContain("TOPSECRET");
  }

  @Test
  void everyProblemOfAFileIsFound() {
    List<String> problems =
        KubeconfigValidation.validate(
            parse(
                """
                current-context: gone
                contexts: [{name: x, context: {cluster: c, namespace: A.B}}]
                clusters: [{name: d}]
                """));

    assertThat(problems)
        .containsExactly(
            "context was not found for specified context: gone",
            "user was not specified for context \"x\"",
            "cluster \"c\" was not found for context \"x\"",
            "namespace \"A.B\" for context \"x\" does not conform to the kubernetes DNS_LABEL"
                + " rules",
            "cluster has no server defined");
  }

  private static ClientConfig of(String yaml, KubeconfigOverrides overrides) throws IOException {
    return ClientConfig.fromKubeconfig(parse(yaml), overrides);
  }

  private static Kubeconfig parse(String yaml) {
    return Kubeconfig.parse(yaml.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void userInTheAddressIsShownToTheServerAndToNobodyElse() {
    ClientConfig config =
        ClientConfig.builder("https://me:p%40ss@example.com:6443/prefix/").token("t").build();

    assertThat(config.server()).hasToString("https://example.com:6443/prefix");
    assertThat(config.credentials()).isEqualTo(new Credentials("", null, "me", "p@ss", null));
    assertThat(config.toString()).contains("username=me").doesNotContain("p@ss", "p%40ss");
    assertThatThrownBy(() -> ClientConfig.builder("https://me:secret@bad host").build())
        .hasMessage("host must be a URL or a host:port pair: \"bad host\"");
  }
}
