package dev.navarch.kubectl.convert;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.yaml.YamlWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Prints objects: one as it is, several as a {@code List}. */
final class Printing {
  private static final String JSON_INDENT = "    ";

  private Printing() {}

  static String print(Scheme scheme, OutputFormat format, List<ApiObject> objects) {
    if (format == OutputFormat.name) {
      StringBuilder names = new StringBuilder();
      objects.forEach(object -> names.append(name(object)).append('\n'));
      return names.toString();
    }
    JsonSerializer serializer = new JsonSerializer(scheme);
    List<@Nullable Object> trees = new ArrayList<>();
    objects.forEach(object -> trees.add(JsonTree.parse(serializer.encode(object))));
    @Nullable Object tree = trees.size() == 1 ? trees.get(0) : list(trees);
    byte[] text =
        format == OutputFormat.yaml
            ? YamlWriter.write(tree)
            : JsonTree.toIndentedBytes(tree, JSON_INDENT);
    return new String(text, StandardCharsets.UTF_8);
  }

  private static StringMap<@Nullable Object> list(List<@Nullable Object> items) {
    return StringMap.<@Nullable Object>of("apiVersion", "v1")
        .with("kind", "List")
        .with("metadata", StringMap.of())
        .with("items", List.copyOf(items));
  }

  private static String name(ApiObject object) {
    GroupKind kind = object.groupVersionKind().groupKind();
    String lower = kind.kind().toLowerCase(Locale.ROOT);
    String resource = kind.group().isEmpty() ? lower : lower + "." + kind.group();
    return object instanceof MetaObject named ? resource + "/" + named.metadata().name() : resource;
  }
}
