package dev.navarch.benchmarks.measuring;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Which versions of everything the build put together. */
public final class Versions {
  private static final String RESOURCE = "/dev/navarch/benchmarks/versions.properties";

  private final Properties versions;

  private Versions(Properties versions) {
    this.versions = versions;
  }

  public static Versions read() {
    Properties versions = new Properties();
    try (InputStream in = Versions.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("there is no resource " + RESOURCE);
      }
      versions.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Versions(versions);
  }

  public String of(String name) {
    String version = versions.getProperty(name);
    if (version == null) {
      throw new IllegalArgumentException("no version of " + name + " is known");
    }
    return version;
  }
}
