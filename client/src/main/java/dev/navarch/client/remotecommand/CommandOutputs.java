package dev.navarch.client.remotecommand;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Where what a command writes goes; null for what nobody wants. */
record CommandOutputs(@Nullable OutputStream stdout, @Nullable OutputStream stderr) {
  void flush() throws IOException {
    if (stdout != null) {
      stdout.flush();
    }
    if (stderr != null) {
      stderr.flush();
    }
  }
}
