package dev.navarch.attacks.fuzz;

import static dev.navarch.attacks.fuzz.Choice.list;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Bodies of JSON, YAML and protobuf: deep, wide, huge, with duplicates and with aliases. */
final class BodyCases implements CaseSource {
  private static final String YAML = "application/yaml";
  private static final String PROTOBUF = "application/vnd.kubernetes.protobuf";

  @Override
  public FuzzCase next(Choice choice) {
    FuzzCase created = creation(choice);
    return choice.oneIn(4) && !created.target().contains("?")
        ? new FuzzCase(
            created.kind(),
            "PUT",
            created.target() + "/" + choice.name(),
            created.headers(),
            created.body())
        : created;
  }

  private static FuzzCase creation(Choice choice) {
    String path =
        choice.of(
            Objects.CONFIG_MAPS,
            Objects.PODS,
            Objects.SERVICES,
            Objects.DEPLOYMENTS,
            Objects.DEFINITIONS,
            Objects.THINGS);
    String target = path + choice.of("", "?dryRun=All", "?fieldValidation=Strict");
    return switch (choice.below(12)) {
      case 0 -> deep(choice, target);
      case 1 -> FuzzCase.post("wide", target, wide(choice));
      case 2 -> FuzzCase.post("duplicates", target, duplicates(choice));
      case 3 -> FuzzCase.post("numbers", target, numbers(choice));
      case 4 -> metadata(choice);
      case 5 -> FuzzCase.of("aliases", "POST", target, YAML, aliases(choice));
      case 6 -> FuzzCase.of("yaml", "POST", target, YAML, yaml(choice));
      case 7 -> protobuf(choice, target);
      case 8 -> lists(choice);
      case 9 -> FuzzCase.post("strings", Objects.CONFIG_MAPS, strings(choice));
      case 10 ->
          FuzzCase.post(
              "tree",
              target,
              "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"a\"},\"data\":"
                  + choice.json(6)
                  + "}");
      default -> FuzzCase.post("any", target, choice.json(8));
    };
  }

  private static FuzzCase deep(Choice choice, String target) {
    String unit = choice.of("[", "{\"a\":", "[{\"spec\":", "{\"metadata\":");
    String text = unit.repeat(choice.size(200_000));
    String whole =
        choice.oneIn(2) ? text : Objects.object("v1", "ConfigMap", "a", "\"data\":" + text);
    return FuzzCase.of("deep", "POST", target, choice.of("application/json", YAML), whole);
  }

  private static String wide(Choice choice) {
    int size = choice.size(40_000);
    return Objects.object(
        "v1",
        "ConfigMap",
        choice.name(),
        "\"data\":" + list(size, i -> "\"k" + i + "\":\"v\"", ",", "{", "}"));
  }

  private static String duplicates(Choice choice) {
    String key = choice.of("data", "metadata", "kind", "x", "apiVersion");
    String value = choice.of("{}", "null", "\"ConfigMap\"", "{\"a\":\"b\"}");
    return list(choice.size(40_000), i -> "\"" + key + "\":" + value, ",", "{", "}");
  }

  private static String numbers(Choice choice) {
    String digits = choice.of("1", "9", "0").repeat(1 + choice.size(200_000));
    String number =
        choice.of(
            digits, "1." + digits, "1e" + digits, "-" + digits, "1e-" + digits, "0." + digits);
    return choice.oneIn(2)
        ? Objects.thing(choice.name(), "{\"size\":" + number + "}")
        : Objects.object(
            "v1",
            "Pod",
            choice.name(),
            "\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":\"i\",\"resources\":{\"limits\":{\"cpu\":\""
                + number
                + "\"}}}]}");
  }

  private static FuzzCase metadata(Choice choice) {
    int size = choice.size(10_000);
    String field =
        switch (choice.below(6)) {
          case 0 -> "\"labels\":" + list(size, i -> "\"l" + i + "\":\"v\"", ",", "{", "}");
          case 1 -> "\"annotations\":" + list(size, i -> "\"a" + i + "\":\"v\"", ",", "{", "}");
          case 2 ->
              "\"finalizers\":" + list(size, i -> "\"example.com/f" + i + "\"", ",", "[", "]");
          case 3 ->
              "\"ownerReferences\":"
                  + list(
                      size,
                      i ->
                          "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"name\":\"p\",\"uid\":\"u"
                              + i
                              + "\"}",
                      ",",
                      "[",
                      "]");
          case 4 -> "\"labels\":{\"" + "x".repeat(size) + "\":\"" + "y".repeat(size) + "\"}";
          default -> "\"generateName\":\"" + "n".repeat(size) + "\"";
        };
    return FuzzCase.post(
        "metadata",
        Objects.CONFIG_MAPS,
        "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\""
            + choice.name()
            + "\","
            + field
            + "}}");
  }

