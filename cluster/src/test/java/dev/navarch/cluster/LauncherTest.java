package dev.navarch.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts everything, in a checkout whose program says one word. */
@Timeout(120)
class LauncherTest {
  @TempDir Path folder;

  private Path checkout;
  private Path dist;

  @BeforeEach
  void copyScript() throws IOException {
    checkout = Files.createDirectory(folder.resolve("a checkout"));
    dist = Files.createDirectories(checkout.resolve("cluster/target/dist"));
    Files.copy(
        Path.of("..", "navarch"), checkout.resolve("navarch"), StandardCopyOption.COPY_ATTRIBUTES);
  }

  /** What a build leaves, from a program that says this. */
  private void build(String word) throws IOException {
    Path source = folder.resolve("Navarch.java");
    Path classes = folder.resolve("classes");
    Files.writeString(
        source,
        """
        package dev.navarch.cluster;

        public class Navarch {
          public static void main(String[] arguments) {
            System.out.println("%s: " + String.join(", ", arguments));
            if (arguments.length == 1 && arguments[0].equals("up")) {
              try {
                byte[][] kept = new byte[1 << 20][];
                for (int i = 0; i < kept.length; i++) {
                  kept[i] = new byte[1 << 20];
                }
              } catch (OutOfMemoryError e) {
                System.out.println("survived");
              }
            }
          }
        }
        """
            .formatted(word));
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", classes.toString(), source.toString());
    assertThat(code).isZero();
    try (JarOutputStream jar =
            new JarOutputStream(Files.newOutputStream(dist.resolve("navarch.jar")));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        jar.putNextEntry(new JarEntry(classes.relativize(file).toString()));
        jar.write(Files.readAllBytes(file));
        jar.closeEntry();
      }
    }
  }

  private record Answer(int code, String out, String err) {}

  private Answer run(String... arguments) throws IOException, InterruptedException {
    Path errors = folder.resolve("errors");
    ProcessBuilder launcher = new ProcessBuilder("bash", checkout.resolve("navarch").toString());
    launcher.command().addAll(List.of(arguments));
    launcher.environment().put("JAVA_HOME", System.getProperty("java.home"));
    launcher.environment().put("NAVARCH_BUILD", "never");
    launcher.environment().put("NAVARCH_JAVA_OPTS", "-Xmx192m");
    Process process = launcher.redirectError(errors.toFile()).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(process.waitFor(), out, Files.readString(errors));
  }

  @Test
  void argumentsArriveAsTheyWereGiven() throws Exception {
    build("here");

    assertThat(run("get", "a pod", "*", "$HOME").out()).isEqualTo("here: get, a pod, *, $HOME\n");
  }

  /** A JVM takes a cache whose jars were replaced, and would answer with the old program. */
  @Test
  void whatWasBuiltAnewIsWhatRuns() throws Exception {
    build("old");
    assertThat(run("version").out()).isEqualTo("old: version\n");
    assertThat(run("version").out()).isEqualTo("old: version\n");

    build("new");

    assertThat(run("version").out()).isEqualTo("new: version\n");
    assertThat(run("version").out()).isEqualTo("new: version\n");
  }

  /** The error is caught in the program, as a server catches what fails in a request. */
  @Test
  void aServerEndsWhenItsMemoryIsExhausted() throws Exception {
    build("here");

    Answer answer = run("up");

    assertThat(answer.out()).startsWith("here: up\n").doesNotContain("survived");
    assertThat(answer.code()).isEqualTo(3);
  }

  @Test
  void whereNothingIsBuiltItSaysSo() throws Exception {
    Files.delete(dist);

    Answer answer = run("version");

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.err())
        .isEqualTo("navarch: nothing is built and NAVARCH_BUILD=never is set\n");
  }
}
