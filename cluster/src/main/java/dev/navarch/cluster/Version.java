package dev.navarch.cluster;

import dev.navarch.apimachinery.runtime.DefaultingContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** What this is a version of. */
final class Version implements IVersionProvider {
  /** The oldest Kubernetes version whose objects are known. */
  private static final int OLDEST_MINOR_VERSION = 20;

  /** Navarch's own version, as the build wrote it down. */
  static String own() {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
      if (in == null) {
        throw new IllegalStateException("version.properties is not in the jar");
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "unknown");
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "navarch " + own(),
      "Kubernetes API 1.%d to 1.%d"
          .formatted(OLDEST_MINOR_VERSION, DefaultingContext.NEWEST_MINOR_VERSION),
      "Java %s (%s)"
          .formatted(System.getProperty("java.version"), System.getProperty("java.vm.name"))
    };
  }
}
