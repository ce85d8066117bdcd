package dev.navarch.client.config;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.Bytes;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How to reach a server. Texts are empty where a file says nothing.
 *
 * @param tlsServerName the name that the server's certificate must have; empty for the host's
 * @param certificateAuthority a file
 * @param others fields that are not known here
 */
public record Cluster(
    String server,
    String tlsServerName,
    boolean insecureSkipTlsVerify,
    String certificateAuthority,
    Bytes certificateAuthorityData,
    String proxyUrl,
    boolean disableCompression,
    Map<String, @Nullable Object> extensions,
    Map<String, @Nullable Object> others) {
  static final Cluster EMPTY = read(new Fields(null, ""));

  public Cluster {
    extensions = StringMap.copyOf(extensions);
    others = StringMap.copyOf(others);
  }

  /** A cluster of which only the address is known. */
  public static Cluster of(String server) {
    return EMPTY.withServer(server);
  }

  static Cluster read(Fields fields) {
    return new Cluster(
        fields.text("server"),
        fields.text("tls-server-name"),
        fields.flag("insecure-skip-tls-verify"),
        fields.text("certificate-authority"),
        fields.bytes("certificate-authority-data"),
        fields.text("proxy-url"),
        fields.flag("disable-compression"),
        NamedEntries.extensions(fields),
        fields.others());
  }

  Map<String, @Nullable Object> tree() {
    return new FieldTree(others)
        .always("server", server)
        .text("tls-server-name", tlsServerName)
        .flag("insecure-skip-tls-verify", insecureSkipTlsVerify)
        .text("certificate-authority", certificateAuthority)
        .bytes("certificate-authority-data", certificateAuthorityData)
        .text("proxy-url", proxyUrl)
        .flag("disable-compression", disableCompression)
        .list("extensions", NamedEntries.writeExtensions(extensions))
        .build();
  }

  public Cluster withServer(String address) {
    return new Cluster(
        address,
        tlsServerName,
        insecureSkipTlsVerify,
        certificateAuthority,
        certificateAuthorityData,
        proxyUrl,
        disableCompression,
        extensions,
        others);
  }

  public Cluster withTlsServerName(String name) {
    return new Cluster(
        server,
        name,
        insecureSkipTlsVerify,
        certificateAuthority,
        certificateAuthorityData,
        proxyUrl,
        disableCompression,
        extensions,
        others);
  }

  public Cluster withInsecureSkipTlsVerify(boolean insecure) {
    return new Cluster(
        server,
        tlsServerName,
        insecure,
        certificateAuthority,
        certificateAuthorityData,
        proxyUrl,
        disableCompression,
        extensions,
        others);
  }

  /** The same cluster with its authority in a file, or in none when the path is empty. */
  public Cluster withCertificateAuthority(String file) {
    return new Cluster(
        server,
        tlsServerName,
        insecureSkipTlsVerify,
        file,
        Bytes.NONE,
        proxyUrl,
        disableCompression,
        extensions,
        others);
  }

  /** The same cluster with these authorities, in PEM form. */
  public Cluster withCertificateAuthorityData(Bytes pem) {
    return new Cluster(
        server,
        tlsServerName,
        insecureSkipTlsVerify,
        "",
        pem,
        proxyUrl,
        disableCompression,
        extensions,
        others);
  }

  public Cluster withProxyUrl(String url) {
    return new Cluster(
        server,
        tlsServerName,
        insecureSkipTlsVerify,
        certificateAuthority,
        certificateAuthorityData,
        url,
        disableCompression,
        extensions,
        others);
  }

  public Cluster withDisableCompression(boolean disable) {
    return new Cluster(
        server,
        tlsServerName,
        insecureSkipTlsVerify,
        certificateAuthority,
        certificateAuthorityData,
        proxyUrl,
        disable,
        extensions,
        others);
  }

  private Cluster withFile(String file) {
    return new Cluster(
        server,
        tlsServerName,
        insecureSkipTlsVerify,
        file,
        certificateAuthorityData,
        proxyUrl,
        disableCompression,
        extensions,
        others);
  }

  Cluster resolved(Path folder) {
    return withFile(LocalPath.resolve(folder, certificateAuthority));
  }

  Cluster relativized(Path folder) {
    return withFile(LocalPath.relativize(folder, certificateAuthority));
  }

  /**
   * Nothing that is secret: an address may hold a password, and what is in extensions and in fields
   * that are not known here nobody can tell.
   */
  @Override
  public String toString() {
    return "Cluster[server="
        + withoutUser(server)
        + ", tlsServerName="
        + tlsServerName
        + ", insecureSkipTlsVerify="
        + insecureSkipTlsVerify
        + ", certificateAuthority="
        + certificateAuthority
        + ", hasCertificateAuthorityData="
        + !certificateAuthorityData.isEmpty()
        + ", proxyUrl="
        + withoutUser(proxyUrl)
        + ", disableCompression="
        + disableCompression
        + ", extensions="
        + extensions.keySet()
        + ", others="
        + others.keySet()
        + "]";
  }

  private static String withoutUser(String url) {
    int at = url.lastIndexOf('@');
    int scheme = url.indexOf("://");
    return at < 0 ? url : url.substring(0, scheme < 0 ? 0 : scheme + 3) + url.substring(at + 1);
  }
}
