package dev.navarch.client.transport;

import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.tls.ClientIdentity;
import dev.navarch.client.tls.TlsContexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/** The certificates and keys of a configuration, which others may replace at any time. */
record TlsFiles(TlsConfig config) {
  private static final FileTime NEVER = FileTime.fromMillis(0);

  /** What can be seen of a file without reading it. */
  private record Trace(Path file, FileTime modified, long size, @Nullable Object key) {}

  /** Tells by equality whether a file changed; links, as Kubernetes uses them, are followed. */
  Object trace() {
    List<Trace> traces = new ArrayList<>();
    for (PemSource source : List.of(config.authorities(), config.certificate(), config.key())) {
      if (source instanceof PemSource.File file) {
        traces.add(trace(file.path()));
      }
    }
    return traces;
  }

  private static Trace trace(Path file) {
    try {
      BasicFileAttributes seen = Files.readAttributes(file, BasicFileAttributes.class);
      return new Trace(file, seen.lastModifiedTime(), seen.size(), seen.fileKey());
    } catch (IOException e) {
      return new Trace(file, NEVER, -1, null);
    }
  }

  /**
   * Reads them.
   *
   * @param told a certificate that goes before that of the configuration
   */
  SSLContext context(@Nullable ClientIdentity told) throws IOException {
    return TlsContexts.create(
        config.authorities().read(),
        told == null ? identity() : told,
        config.serverName(),
        config.insecure());
  }

  private @Nullable ClientIdentity identity() throws IOException {
    if (!config.certificate().isPresent()) {
      return null;
    }
    return ClientIdentity.read(config.certificate().read(), config.key().read());
  }
}
