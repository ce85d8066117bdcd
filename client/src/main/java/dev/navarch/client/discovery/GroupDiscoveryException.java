package dev.navarch.client.discovery;

import dev.navarch.apimachinery.schema.GroupVersion;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;

/** Some versions' resources could not be had; {@link #partial()} has the others. */
public final class GroupDiscoveryException extends IOException {
  private static final long serialVersionUID = 1;

  private final transient DiscoveredResources partial;

  GroupDiscoveryException(DiscoveredResources partial) {
    super(
        "unable to retrieve the complete list of server APIs: "
            + partial.failures().entrySet().stream()
                .map(failure -> failure.getKey() + ": " + failure.getValue().getMessage())
                .sorted()
                .collect(Collectors.joining(", ")));
    this.partial = partial;
    partial.failures().values().forEach(this::addSuppressed);
  }

  /** What could be had. */
  public DiscoveredResources partial() {
    return partial;
  }

  /** Why each of the others is not known. */
  public Map<GroupVersion, Exception> failures() {
    return partial.failures();
  }
}
