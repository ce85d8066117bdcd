package dev.navarch.samples.samplecontroller;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The definition that makes a server know Foos. It is generated with the types. */
public final class FooDefinition {
  private static final String RESOURCE = "/META-INF/navarch/crds/foos.samplecontroller.k8s.io.yaml";

  private FooDefinition() {}

  /** The definition as a manifest, for {@code kubectl apply -f -}. */
  public static byte[] yaml() {
    try (InputStream in = FooDefinition.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + RESOURCE + " on the class path");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
