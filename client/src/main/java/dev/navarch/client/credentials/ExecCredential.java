package dev.navarch.client.credentials;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.ExecConfig;
import dev.navarch.client.tls.ClientIdentity;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The object that goes to a program and comes back from it.
 *
 * @param expiry when what it tells ends; null when that is not told
 */
record ExecCredential(Credential credential, @Nullable Instant expiry) {
  /** What a program is told, as one line of JSON. */
  static String request(ExecConfig exec, ClientConfig config, boolean interactive)
      throws IOException {
    Map<String, @Nullable Object> spec = new LinkedHashMap<>();
    spec.put("interactive", interactive);
    if (exec.provideClusterInfo()) {
      spec.put("cluster", cluster(config));
    }
    Map<String, @Nullable Object> request = new LinkedHashMap<>();
    request.put("kind", "ExecCredential");
    request.put("apiVersion", exec.apiVersion());
    request.put("spec", spec);
    return new String(JsonTree.toBytes(request), StandardCharsets.UTF_8);
  }

  private static Map<String, @Nullable Object> cluster(ClientConfig config) throws IOException {
    Map<String, @Nullable Object> cluster = new LinkedHashMap<>();
    cluster.put("server", config.server().toString());
    if (!config.tls().serverName().isEmpty()) {
      cluster.put("tls-server-name", config.tls().serverName());
    }
    if (config.tls().insecure()) {
      cluster.put("insecure-skip-tls-verify", true);
    }
    Bytes authorities = config.tls().authorities().read();
    if (!authorities.isEmpty()) {
      cluster.put("certificate-authority-data", authorities.toBase64());
    }
    URI proxy = config.proxy();
    if (proxy != null) {
      cluster.put("proxy-url", proxy.toString());
    }
    if (config.disableCompression()) {
      cluster.put("disable-compression", true);
    }
    cluster.put("config", config.execClusterConfig());
    return cluster;
  }

  /**
   * Reads what a program told.
   *
   * @throws IOException if it is not what it must be; nothing of it shows
   */
  static ExecCredential answer(byte[] output, String apiVersion) throws IOException {
    Map<?, ?> answer = object(output);
    String kind = text(answer, "kind");
    if (!kind.equals("ExecCredential")) {
      throw new IOException("decoding stdout: it is no ExecCredential");
    }
    String version = text(answer, "apiVersion");
    if (!version.equals(apiVersion)) {
      throw new IOException(
          "exec plugin is configured to use API version %s, plugin returned version %s"
              .formatted(apiVersion, version.isEmpty() ? "none" : version));
    }
    if (!(answer.get("status") instanceof Map<?, ?> status)) {
      throw new IOException("exec plugin didn't return a status field");
    }
    String token = text(status, "token");
    String certificate = text(status, "clientCertificateData");
    String key = text(status, "clientKeyData");
    if (certificate.isEmpty() != key.isEmpty()) {
      throw new IOException("exec plugin returned only certificate or key, not both");
    }
    if (token.isEmpty() && certificate.isEmpty()) {
      throw new IOException("exec plugin didn't return a token or cert/key pair");
    }
    ClientIdentity identity =
        certificate.isEmpty()
            ? null
            : ClientIdentity.read(Bytes.ofUtf8(certificate), Bytes.ofUtf8(key));
    return new ExecCredential(
        new Credential(Credential.bearer(token).authorization(), identity), expiry(status));
  }

  private static Map<?, ?> object(byte[] output) throws IOException {
    try {
      if (JsonTree.parse(output) instanceof Map<?, ?> map) {
        return map;
      }
    } catch (DecodeException e) { // what the message shows of the text may be secret
      throw new IOException("decoding stdout: it is not JSON");
    }
    throw new IOException("decoding stdout: it is no JSON object");
  }

  private static String text(Map<?, ?> object, String name) throws IOException {
    return switch (object.get(name)) {
      case null -> "";
      case String text -> text;
      default -> throw new IOException("decoding stdout: " + name + " must be a string");
    };
  }

  private static @Nullable Instant expiry(Map<?, ?> status) throws IOException {
    String text = text(status, "expirationTimestamp");
    if (text.isEmpty()) {
      return null;
    }
    try {
      return Time.parse(text).toInstant();
    } catch (RuntimeException e) {
      throw new IOException("decoding stdout: expirationTimestamp is no time in RFC 3339", e);
    }
  }
}
