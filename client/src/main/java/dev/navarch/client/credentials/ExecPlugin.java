package dev.navarch.client.credentials;

import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.ExecConfig;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A program that tells credentials. It runs when something is asked for the first time, when what
 * it told has ended, and when a server refused that. Clients of the same configuration share what
 * it told; it never runs twice at the same time for them. One lock guards all state, and is held
 * while the program runs: others need what it will tell.
 */
final class ExecPlugin implements CredentialSource {
  private static final Map<Key, ExecPlugin> SHARED = new ConcurrentHashMap<>();

  private final ExecConfig exec;
  private final ExecProcess process;
  private final InstantSource clock;
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable ExecCredential last;

  private record Key(ExecConfig exec, String request) {}

  ExecPlugin(ExecConfig exec, ExecProcess process, InstantSource clock) {
    this.exec = exec;
    this.process = process;
    this.clock = clock;
  }

  static ExecPlugin of(ExecConfig exec, ClientConfig config) throws IOException {
    return of(exec, config, Terminal::isAttached);
  }

  /**
   * The program of a configuration.
   *
   * @param terminal tells whether somebody can answer the program
   */
  static ExecPlugin of(ExecConfig exec, ClientConfig config, BooleanSupplier terminal)
      throws IOException {
    boolean isKnown =
        exec.apiVersion().equals(ExecConfig.V1) || exec.apiVersion().equals(ExecConfig.V1BETA1);
    if (!isKnown) {
      throw new IOException(
          "exec plugin: invalid apiVersion " + GoQuoting.quote(exec.apiVersion()));
    }
    boolean interactive = isInteractive(exec, terminal);
    String request = ExecCredential.request(exec, config, interactive);
    return SHARED.computeIfAbsent(
        new Key(exec, request),
        unused ->
            new ExecPlugin(
                exec, new ExecProcess(exec, request, interactive), InstantSource.system()));
  }

  private static boolean isInteractive(ExecConfig exec, BooleanSupplier terminal)
      throws IOException {
    if (exec.interactiveMode().equals(ExecConfig.NEVER)) {
      return false;
    }
    boolean hasTerminal = terminal.getAsBoolean();
    if (exec.interactiveMode().equals(ExecConfig.ALWAYS) && !hasTerminal) {
      throw new IOException(
          "exec plugin cannot support interactive mode: standard input is not a terminal");
    }
    return hasTerminal;
  }

  @Override
  public Credential current() throws IOException, InterruptedException {
    lock.lockInterruptibly();
    try {
      ExecCredential known = last;
      return (known == null || hasEnded(known) ? ask() : known).credential();
    } finally {
      lock.unlock();
    }
  }

  private boolean hasEnded(ExecCredential known) {
    Instant expiry = known.expiry();
    return expiry != null && !clock.instant().isBefore(expiry);
  }

  @Override
  public boolean refused(Credential shown) throws IOException, InterruptedException {
    lock.lockInterruptibly();
    try {
      ExecCredential known = last;
      if (known != null && known.credential().equals(shown)) {
        return !ask().credential().equals(shown);
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  private ExecCredential ask() throws IOException, InterruptedException {
    try {
      ExecCredential told = ExecCredential.answer(process.run(), exec.apiVersion());
      last = told;
      return told;
    } catch (IOException e) {
      throw new IOException("getting credentials: " + e.getMessage(), e);
    }
  }
}
