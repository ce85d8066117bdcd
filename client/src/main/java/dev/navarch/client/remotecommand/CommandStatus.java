package dev.navarch.client.remotecommand;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a server says at a command's end. From the fourth version of the protocol on it is a {@link
 * Status}, before it is a text that is empty if all went well. Belongs to one thread.
 */
final class CommandStatus {
  private static final String NON_ZERO = "NonZeroExitCode";
  private static final String EXIT_CODE = "ExitCode";
  private static final int MAX = 1024 * 1024;

  private final boolean isStatus;
  private final ByteArrayOutputStream told = new ByteArrayOutputStream();

  /** Begins with nothing told. */
  CommandStatus(String protocol) {
    isStatus = protocol.startsWith("v4.") || protocol.startsWith("v5.");
  }

  void add(byte[] bytes, int length) throws IOException {
    if (told.size() + length > MAX) {
      throw new IOException("the server says too much of how the command ended");
    }
    told.write(bytes, 0, length);
  }

  /** How the command ended, when all was told. */
  ExecResult result(String server) throws IOException {
    if (!isStatus) {
      if (told.size() == 0) {
        return ExecResult.SUCCESS;
      }
      throw new IOException(
          "error executing remote command: " + told.toString(StandardCharsets.UTF_8).strip());
    }
    if (told.size() == 0) {
      throw new IOException(server + " did not say how the command ended");
    }
    Status status = read();
    if (status.status().equals("Success")) {
      return ExecResult.SUCCESS;
    }
    if (status.reason().equals(NON_ZERO)) {
      return new ExecResult(exitCode(status), status.message());
    }
    throw ApiException.fromStatus(status);
  }

  private Status read() throws IOException {
    TypeDescriptor<Status> descriptor = TypeDescriptor.of(Status.class);
    Status status;
    try {
      status =
          JsonReader.read(
              told.toByteArray(),
              false,
              in -> in.object() ? descriptor.readJson(in) : descriptor.zero());
    } catch (DecodeException e) {
      throw unreadable(e);
    }
    if (!status.status().equals("Success") && !status.status().equals("Failure")) {
      throw unreadable(null);
    }
    return status;
  }

  private IOException unreadable(@Nullable Throwable cause) {
    String text = told.toString(StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", " ");
    return new IOException(
        "error stream protocol error: unknown error: "
            + (text.length() > 200 ? text.substring(0, 200) + "…" : text),
        cause);
  }

  private static int exitCode(Status status) throws IOException {
    StatusDetails details = status.details();
    List<StatusCause> causes = details == null ? List.of() : details.causes();
    for (StatusCause cause : causes) {
      if (cause.reason().equals(EXIT_CODE)) {
        try {
          return Integer.parseInt(cause.message());
        } catch (NumberFormatException e) {
          throw new IOException(
              "error stream protocol error: invalid exit code value \"" + cause.message() + "\"",
              e);
        }
      }
    }
    throw new IOException("error stream protocol error: no ExitCode cause given");
  }
}
