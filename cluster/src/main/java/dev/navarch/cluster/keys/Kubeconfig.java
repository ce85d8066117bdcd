package dev.navarch.cluster.keys;

import dev.navarch.apimachinery.yaml.YamlWriter;
import dev.navarch.apiserver.certificates.Certificates;
import dev.navarch.apiserver.certificates.CertifiedKey;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * The file with which {@code kubectl} and other clients find a control plane: its address, its
 * authority and an administrator's certificate, all inside, under the context {@code navarch}.
 *
 * <p>The first line says who wrote the file. One without that line is somebody else's and stays.
 *
 * @param server the address that clients use
 */
public record Kubeconfig(URI server, X509Certificate authority, CertifiedKey user) {
  private static final String CONTEXT = "navarch";
  private static final String USER = "kubernetes-admin";
  private static final String MARK = "# Written by navarch, anew with every start.\n";

  /**
   * Writes the file, for its owner only, in place of the one that was written before.
   *
   * @throws IOException if that is not possible, or the file is another's; the message is one line
   */
  public void write(Path file) throws IOException {
    if (Files.exists(file) && !isOurs(file)) {
      throw new IOException(file + " was not written by navarch, and is not replaced");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && Files.notExists(folder)) {
      PrivateFile.folder(folder);
    }
    PrivateFile.write(file, toBytes());
  }

  private static boolean isOurs(Path file) throws IOException {
    byte[] mark = MARK.getBytes(StandardCharsets.US_ASCII);
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(mark.length), mark);
    }
  }

  /** The content of the file. */
  public byte[] toBytes() {
    byte[] yaml =
        YamlWriter.write(
            Map.of(
                "apiVersion",
                "v1",
                "kind",
                "Config",
                "current-context",
                CONTEXT,
                "clusters",
                List.of(
                    Map.of(
                        "name",
                        CONTEXT,
                        "cluster",
                        Map.of(
                            "server",
                            server.toString(),
                            "certificate-authority-data",
                            base64(Certificates.toPem(authority))))),
                "contexts",
                List.of(
                    Map.of("name", CONTEXT, "context", Map.of("cluster", CONTEXT, "user", USER))),
                "users",
                List.of(
                    Map.of(
                        "name",
                        USER,
                        "user",
                        Map.of(
                            "client-certificate-data",
                            base64(user.certificatePem()),
                            "client-key-data",
                            base64(user.keyPem()))))));
    byte[] mark = MARK.getBytes(StandardCharsets.US_ASCII);
    byte[] all = new byte[mark.length + yaml.length];
    System.arraycopy(mark, 0, all, 0, mark.length);
    System.arraycopy(yaml, 0, all, mark.length, yaml.length);
    return all;
  }

  private static String base64(String pem) {
    return Base64.getEncoder().encodeToString(pem.getBytes(StandardCharsets.US_ASCII));
  }
}
