package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.yaml.YamlReader;

/** What a body that cannot be used says it is; only messages need to know. */
final class GroupVersionKindOf {
  private static final GroupVersionKind NOTHING = new GroupVersionKind("", "", "");

  private GroupVersionKindOf() {}

  /** The kind, completed by what was expected; an empty one if the body cannot be read at all. */
  static GroupVersionKind body(Serializer serializer, byte[] body, GroupVersionKind expected) {
    try {
      Object tree =
          switch (serializer.mediaType()) {
            case MediaTypes.JSON -> JsonTree.parse(body);
            case MediaTypes.YAML -> YamlReader.parse(body);
            default -> null;
          };
      if (!(tree instanceof StringMap<?> object)) {
        return NOTHING;
      }
      Object version = object.get("apiVersion");
      Object kind = object.get("kind");
      GroupVersion parsed =
          version instanceof String text && !text.isEmpty()
              ? GroupVersion.parse(text)
              : expected.groupVersion();
      return parsed.withKind(
          kind instanceof String text && !text.isEmpty() ? text : expected.kind());
    } catch (DecodeException | IllegalArgumentException e) {
      return NOTHING;
    }
  }
}
