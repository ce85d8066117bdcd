package dev.navarch.client.credentials;

import dev.navarch.client.config.ExecConfig;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs a program that tells credentials. It has this process's environment and more, writes its
 * complaints where this process does, and is ended when the caller is interrupted.
 *
 * @param request what the program is told in its environment
 * @param interactive whether it may ask whoever sits before this process
 */
record ExecProcess(ExecConfig exec, String request, boolean interactive) {
  private static final String VARIABLE = "KUBERNETES_EXEC_INFO";
  private static final List<String> NOT_FOUND = List.of("error=2,", "error: 2 ");
  private static final int MAX_OUTPUT = 1 << 20;

  /**
   * Runs it to its end.
   *
   * @return what it wrote
   * @throws IOException if it is not there, failed, or wrote too much; nothing that it wrote shows
   */
  byte[] run() throws IOException, InterruptedException {
    Process process = start();
    try {
      if (!interactive) {
        process.getOutputStream().close();
      }
      FutureTask<byte[]> output = new FutureTask<>(() -> read(process));
      Thread.ofVirtual().name("navarch-exec-output").start(output);
      byte[] text = output.get();
      if (text.length > MAX_OUTPUT) {
        throw new IOException("exec: executable " + exec.command() + " wrote too much");
      }
      int code = process.waitFor();
      if (code != 0) {
        throw new IOException(
            "exec: executable %s failed with exit code %d".formatted(exec.command(), code));
      }
      return text;
    } catch (ExecutionException e) {
      throw new IOException("exec: executable " + exec.command() + " could not be read", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static byte[] read(Process process) throws IOException {
    try (InputStream in = process.getInputStream()) {
      return in.readNBytes(MAX_OUTPUT + 1);
    }
  }

  private Process start() throws IOException {
    List<String> line = new ArrayList<>();
    line.add(exec.command());
    line.addAll(exec.args());
    ProcessBuilder builder = new ProcessBuilder(line).redirectError(Redirect.INHERIT);
    if (interactive) {
      builder.redirectInput(Redirect.INHERIT);
    }
    exec.env().forEach(variable -> builder.environment().put(variable.name(), variable.value()));
    builder.environment().put(VARIABLE, request);
    try {
      return builder.start();
    } catch (IOException e) { // its message is of the JDK's making, and long
      String reason = String.valueOf(e.getMessage());
      if (NOT_FOUND.stream().anyMatch(reason::contains)) {
        throw new IOException("exec: executable " + exec.command() + " not found" + hint(), e);
      }
      boolean isForbidden = reason.contains("Permission denied");
      throw new IOException(
          "exec: executable %s cannot be started%s"
              .formatted(exec.command(), isForbidden ? ": permission denied" : ""),
          e);
    } catch (IllegalArgumentException e) {
      throw new IOException("exec: a variable of the environment cannot be set", e);
    }
  }

  /** What the configuration tells a person whose program is missing. */
  private String hint() {
    if (exec.installHint().isEmpty()) {
      return "";
    }
    return "\n\nIt looks like you are trying to use a client-go credential plugin that is not"
        + " installed.\n\n"
        + exec.installHint().strip();
  }

  /** Nothing that is secret. */
  @Override
  public String toString() {
    return "ExecProcess[" + exec + "]";
  }
}
