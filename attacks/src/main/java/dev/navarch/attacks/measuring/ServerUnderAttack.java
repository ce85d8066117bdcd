package dev.navarch.attacks.measuring;

import dev.navarch.attacks.client.Target;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code navarch up} in a process of its own, with a heap of 1 GB and a folder of its own. Its
 * users are an administrator, an attacker and a bystander.
 */
final class ServerUnderAttack implements AutoCloseable {
  static final String ADMIN = "admin-token";
  static final String ATTACKER = "attacker-token";
  static final String BYSTANDER = "bystander-token";

  private static final Pattern READY = Pattern.compile("is ready after \\d+ ms at (\\S+)");

  private final Process process;
  private final Target target;

  private ServerUnderAttack(Process process, Target target) {
    this.process = process;
    this.target = target;
  }

  /** Starts the launcher of a checkout, which must be built. */
  static ServerUnderAttack start(Path launcher) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("navarch-attacked-");
    Path tokens = folder.resolve("tokens.csv");
    Files.write(
        tokens,
        List.of(
            ADMIN + ",admin,1,system:masters",
            ATTACKER + ",attacker,2",
            BYSTANDER + ",bystander,3"));
    Path output = folder.resolve("output");
    ProcessBuilder command =
        new ProcessBuilder(
                launcher.toString(),
                "up",
                "--data-dir",
                folder.resolve("data").toString(),
                "--secure-port",
                "0",
                "--token-auth-file",
                tokens.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    command.environment().put("NAVARCH_JAVA_OPTS", "-Xmx1g");
    command.environment().put("NAVARCH_BUILD", "never");
    Process process = command.start();
    long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
    while (System.nanoTime() < end && process.isAlive()) {
      Matcher ready = READY.matcher(Files.readString(output));
      if (ready.find()) {
        String authority =
            Files.readString(folder.resolve("data").resolve("pki").resolve("ca.crt"));
        return new ServerUnderAttack(process, Target.of(URI.create(ready.group(1)), authority));
      }
      Thread.sleep(50);
    }
    process.destroyForcibly();
    throw new IOException("not ready: " + Files.readString(output));
  }

  Target target() {
    return target;
  }

  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public void close() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(20, java.util.concurrent.TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
  }
}
