package dev.navarch.client.config;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names code inside a client that signs in. No client has such code any more; it is kept for those
 * that write the file.
 */
public record AuthProvider(
    String name, Map<String, String> config, Map<String, @Nullable Object> others) {
  public AuthProvider {
    config = StringMap.copyOf(config);
    others = StringMap.copyOf(others);
  }

  static AuthProvider read(Fields fields) {
    return new AuthProvider(fields.text("name"), fields.textMap("config"), fields.others());
  }

  Map<String, @Nullable Object> tree() {
    return new FieldTree(others).always("name", name).map("config", config).build();
  }

  /** Without the configuration: it may be secret. */
  @Override
  public String toString() {
    return "AuthProvider[" + name + "]";
  }
}
