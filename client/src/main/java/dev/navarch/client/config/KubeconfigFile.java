package dev.navarch.client.config;

import dev.navarch.apimachinery.yaml.YamlWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One file as it is written, which can be changed entry by entry: everything else in it stays, also
 * what is not known here. Comments do not. Belongs to one thread.
 */
final class KubeconfigFile {
  private final Path path;
  private final Path folder;
  private final Map<String, @Nullable Object> tree = new LinkedHashMap<>();
  private boolean isChanged;

  KubeconfigFile(Path path, @Nullable Object content) {
    this.path = path;
    Path parent = path.toAbsolutePath().getParent();
    this.folder = parent == null ? path.toAbsolutePath() : parent;
    Kubeconfig.of(content); // refuses what is none
    if (content instanceof Map<?, ?> map) {
      map.forEach((key, value) -> tree.put((String) key, value));
    }
  }

  /** A file that is not there yet. */
  static KubeconfigFile absent(Path path) {
    KubeconfigFile file = new KubeconfigFile(path, null);
    file.tree.put("apiVersion", "v1");
    file.tree.put("kind", "Config");
    for (String list : List.of("clusters", "users", "contexts")) {
      file.tree.put(list, List.of());
    }
    file.tree.put("current-context", "");
    return file;
  }

  Path path() {
    return path;
  }

  Path folder() {
    return folder;
  }

  /** What it says, with paths as they are written. */
  Kubeconfig content() {
    return Kubeconfig.of(tree);
  }

  /** What it says, with paths that hold from anywhere. */
  Kubeconfig resolved() {
    return content().resolved(folder);
  }

  /** Sets a field of the file itself. */
  void set(String name, Object value) {
    tree.put(name, value);
    isChanged = true;
  }

  /** Sets the body of an entry, which is new at the end or stays where it is. */
  void setEntry(String list, String part, String name, Object body) {
    List<@Nullable Object> items = items(list);
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof Map<?, ?> item && name.equals(item.get("name"))) {
        Map<String, @Nullable Object> changed = new LinkedHashMap<>();
        item.forEach((key, value) -> changed.put((String) key, value));
        changed.put(part, body);
        items.set(i, changed);
        set(list, items);
        return;
      }
    }
    items.add(NamedEntries.entry(name, part, body));
    set(list, items);
  }

  void removeEntry(String list, String name) {
    List<@Nullable Object> items = items(list);
    items.removeIf(item -> item instanceof Map<?, ?> map && name.equals(map.get("name")));
    set(list, items);
  }

  private List<@Nullable Object> items(String list) {
    return tree.get(list) instanceof List<?> items ? new ArrayList<>(items) : new ArrayList<>();
  }

  /** Writes it if something changed. */
  void save() throws IOException {
    if (isChanged) {
      PrivateFile.replace(path, YamlWriter.write(tree));
      isChanged = false;
    }
  }
}
