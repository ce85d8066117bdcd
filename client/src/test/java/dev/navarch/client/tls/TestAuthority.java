package dev.navarch.client.tls;

import dev.navarch.apimachinery.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** An authority that lives as long as a test, with certificates of the JDK's own tool. */
public final class TestAuthority {
  private static final char[] PASSWORD = "password".toCharArray();

  private final Path store;

  private TestAuthority(Path store) {
    this.store = store;
  }

  /** Makes one in a folder. */
  public static TestAuthority create(Path folder, String name)
      throws IOException, InterruptedException {
    TestAuthority authority = new TestAuthority(folder.resolve(name + ".p12"));
    authority.keytool("ca", "CN=" + name, "-ext", "bc:c", "-validity", "365");
    return authority;
  }

  /** Signs a certificate that is valid now. */
  public void sign(String alias, String names) throws IOException, InterruptedException {
    keytool(alias, "CN=" + alias, "-signer", "ca", "-ext", "san=" + names, "-validity", "30");
  }

  /** Signs one that was valid a month ago. */
  public void signExpired(String alias, String names) throws IOException, InterruptedException {
    keytool(
        alias,
        "CN=" + alias,
        "-signer",
        "ca",
        "-ext",
        "san=" + names,
        "-startdate",
        "-60d",
        "-validity",
        "30");
  }

  private void keytool(String alias, String subject, String... more)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-J-XX:TieredStopAtLevel=1",
                "-genkeypair",
                "-keystore",
                store.toString(),
                "-storepass",
                "password",
                "-alias",
                alias,
                "-dname",
                subject,
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1"));
    command.addAll(List.of(more));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(output);
    }
  }

  /** The authority's own certificate. */
  public Bytes pem() throws IOException, GeneralSecurityException {
    return certificatePem("ca");
  }

  public Bytes certificatePem(String alias) throws IOException, GeneralSecurityException {
    return pem("CERTIFICATE", load().getCertificate(alias).getEncoded());
  }

  public Bytes keyPem(String alias) throws IOException, GeneralSecurityException {
    Key key = load().getKey(alias, PASSWORD);
    return pem("PRIVATE KEY", key.getEncoded());
  }

  /** What a server needs that shows one of the certificates, and trusts those of this authority. */
  public SSLContext server(String alias) throws IOException, GeneralSecurityException {
    KeyStore all = load();
    KeyStore one = KeyStore.getInstance("PKCS12");
    one.load(null, null);
    one.setKeyEntry(alias, all.getKey(alias, PASSWORD), PASSWORD, all.getCertificateChain(alias));
    KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    keys.init(one, PASSWORD);
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("ca", all.getCertificate("ca"));
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
    return context;
  }

  private KeyStore load() throws IOException, GeneralSecurityException {
    KeyStore loaded = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(store)) {
      loaded.load(in, PASSWORD);
    }
    return loaded;
  }

  private static Bytes pem(String label, byte[] der) {
    return Bytes.ofUtf8(
        "-----BEGIN %s-----\n%s\n-----END %s-----\n"
            .formatted(label, Base64.getMimeEncoder().encodeToString(der), label));
  }
}
