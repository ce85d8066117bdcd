package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Says how server-side apply merges a list, map or record. */
final class MergeKeywords {
  private MergeKeywords() {}

  /** Adds what a field declares to its schema. */
  static void apply(Member member, Map<String, Object> schema, Place place) {
    if (member.type() instanceof Type.ListOf) {
      if (member.listDeclared()) {
        list(member, schema, place);
      }
      return;
    }
    if (member.listDeclared() && !member.listKind().equals("ATOMIC")) {
      place.error("@ListMap and @ListSet are for lists: take the annotation away");
    } else if (!member.atomicity().equals("BY_TYPE")) {
      if (Keywords.type(schema).equals("object")) {
        schema.put(Keywords.MAP_TYPE, member.atomicity().toLowerCase(Locale.ROOT));
      } else {
        place.error(
            "@Atomic and @Granular are for lists, maps and records: take the annotation away");
      }
    }
  }

  private static void list(Member member, Map<String, Object> schema, Place place) {
    schema.put(Keywords.LIST_TYPE, member.listKind().toLowerCase(Locale.ROOT));
    Map<?, ?> items = Keywords.inner(schema, "items");
    switch (member.listKind()) {
      case "MAP" -> {
        schema.put(Keywords.LIST_KEYS, member.listKeys());
        keys(member.listKeys(), items, place);
      }
      case "SET" -> {
        if (Keywords.type(items).equals("object")
            && !"atomic".equals(items.get(Keywords.MAP_TYPE))) {
          place.error(
              "the items of a @ListSet are scalars or atomic: use @ListMap, or make the record"
                  + " @ApiType(atomic = true)");
        }
        notNull(items, place);
      }
      default -> {}
    }
  }

  private static void keys(List<String> keys, Map<?, ?> items, Place place) {
    if (!Keywords.type(items).equals("object")) {
      place.error("the items of a @ListMap are records: use @ListSet for scalars");
      return;
    }
    if (keys.isEmpty()) {
      place.error("@ListMap must name the fields that tell items apart");
    }
    notNull(items, place);
    Object required = items.get("required");
    for (String key : keys) {
      if (!(Keywords.inner(items, "properties").get(key) instanceof Map<?, ?> property)) {
        place.error(
            "@ListMap names \"%s\", but the items have no such field: name one that they have"
                .formatted(key));
        continue;
      }
      if (List.of("object", "array").contains(Keywords.type(property))) {
        place.error("the key \"%s\" of a @ListMap must be a scalar".formatted(key));
      }
      boolean demanded = required instanceof List<?> names && names.contains(key);
      if (!demanded && !property.containsKey("default")) {
        place.error(
            "the key \"%s\" of a @ListMap must always be there: make the field required or give"
                    .formatted(key)
                + " it a @Default");
      }
      if (Keywords.is(property, "nullable")) {
        place.error("the key \"%s\" of a @ListMap cannot be null".formatted(key));
      }
    }
  }

  private static void notNull(Map<?, ?> items, Place place) {
    if (Keywords.is(items, "nullable")) {
      place.error("the items of a @ListMap or @ListSet cannot be null: take @NullAllowed away");
    }
  }
}
