package dev.navarch.cluster.keys;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.Certificates;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.Keys;
import dev.navarch.apiserver.certificates.ServingNames;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The folder in which a control plane keeps its keys, under the names that kubeadm uses:
 *
 * <ul>
 *   <li>{@code ca.crt}, {@code ca.key}: the authority. Made once; its certificate is renewed in
 *       time, with the same key.
 *   <li>{@code apiserver.crt}, {@code apiserver.key}: the server.
 *   <li>{@code admin.crt}, {@code admin.key}: the administrator.
 *   <li>{@code sa.key}: the key of service accounts, both halves. Made once: with it all tokens
 *       would be lost. An RSA key of kubeadm's will do.
 * </ul>
 *
 * <p>The certificates of server and administrator are made anew when little of their time is left,
 * when the server is called by other names, or when another authority, key or half-finished start
 * has left files that do not belong together. A file that cannot be read is an error, never
 * replaced: it may be somebody's only copy.
 */
public final class KeyFolder {
  private static final String AUTHORITY = "ca";
  private static final String SERVER = "apiserver";
  private static final String ADMINISTRATOR = "admin";
  private static final String SERVICE_ACCOUNTS = "sa.key";
  private static final String LOCK = ".lock";
  private static final ReentrantLock IN_THIS_PROCESS = new ReentrantLock();

  private static final Duration AUTHORITY_LIFETIME = Duration.ofDays(10 * 365);
  private static final Duration LIFETIME = Duration.ofDays(365);

  private final Path folder;
  private final InstantSource clock;

  private KeyFolder(Path folder, InstantSource clock) {
    this.folder = folder;
    this.clock = clock;
  }

  /**
   * Reads the keys of a control plane, and makes those that are missing or at their end.
   *
   * @param names what clients call the server
   * @throws IOException if a file cannot be read, written or used; the message is one line that
   *     names the file
   */
  public static ControlPlaneKeys open(Path folder, ServingNames names, InstantSource clock)
      throws IOException {
    PrivateFile.folder(folder);
    // One at a time: two that make keys at once would each have half of them.
    IN_THIS_PROCESS.lock();
    try (FileChannel lock = PrivateFile.openLock(folder.resolve(LOCK));
        FileLock held = lock.lock()) {
      return new KeyFolder(folder, clock).keys(names);
    } finally {
      IN_THIS_PROCESS.unlock();
    }
  }

  private ControlPlaneKeys keys(ServingNames names) throws IOException {
    CertificateAuthority authority = authority();
    return new ControlPlaneKeys(
        authority,
        issued(
            authority,
            SERVER,
            certificate -> Certificates.isFor(certificate, names),
            () -> authority.issueServing("kube-apiserver", names, LIFETIME)),
        issued(
            authority,
            ADMINISTRATOR,
            certificate -> true,
            () -> authority.issueClient("kubernetes-admin", List.of("system:masters"), LIFETIME)),
        serviceAccounts());
  }

  private CertificateAuthority authority() throws IOException {
    Path certificate = certificate(AUTHORITY);
    if (Files.notExists(certificate)) {
      checkUnused(certificate);
      CertificateAuthority created =
          CertificateAuthority.create("navarch", AUTHORITY_LIFETIME, clock);
      write(AUTHORITY, created.own());
      return created;
    }
    CertifiedKey own = read(AUTHORITY);
    CertificateAuthority authority =
        usable(key(AUTHORITY), own, pair -> CertificateAuthority.of(pair, clock));
    if (Certificates.needsRenewal(authority.certificate(), clock.instant())) {
      CertificateAuthority renewed = authority.renewed(AUTHORITY_LIFETIME);
      write(certificate, renewed.own().certificatePem());
      return renewed;
    }
    return authority;
  }

  /**
   * A new authority would be none that clients know. The key alone may be there: it is written
   * first, and nothing that it signed can be around without the certificate.
   */
  private void checkUnused(Path certificate) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      if (files.anyMatch(file -> file.toString().endsWith(".crt"))) {
        throw new IOException(
            certificate
                + " is missing, and there are certificates beside it: put it back, or remove "
                + folder);
      }
    }
  }

  private CertifiedKey issued(
      CertificateAuthority authority,
      String name,
      Predicate<X509Certificate> fits,
      Supplier<CertifiedKey> issue)
      throws IOException {
    if (Files.exists(certificate(name)) && Files.exists(key(name))) {
      CertifiedKey known = read(name);
      if (known.isPair()
          && authority.issued(known.certificate())
          && !Certificates.needsRenewal(known.certificate(), clock.instant())
          && fits.test(known.certificate())) {
        return known;
      }
    }
    CertifiedKey issued = issue.get();
    write(name, issued);
    return issued;
  }

  private KeyPair serviceAccounts() throws IOException {
    Path file = folder.resolve(SERVICE_ACCOUNTS);
    if (Files.exists(file)) {
      return usable(file, PrivateFile.read(file), Keys::pair);
    }
    KeyPair created = Keys.create();
    write(file, Keys.toPem(created.getPrivate()) + Keys.toPem(created.getPublic()));
    return created;
  }

  private CertifiedKey read(String name) throws IOException {
    Path key = key(name);
    Path certificate = certificate(name);
    return new CertifiedKey(
        usable(key, PrivateFile.read(key), Keys::privateKey),
        usable(certificate, PrivateFile.read(certificate), Certificates::fromPem));
  }

  /** The key goes first: a certificate is never there without its key. */
  private void write(String name, CertifiedKey pair) throws IOException {
    write(key(name), pair.keyPem());
    write(certificate(name), pair.certificatePem());
  }

  private static void write(Path file, String text) throws IOException {
    PrivateFile.write(file, text.getBytes(StandardCharsets.US_ASCII));
  }

  private static <A, B> B usable(Path file, A content, Function<A, B> reading) throws IOException {
    try {
      return reading.apply(content);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " cannot be used: " + e.getMessage(), e);
    }
  }

  private Path certificate(String name) {
    return folder.resolve(name + ".crt");
  }

  private Path key(String name) {
    return folder.resolve(name + ".key");
  }
}
