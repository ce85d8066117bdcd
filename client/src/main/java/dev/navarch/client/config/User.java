package dev.navarch.client.config;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.Bytes;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who calls a server, and how that is shown. Texts are empty where a file says nothing.
 *
 * @param certificate what proves the caller while a connection is made
 * @param tokenFile a file with a bearer token, which is preferred to {@code token} once it is read
 * @param others fields that are not known here
 */
public record User(
    Certificate certificate,
    String token,
    String tokenFile,
    Impersonation impersonation,
    String username,
    String password,
    @Nullable AuthProvider authProvider,
    @Nullable ExecConfig exec,
    Map<String, @Nullable Object> extensions,
    Map<String, @Nullable Object> others) {
  /** A certificate and its key, each as a file or as PEM data. */
  public record Certificate(String file, Bytes data, String keyFile, Bytes keyData) {
    public static final Certificate NONE = new Certificate("", Bytes.NONE, "", Bytes.NONE);

    boolean isPresent() {
      return !file.isEmpty() || !data.isEmpty();
    }

    /** Files alone: a key is secret. */
    @Override
    public String toString() {
      return "Certificate[" + file + ", " + keyFile + "]";
    }
  }

  /** Somebody unknown. */
  public static final User EMPTY = read(new Fields(null, ""));

  public User {
    extensions = StringMap.copyOf(extensions);
    others = StringMap.copyOf(others);
  }

  static User read(Fields fields) {
    return new User(
        new Certificate(
            fields.text("client-certificate"),
            fields.bytes("client-certificate-data"),
            fields.text("client-key"),
            fields.bytes("client-key-data")),
        fields.text("token"),
        fields.text("tokenFile"),
        Impersonation.read(fields),
        fields.text("username"),
        fields.text("password"),
        fields.has("auth-provider") ? AuthProvider.read(fields.object("auth-provider")) : null,
        fields.has("exec") ? ExecConfig.read(fields.object("exec")) : null,
        NamedEntries.extensions(fields),
        fields.others());
  }

  Map<String, @Nullable Object> tree() {
    FieldTree tree =
        new FieldTree(others)
            .text("client-certificate", certificate.file())
            .bytes("client-certificate-data", certificate.data())
            .text("client-key", certificate.keyFile())
            .bytes("client-key-data", certificate.keyData())
            .text("token", token)
            .text("tokenFile", tokenFile)
            .text("as", impersonation.user())
            .text("as-uid", impersonation.uid())
            .list("as-groups", impersonation.groups())
            .map("as-user-extra", impersonation.extra())
            .text("username", username)
            .text("password", password);
    if (authProvider != null) {
      tree.always("auth-provider", authProvider.tree());
    }
    if (exec != null) {
      tree.always("exec", exec.tree());
    }
    return tree.list("extensions", NamedEntries.writeExtensions(extensions)).build();
  }

  /** The same user with a certificate in files. */
  public User withCertificateFiles(String file, String keyFile) {
    return withCertificate(new Certificate(file, Bytes.NONE, keyFile, Bytes.NONE));
  }

  /** The same user with a certificate and its key, both in PEM form. */
  public User withCertificateData(Bytes data, Bytes keyData) {
    return withCertificate(new Certificate("", data, "", keyData));
  }

  public User withCertificate(Certificate other) {
    return new User(
        other,
        token,
        tokenFile,
        impersonation,
        username,
        password,
        authProvider,
        exec,
        extensions,
        others);
  }

  /** The same user with a bearer token, and no file with one. */
  public User withToken(String bearer) {
    return withTokens(bearer, "");
  }

  /** The same user with a file that holds a bearer token, and no other token. */
  public User withTokenFile(String file) {
    return withTokens("", file);
  }

  User withTokens(String bearer, String file) {
    return new User(
        certificate,
        bearer,
        file,
        impersonation,
        username,
        password,
        authProvider,
        exec,
        extensions,
        others);
  }

  public User withBasic(String name, String secret) {
    return new User(
        certificate,
        token,
        tokenFile,
        impersonation,
        name,
        secret,
        authProvider,
        exec,
        extensions,
        others);
  }

  public User withImpersonation(Impersonation other) {
    return new User(
        certificate,
        token,
        tokenFile,
        other,
        username,
        password,
        authProvider,
        exec,
        extensions,
        others);
  }

  public User withExec(@Nullable ExecConfig program) {
    return new User(
        certificate,
        token,
        tokenFile,
        impersonation,
        username,
        password,
        authProvider,
        program,
        extensions,
        others);
  }

  User resolved(Path folder) {
    User user =
        withCertificate(
                new Certificate(
                    LocalPath.resolve(folder, certificate.file()),
                    certificate.data(),
                    LocalPath.resolve(folder, certificate.keyFile()),
                    certificate.keyData()))
            .withTokens(token, LocalPath.resolve(folder, tokenFile));
    return exec == null ? user : user.withExec(exec.resolved(folder));
  }

  User relativized(Path folder) {
    User user =
        withCertificate(
                new Certificate(
                    LocalPath.relativize(folder, certificate.file()),
                    certificate.data(),
                    LocalPath.relativize(folder, certificate.keyFile()),
                    certificate.keyData()))
            .withTokens(token, LocalPath.relativize(folder, tokenFile));
    return exec == null ? user : user.withExec(exec.relativized(folder));
  }

  /** Nothing that is secret. */
  @Override
  public String toString() {
    return "User[certificate="
        + certificate
        + ", hasToken="
        + !token.isEmpty()
        + ", tokenFile="
        + tokenFile
        + ", impersonation="
        + impersonation
        + ", username="
        + username
        + ", exec="
        + exec
        + "]";
  }
}
