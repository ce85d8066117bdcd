package dev.navarch.kubectl.convert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.kubectl.KubectlCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ConvertCommandTest {
  private static final String DEPLOYMENT =
      """
      apiVersion: apps/v1beta1
      kind: Deployment
      metadata:
        name: web
      spec:
        template:
          metadata:
            labels:
              app: web
          spec:
            containers:
            - name: web
              image: nginx:1.27
      """;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(String... arguments) {
    return KubectlCommand.configure(new CommandLine(new KubectlCommand()))
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }

  private String file(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
    return file.toString();
  }

  @Test
  void convertsToThePreferredVersionWithTheDefaultsOfTheOldOne() throws IOException {
    int exit = run("convert", "-f", file("deployment.yaml", DEPLOYMENT));

    assertThat(exit).isZero();
    assertThat(out.toString())
        .isEqualTo(
            """
            apiVersion: apps/v1
            kind: Deployment
            metadata:
              labels:
                app: web
              name: web
            spec:
              progressDeadlineSeconds: 600
              replicas: 1
              revisionHistoryLimit: 2
              selector:
                matchLabels:
                  app: web
              strategy:
                rollingUpdate:
                  maxSurge: 25%
                  maxUnavailable: 25%
                type: RollingUpdate
              template:
                metadata:
                  labels:
                    app: web
                spec:
                  containers:
                  - image: nginx:1.27
                    imagePullPolicy: IfNotPresent
                    name: web
                    resources: {}
                    terminationMessagePath: /dev/termination-log
                    terminationMessagePolicy: File
                  dnsPolicy: ClusterFirst
                  restartPolicy: Always
                  schedulerName: default-scheduler
                  securityContext: {}
                  terminationGracePeriodSeconds: 30
            status: {}
            """);
  }

  @Test
  void convertsToTheVersionAskedForAsJson() throws IOException {
    int exit =
        run(
            "convert",
            "-f",
            file("deployment.yaml", DEPLOYMENT),
            "--output-version=apps/v1beta2",
            "-o",
            "json");

    assertThat(exit).isZero();
    assertThat(out.toString())
        .startsWith("{\n    \"apiVersion\": \"apps/v1beta2\",\n    \"kind\": \"Deployment\",\n");
  }

  @Test
  void anUnknownVersionIsAnErrorThatNamesTheKnownOnes() throws IOException {
    int exit =
        run("convert", "-f", file("deployment.yaml", DEPLOYMENT), "--output-version", "apps/v9");

    assertThat(exit).isEqualTo(1);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString())
        .isEqualTo(
            "error: unable to convert to version \"apps/v9\": known versions of this group are "
                + "apps/v1, apps/v1beta2, apps/v1beta1\n");
  }

  @Test
  void aKindThatMovedToAnotherGroupGoesThere() throws IOException {
    int exit =
        run(
            "convert",
            "-f",
            file("deployment.yaml", DEPLOYMENT.replace("apps/v1beta1", "extensions/v1beta1")),
            "-o",
            "name");

    assertThat(exit).isZero();
    assertThat(out.toString()).isEqualTo("deployment.apps/web\n");
  }

  @Test
  void anotherGroupMayBeAskedForByName() throws IOException {
    String ingress =
        """
        apiVersion: extensions/v1beta1
        kind: Ingress
        metadata:
          name: web
        spec:
          backend:
            serviceName: web
            servicePort: 80
        """;

    int exit =
        run(
            "convert",
            "-f",
            file("ingress.yaml", ingress),
            "--output-version",
            "networking.k8s.io/v1");

    assertThat(exit).isZero();
    assertThat(out.toString())
        .startsWith("apiVersion: networking.k8s.io/v1\nkind: Ingress\n")
        .contains("      port:\n        number: 80\n");
  }

  @Test
  void severalDocumentsAndListsBecomeOneList() throws IOException {
    String several =
        DEPLOYMENT
            + "---\n"
            + """
            apiVersion: v1
            kind: List
            items:
            - apiVersion: v1
              kind: ConfigMap
              metadata:
                name: one
            - apiVersion: v1
              kind: ConfigMap
              metadata:
                name: two
            """;

    int exit = run("convert", "-f", file("all.yaml", several), "-o", "name");

    assertThat(exit).isZero();
    assertThat(out.toString()).isEqualTo("deployment.apps/web\nconfigmap/one\nconfigmap/two\n");
  }

  @Test
  void aFolderIsReadInOrderAndOnlyWhatIsAManifest() throws IOException {
    file("b.yml", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: b}\n");
    file("a.json", "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"a\"}}");
    file("notes.txt", "not a manifest");
    file("deeper/c.yaml", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\n");

    int exit = run("convert", "-R", "-f", folder.toString(), "-o", "name");

    assertThat(exit).isZero();
    assertThat(out.toString()).isEqualTo("configmap/a\nconfigmap/b\nconfigmap/c\n");
  }

  @Test
  void unknownFieldsAreRefusedUnlessValidationIsOff() throws IOException {
    String file = file("deployment.yaml", DEPLOYMENT + "  bogus: 1\n");

    int strict = run("convert", "-f", file);
    int lenient = run("convert", "-f", file, "--validate=ignore", "-o", "name");

    assertThat(strict).isEqualTo(1);
    assertThat(err.toString()).contains("strict decoding error: unknown field \"spec.bogus\"");
    assertThat(lenient).isZero();
  }

  @Test
  void badInputIsOneLineThatNamesTheFile() throws IOException {
    String file = file("broken.yaml", "apiVersion: v1\nkind: Nonsense\n");

    int unknown = run("convert", "-f", file);
    int missing = run("convert", "-f", folder.resolve("none.yaml").toString());

    assertThat(unknown).isEqualTo(1);
    assertThat(missing).isEqualTo(1);
    assertThat(err.toString())
        .contains(
            "broken.yaml (line 1)\": no kind \"Nonsense\" is registered for version \"v1\"",
            "none.yaml\" does not exist")
        .doesNotContain("\tat ");
  }
}
