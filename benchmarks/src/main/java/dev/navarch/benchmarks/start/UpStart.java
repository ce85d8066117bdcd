package dev.navarch.benchmarks.start;

import dev.navarch.benchmarks.storage.Checkout;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Starts {@code navarch up} through its launcher, and ends it when it is ready. */
record UpStart(Checkout checkout, String jvmOptions) {
  private static final Pattern READY = Pattern.compile("Navarch is ready after (\\d+) ms.*");

  /** The milliseconds from the beginning of the JVM until it is ready, as it says itself. */
  double millis(Path data) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                List.of(
                    checkout.root().resolve("navarch").toString(),
                    "up",
                    "--data-dir",
                    data.toString(),
                    "--secure-port",
                    "0"))
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("NAVARCH_BUILD", "never");
    builder.environment().put("NAVARCH_JAVA_OPTS", jvmOptions);
    Process process = builder.start();
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher ready = READY.matcher(line);
        if (ready.matches()) {
          return Double.parseDouble(ready.group(1));
        }
      }
      throw new IOException("the server ended before it was ready");
    } finally {
      process.destroy();
      process.onExit().join();
    }
  }
}
