package dev.navarch.attacks.fuzz;

import static dev.navarch.attacks.fuzz.Choice.list;

/** Patches of all kinds, and applied configurations with large ownership. */
final class PatchCases implements CaseSource {
  private static final String JSON_PATCH = "application/json-patch+json";
  private static final String MERGE = "application/merge-patch+json";
  private static final String STRATEGIC = "application/strategic-merge-patch+json";
  private static final String APPLY = "application/apply-patch+yaml";

  @Override
  public FuzzCase next(Choice choice) {
    return switch (choice.below(8)) {
      case 0 -> create(choice);
      case 1 -> patch("copies", choice, JSON_PATCH, copies(choice));
      case 2 -> patch("moves", choice, JSON_PATCH, moves(choice));
      case 3 -> patch("operations", choice, JSON_PATCH, operations(choice));
      case 4 -> patch("merge", choice, MERGE, merge(choice));
      case 5 -> strategic(choice);
      case 6 -> managedFields(choice);
      default -> apply(choice);
    };
  }

  private static FuzzCase create(Choice choice) {
    return choice.oneIn(2)
        ? FuzzCase.post(
            "create",
            Objects.THINGS,
            Objects.thing(choice.name(), "{\"size\":1,\"free\":{\"a\":\"b\"}}"))
        : FuzzCase.post(
            "create",
            Objects.DEPLOYMENTS,
            Objects.deployment(choice.name(), Objects.container("c")));
  }

  private static FuzzCase patch(String kind, Choice choice, String type, String patch) {
    return FuzzCase.of(kind, "PATCH", Objects.THINGS + "/" + choice.name(), type, patch);
  }

  /** Copies a value into itself: each copy doubles it. */
  private static String copies(Choice choice) {
    String begin =
        "[{\"op\":\"add\",\"path\":\"/spec/free\",\"value\":{\"a\":\""
            + "x".repeat(choice.size(5000))
            + "\"}},";
    return list(
        1 + choice.below(60),
        i ->
            "{\"op\":\"copy\",\"from\":\"/spec/free\",\"path\":\"/spec/free/%s\"}"
                .formatted(choice.of("b" + i, "b", "a")),
        ",",
        begin,
        "]");
  }

  private static String moves(Choice choice) {
    return list(
        choice.size(5000),
        i ->
            "{\"op\":\"move\",\"from\":\"/spec/free%s\",\"path\":\"/spec/free%s\"}"
                .formatted(choice.of("", "/a", "/b"), choice.of("/a", "/b", "/a/b", "/-", "")),
        ",",
        "[",
        "]");
  }

  private static String operations(Choice choice) {
    return list(
        choice.size(12_000),
        i ->
            "{\"op\":\"%s\",\"path\":\"/spec/%s\",\"value\":%s}"
                .formatted(
                    choice.of("add", "replace", "remove", "test", "bogus"),
                    choice.of(
                        "size",
                        "set/-",
                        "set/0",
                        "set/-1",
                        "set/99999999999",
                        "map/0/k",
                        "free/~1~0",
                        "free/a",
                        "free" + "/a".repeat(choice.size(3000))),
                    choice.json(2)),
        ",",
        "[",
        "]");
  }

  private static String merge(Choice choice) {
    return switch (choice.below(3)) {
      case 0 -> {
        int depth = choice.size(50_000);
        yield "{\"spec\":{\"free\":" + "{\"a\":".repeat(depth) + "1" + "}".repeat(depth) + "}}";
      }
      case 1 ->
          "{\"spec\":{\"free\":"
              + list(choice.size(20_000), i -> "\"k" + i + "\":null", ",", "{", "}")
              + "}}";
      default -> "{\"spec\":" + choice.json(6) + "}";
    };
  }

  private static FuzzCase strategic(Choice choice) {
    int size = choice.size(4000);
    String containers =
        list(
            size,
            i ->
                choice.of(
                    Objects.container("c" + i),
                    "{\"name\":\"c" + i + "\",\"$patch\":\"delete\"}",
                    "{\"name\":\"c" + i % 3 + "\",\"env\":[{\"name\":\"e\",\"value\":\"v\"}]}"),
            ",",
            "[",
            "]");
    String order = list(size, i -> "{\"name\":\"c" + (size - i) + "\"}", ",", "[", "]");
    return FuzzCase.of(
        "strategic",
        "PATCH",
        Objects.DEPLOYMENTS + "/" + choice.name(),
        STRATEGIC,
        "{\"spec\":{\"template\":{\"spec\":{\"containers\":%s,\"$setElementOrder/containers\":%s}}}}"
            .formatted(containers, order));
  }

  private static FuzzCase managedFields(Choice choice) {
    String fields =
        switch (choice.below(3)) {
          case 0 ->
              list(
                  choice.size(8000),
                  i -> "\"f:k" + i + "\":{}",
                  ",",
                  "{\"f:spec\":{\"f:free\":{",
                  "}}}");
          case 1 -> {
            int depth = choice.size(20_000);
            yield "{\"f:a\":".repeat(depth) + "{}" + "}".repeat(depth);
          }
          default -> choice.json(4);
        };
    String entries =
        list(
            1 + choice.below(4),
            i ->
                """
                {"manager":"m%d","operation":"%s","apiVersion":"fuzz.example.com/v1",
                 "time":"2020-01-01T00:00:00Z","fieldsType":"FieldsV1","fieldsV1":%s}\
                """
                    .formatted(i, choice.of("Apply", "Update", "Other"), fields),
            ",",
            "[",
            "]");
    return patch(
        "managedFields", choice, MERGE, "{\"metadata\":{\"managedFields\":" + entries + "}}");
  }

  private static FuzzCase apply(Choice choice) {
    String name = choice.name();
    String query =
        "?fieldManager=m%d&force=%s"
            .formatted(choice.below(choice.oneIn(3) ? 300 : 5), choice.of("true", "false"));
    int size = choice.size(5000);
    String body =
        switch (choice.below(5)) {
          case 0 ->
              Objects.thing(
                  name, "{\"free\":" + list(size, i -> "\"k" + i + "\":1", ",", "{", "}") + "}");
          case 1 ->
              Objects.thing(
                  name,
                  "{\"map\":" + list(size, i -> "{\"k\":\"k" + i + "\"}", ",", "[", "]") + "}");
          case 2 ->
              Objects.thing(
                  name, "{\"set\":" + list(size, i -> "\"s" + i + "\"", ",", "[", "]") + "}");
          case 3 -> Objects.thing(name, "{\"free\":" + choice.json(7) + "}");
          default -> choice.json(5);
        };
    return FuzzCase.of("apply", "PATCH", Objects.THINGS + "/" + name + query, APPLY, body);
  }
}
