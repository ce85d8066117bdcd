package dev.navarch.benchmarks.client;

import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.yaml.YamlReader;
import dev.navarch.apiserver.certificates.Certificates;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.Keys;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads from a kubeconfig what its current context says of the server and the user: certificates
 * and tokens, in the file or in files that it names. Programs that fetch credentials are not run.
 */
public final class KubeconfigReader {
  private final Path file;

  private KubeconfigReader(Path file) {
    this.file = file;
  }

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException when it says too little, or what it says cannot be used
   */
  public static ClientConfig read(Path file) throws IOException {
    try {
      return new KubeconfigReader(file).read(YamlReader.parse(Files.readAllBytes(file)));
    } catch (DecodeException e) {
      throw new IllegalArgumentException(file + " is no kubeconfig: " + e.getMessage(), e);
    }
  }

  private ClientConfig read(@Nullable Object tree) throws IOException {
    Map<?, ?> config = map(tree);
    String name = text(config, "current-context");
    Map<?, ?> context = named(config, "contexts", "context", name);
    Map<?, ?> cluster = named(config, "clusters", "cluster", text(context, "cluster"));
    Map<?, ?> user = named(config, "users", "user", text(context, "user"));
    if (text(cluster, "server").isEmpty()) {
      throw new IllegalArgumentException(file + " names no server");
    }
    String authorities = pem(cluster, "certificate-authority");
    return new ClientConfig(
        URI.create(text(cluster, "server")),
        authorities.isEmpty() ? List.of() : certificates(authorities),
        Boolean.TRUE.equals(cluster.get("insecure-skip-tls-verify")),
        certificate(user),
        token(user));
  }

  private Optional<CertifiedKey> certificate(Map<?, ?> user) throws IOException {
    String certificate = pem(user, "client-certificate");
    return certificate.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CertifiedKey(
                Keys.privateKey(pem(user, "client-key")), Certificates.fromPem(certificate)));
  }

  private String token(Map<?, ?> user) throws IOException {
    String token = text(user, "token");
    String tokenFile = text(user, "tokenFile");
    return token.isEmpty() && !tokenFile.isEmpty() ? readFile(tokenFile).strip() : token;
  }

  /** The text under {@code NAME-data} in base 64, or in the file under {@code NAME}. */
  private String pem(Map<?, ?> part, String name) throws IOException {
    String data = text(part, name + "-data");
    if (!data.isEmpty()) {
      return new String(Base64.getDecoder().decode(data), StandardCharsets.US_ASCII);
    }
    String path = text(part, name);
    return path.isEmpty() ? "" : readFile(path);
  }

  private String readFile(String path) throws IOException {
    return Files.readString(file.toAbsolutePath().resolveSibling(path));
  }

  private List<X509Certificate> certificates(String pem) {
    try {
      List<X509Certificate> certificates = new ArrayList<>();
      CertificateFactory.getInstance("X.509")
          .generateCertificates(new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII)))
          .forEach(certificate -> certificates.add((X509Certificate) certificate));
      return certificates;
    } catch (CertificateException e) {
      throw new IllegalArgumentException("the authority in " + file + " is broken", e);
    }
  }

  private Map<?, ?> named(Map<?, ?> config, String list, String part, String name) {
    if (config.get(list) instanceof List<?> items) {
      for (Object item : items) {
        if (text(map(item), "name").equals(name)) {
          return map(map(item).get(part));
        }
      }
    }
    throw new IllegalArgumentException(
        "there is no '%s' among the %s of %s".formatted(name, list, file));
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return value instanceof Map<?, ?> map ? map : Map.of();
  }

  private static String text(Map<?, ?> part, String name) {
    return part.get(name) instanceof String text ? text : "";
  }
}
