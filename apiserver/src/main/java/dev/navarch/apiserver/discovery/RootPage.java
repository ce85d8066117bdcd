package dev.navarch.apiserver.discovery;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;

/** The list of paths that a server has: {@code /}. */
public final class RootPage implements Endpoint {
  private static final String INDENT = "  ";

  private final Catalog catalog;
  private final Supplier<? extends Collection<String>> others;

  /**
   * Creates the page.
   *
   * @param others the paths besides those of discovery; asked with every request
   */
  public RootPage(Catalog catalog, Supplier<? extends Collection<String>> others) {
    this.catalog = catalog;
    this.others = others;
  }

  /** What serves which path. */
  public Map<String, Endpoint> pages() {
    return Map.of("/", this, "/index.html", this);
  }

  @Override
  public void handle(Exchange exchange) {
    byte[] body = JsonTree.toIndentedBytes(JsonTree.copyOf(Map.of("paths", paths())), INDENT);
    exchange.respond(200, MediaTypes.JSON, body);
  }

  private List<String> paths() {
    TreeSet<String> paths = new TreeSet<>(others.get());
    paths.addAll(List.of("/api", "/apis", "/apis/"));
    for (Catalog.Group group : catalog.state().groups()) {
      String root = group.name().isEmpty() ? "/api" : "/apis/" + group.name();
      paths.add(root);
      for (Catalog.Version version : group.versions()) {
        paths.add(root + "/" + version.name().version());
      }
    }
    return List.copyOf(paths);
  }
}
