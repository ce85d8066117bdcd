package dev.navarch.client.credentials;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Credentials;
import dev.navarch.client.config.ExecConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;

/** Tells what a caller shows at this time. May be used by any thread. */
public interface CredentialSource {
  /**
   * What to show now. Most calls answer at once; some read a file or run a program.
   *
   * @throws IOException if there is nothing to show; the message says why
   */
  Credential current() throws IOException, InterruptedException;

  /**
   * Hears that a server refused what was shown.
   *
   * @return whether {@link #current} may now tell something else
   */
  boolean refused(Credential shown) throws IOException, InterruptedException;

  /**
   * The source that a configuration describes. A token goes before a password, and that before a
   * program.
   *
   * @throws IOException if it describes a program that cannot be used
   */
  static CredentialSource of(ClientConfig config) throws IOException {
    Credentials credentials = config.credentials();
    Path tokenFile = credentials.tokenFile();
    ExecConfig exec = credentials.exec();
    if (tokenFile != null) {
      return new TokenFile(tokenFile, credentials.token(), System::nanoTime);
    }
    if (!credentials.token().isEmpty()) {
      return new Unchanging(Credential.bearer(credentials.token().strip()));
    }
    if (!credentials.username().isEmpty() || !credentials.password().isEmpty()) {
      String pair = credentials.username() + ":" + credentials.password();
      byte[] bytes = pair.getBytes(StandardCharsets.UTF_8);
      return new Unchanging(
          new Credential("Basic " + Base64.getEncoder().encodeToString(bytes), null));
    }
    return exec == null ? new Unchanging(Credential.NONE) : ExecPlugin.of(exec, config);
  }
}
