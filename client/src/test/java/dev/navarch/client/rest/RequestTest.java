package dev.navarch.client.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestTest {
  private final ScriptedTransport transport = new ScriptedTransport();
  private final RestClient root = transport.client();
  private final RestClient core = root.forGroupVersion(new GroupVersion("", "v1"));
  private final RestClient apps = root.forGroupVersion(new GroupVersion("apps", "v1"));

  @Test
  void pathIsBuiltAsKubernetesDoes() {
    assertThat(core.get().namespace("ns").resource("pods").name("web").subresource("log").url())
        .isEqualTo("/api/v1/namespaces/ns/pods/web/log");
    assertThat(apps.get().namespace("").resource("Deployments").url())
        .isEqualTo("/apis/apps/v1/deployments");
    assertThat(core.get().resource("nodes").name("n1").suffix("proxy", "a/b").url())
        .isEqualTo("/api/v1/nodes/n1/proxy/a/b");
    assertThat(core.get().prefix("watch").resource("nodes").url()).isEqualTo("/api/v1/watch/nodes");
    assertThat(apps.get().absPath("/healthz/").url()).isEqualTo("/healthz/");
    assertThat(root.get().absPath("apis", "apps").url()).isEqualTo("/apis/apps");
  }

  @Test
  void pathAndQueryAreEscaped() {
    String url =
        core.get()
            .resource("pods")
            .name("a b?c#é")
            .param("labelSelector", "app in (a,b),x!=y")
            .param("x", "1&2 3")
            .url();

    assertThat(url)
        .isEqualTo(
            "/api/v1/pods/a%20b%3Fc%23%C3%A9"
                + "?labelSelector=app+in+%28a%2Cb%29%2Cx%21%3Dy&x=1%262+3");
  }

  @Test
  void timeoutIsToldToTheServer() {
    String url = core.get().resource("pods").timeout(Duration.ofSeconds(90)).url();

    assertThat(url).isEqualTo("/api/v1/pods?timeout=1m30s");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "a/b, invalid resource name \"a/b\": [may not contain '/']",
        "a%2fb, invalid resource name \"a%2fb\": [may not contain '%']",
        "/%, invalid resource name \"/%\": [may not contain '/' may not contain '%']",
        ".., invalid resource name \"..\": [may not be '..']",
        "., invalid resource name \".\": [may not be '.']",
        "``, resource name may not be empty",
      })
  void namesThatLeadElsewhereAreRefused(String name, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().resource("pods").name(name))
        .withMessage(message);
  }

  @Test
  void otherPartsOfThePathAreCheckedToo() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().namespace("../x"))
        .withMessage("invalid namespace \"../x\": [may not contain '/']");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().resource("po/ds"))
        .withMessage("invalid resource \"po/ds\": [may not contain '/']");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().subresource("log", ".."))
        .withMessage("invalid subresource \"..\": [may not be '..']");
  }

  @Test
  void nothingCanBeSetTwice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().name("a").name("b"))
        .withMessage("resource name already set to \"a\", cannot change to \"b\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().namespace("a").namespace("b"))
        .withMessage("namespace already set to \"a\", cannot change to \"b\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().resource("a").resource("b"))
        .withMessage("resource already set to \"a\", cannot change to \"b\"");
  }

  @Test
  void emptyNamespaceIsRefusedWhereItCannotBeMeant() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.post().namespace("").resource("pods").send())
        .withMessage("an empty namespace may not be set during creation");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> core.get().namespace("").resource("pods").name("a").send())
        .withMessage("an empty namespace may not be set when a resource name is provided");
    assertThat(transport.requests()).isEmpty();
  }

  @Test
  void requestNamesItsClientAndWhatItAccepts() throws Exception {
    transport.json(200, "{}");

    core.get().resource("pods").send();

    assertThat(transport.lastHeader("Accept")).isEqualTo("application/json, */*");
    assertThat(transport.lastHeader("User-Agent")).startsWith("navarch-client/");
  }

  @Test
  void optionsAndParametersAddUp() {
    String url =
        core.get()
            .resource("pods")
            .versionedParams(ListOptions.builder().limit(5).build())
            .param("limit", "6")
            .url();

    assertThat(url).isEqualTo("/api/v1/pods?limit=5&limit=6");
  }

  @Test
  void streamGivesTheAnswerAsItComes() throws Exception {
    transport.stream("text/plain", new ByteArrayInputStream("line 1\nline 2\n".getBytes(UTF_8)));

    try (InputStream log =
        core.get().namespace("ns").resource("pods").name("a").subresource("log").stream()) {
      assertThat(log).hasContent("line 1\nline 2\n");
    }
  }

  @Test
  void streamThatIsRefusedTellsWhy() {
    transport.json(
        400,
        """
        {"kind":"Status","apiVersion":"v1","status":"Failure","message":"no such container",
         "reason":"BadRequest","code":400}
        """);

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> core.get().resource("pods").name("a").subresource("log").stream())
        .withMessage("no such container");
  }
}