  /** Aliases that stand for exponentially many values if they are expanded. */
  private static String aliases(Choice choice) {
    int levels = 1 + choice.below(40);
    int fan = 1 + choice.below(12);
    StringBuilder text = new StringBuilder("apiVersion: v1\nkind: ConfigMap\na0: &a0 [x, x]\n");
    boolean merge = choice.oneIn(4);
    for (int level = 1; level <= levels; level++) {
      int before = level - 1;
      text.append("a%d: &a%d ".formatted(level, level))
          .append(
              merge
                  ? "{<<: *a" + before + ", k" + level + ": v}"
                  : list(fan, i -> "*a" + before, ", ", "[", "]"))
          .append('\n');
    }
    return text + choice.of("", "data: *a" + levels + "\n", "self: &s [*s]\n", "x: *nothing\n");
  }

  private static String yaml(Choice choice) {
    int size = choice.size(20_000);
    return switch (choice.below(7)) {
      case 0 -> "- ".repeat(size) + "a\n";
      case 1 -> "? ".repeat(size) + "a\n";
      case 2 -> list(size, i -> "&b" + i + " a", "\n- ", "- ", "\n");
      case 3 -> "a: |\n" + " x\n".repeat(size);
      case 4 -> "---\n".repeat(size) + "a: b\n";
      case 5 -> list(size, i -> " ".repeat(i % 200) + "a" + i + ":", "\n", "", "\n");
      default ->
          "a: " + choice.of("'", "\"", ">", "!!binary ", "!!int ", "!<x> ") + "a".repeat(size);
    };
  }

  private static FuzzCase protobuf(Choice choice, String target) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {'k', '8', 's', 0});
    switch (choice.below(4)) {
      case 0 -> out.writeBytes(choice.bytes(choice.size(5000)));
      case 1 -> out.writeBytes(nested(choice.below(5000)));
      case 2 ->
          out.writeBytes(
              new byte[] {0x0A, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x07, 1});
      default -> {
        byte[] type = "\n\u0002v1\u0012\tConfigMap".getBytes(StandardCharsets.UTF_8);
        out.writeBytes(field(0x0A, type));
        out.writeBytes(field(0x12, choice.oneIn(2) ? nested(choice.below(3000)) : fields(choice)));
      }
    }
    return new FuzzCase(
        "protobuf", "POST", target, List.of("Content-Type: " + PROTOBUF), out.toByteArray());
  }

  private static byte[] fields(Choice choice) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int size = choice.size(20_000);
    for (int i = 0; i < size; i++) {
      out.writeBytes(field(choice.of(0x0A, 0x12, 0x1A, 0x22, 0x7A), choice.bytes(choice.below(8))));
    }
    return out.toByteArray();
  }

  private static byte[] nested(int depth) {
    byte[] message = {};
    for (int i = 0; i < depth; i++) {
      message = field(0x0A, message);
    }
    return message;
  }

  private static byte[] field(int tag, byte[] content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(content.length + 5);
    out.write(tag);
    int rest = content.length;
    for (; rest > 0x7F; rest >>>= 7) {
      out.write(rest & 0x7F | 0x80);
    }
    out.write(rest);
    out.writeBytes(content);
    return out.toByteArray();
  }

  /** Lists whose elements must be compared with each other. */
  private static FuzzCase lists(Choice choice) {
    int size = choice.size(20_000);
    int names = choice.of(1, 10, 1_000_000);
    return switch (choice.below(4)) {
      case 0 ->
          FuzzCase.post(
              "set",
              Objects.THINGS,
              Objects.thing(
                  choice.name(),
                  "{\"set\":" + list(size, i -> "\"s" + i % names + "\"", ",", "[", "]") + "}"));
      case 1 ->
          FuzzCase.post(
              "map",
              Objects.THINGS,
              Objects.thing(
                  choice.name(),
                  "{\"map\":"
                      + list(size, i -> "{\"k\":\"" + i % names + "\"}", ",", "[", "]")
                      + "}"));
      case 2 ->
          FuzzCase.post(
              "containers",
              Objects.DEPLOYMENTS,
              Objects.deployment(
                  choice.name(),
                  list(size / 10, i -> Objects.container("c" + i % names), ",", "", "")));
      default ->
          FuzzCase.post(
              "ports",
              Objects.SERVICES,
              Objects.object(
                  "v1",
                  "Service",
                  choice.name(),
                  "\"spec\":{\"ports\":"
                      + list(
                          size / 10,
                          i ->
                              "{\"name\":\"p" + i % names + "\",\"port\":" + (1 + i % 65_535) + "}",
                          ",",
                          "[",
                          "]")
                      + "}"));
    };
  }

  private static String strings(Choice choice) {
    String unit =
        choice.of("x", "\\\\", "\\u0001", "\\\"", "é", "😀", "\\ud83d\\ude00", "<&>", "\\n");
    String text = unit.repeat(choice.size(1_000_000 / unit.length()));
    return Objects.object("v1", "ConfigMap", choice.name(), "\"data\":{\"k\":\"" + text + "\"}");
  }
}
