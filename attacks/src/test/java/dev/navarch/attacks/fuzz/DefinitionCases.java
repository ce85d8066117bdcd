package dev.navarch.attacks.fuzz;

import static dev.navarch.attacks.fuzz.Choice.list;

import java.util.List;

/** Definitions with schemas and rules from a grammar, objects for them, and their end. */
final class DefinitionCases implements CaseSource {
  private static final int DEFINITIONS = 3;

  @Override
  public FuzzCase next(Choice choice) {
    int number = choice.below(DEFINITIONS);
    String plural = "gen" + number + "s";
    String name = plural + ".gen.example.com";
    return switch (choice.below(6)) {
      case 0, 1 ->
          FuzzCase.post("definition", Objects.DEFINITIONS, definition(choice, number, name));
      case 2 ->
          new FuzzCase(
              "definition", "DELETE", Objects.DEFINITIONS + "/" + name, List.of(), new byte[0]);
      default ->
          FuzzCase.post(
              "custom",
              "/apis/gen.example.com/v1/namespaces/default/" + plural,
              Objects.object(
                  "gen.example.com/v1",
                  "Gen" + number,
                  choice.name(),
                  "\"spec\":" + value(choice)));
    };
  }

  private static String value(Choice choice) {
    return switch (choice.below(4)) {
      case 0 -> "{\"a\":" + list(choice.size(20_000), i -> "" + i, ",", "[", "]") + "}";
      case 1 -> "{\"s\":\"" + "a".repeat(choice.size(100_000)) + "!\"}";
      case 2 -> "{\"a\":[\"" + "ab".repeat(choice.size(20_000)) + "\"],\"s\":\"b\"}";
      default -> choice.json(5);
    };
  }

  private static String definition(Choice choice, int number, String name) {
    return """
    {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",
     "metadata":{"name":"%s"},"spec":{"group":"gen.example.com","scope":"Namespaced",
     "names":{"plural":"gen%ds","singular":"gen%d","kind":"Gen%d"},
     "versions":[{"name":"v1","served":true,"storage":true,%s
     "schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":%s}}}}]}}
    """
        .formatted(name, number, number, number, columns(choice), schema(choice, 5));
  }

  private static String columns(Choice choice) {
    return choice.oneIn(3)
        ? "\"additionalPrinterColumns\":[{\"name\":\"C\",\"type\":\"%s\",\"jsonPath\":\"%s\"}],"
            .formatted(
                choice.of("string", "integer", "date", "x"),
                choice.of(
                    ".spec.a",
                    ".spec..a",
                    ".spec[?(@.a=='b')]",
                    "[",
                    ".a".repeat(choice.size(2000))))
        : "";
  }

  private static String schema(Choice choice, int depth) {
    if (depth == 5) {
      return "{\"type\":\"object\",\"properties\":{\"a\":%s,\"s\":%s}%s}"
          .formatted(
              "{\"type\":\"array\",\"items\":" + schema(choice, 1) + limits(choice) + "}",
              string(choice),
              rules(choice));
    }
    return switch (choice.below(depth > 0 ? 6 : 3)) {
      case 0 -> string(choice);
      case 1 ->
          "{\"type\":\"integer\"" + choice.of("", ",\"maximum\":1e300", ",\"multipleOf\":0") + "}";
      case 2 -> "{\"x-kubernetes-int-or-string\":true" + choice.of("", ",\"pattern\":\"(\"") + "}";
      case 3 ->
          "{\"type\":\"array\",\"items\":"
              + schema(choice, depth - 1)
              + limits(choice)
              + rules(choice)
              + "}";
      case 4 ->
          "{\"type\":\"object\",\"additionalProperties\":"
              + schema(choice, depth - 1)
              + rules(choice)
              + "}";
      default ->
          "{\"type\":\"object\",\"properties\":"
              + list(
                  choice.size(100),
                  i -> "\"p" + i + "\":" + schema(choice, depth - 1),
                  ",",
                  "{",
                  "}")
              + rules(choice)
              + "}";
    };
  }

  private static String limits(Choice choice) {
    return choice.of(
        "", ",\"maxItems\":10", ",\"maxItems\":100000", ",\"x-kubernetes-list-type\":\"set\"");
  }

  private static String string(Choice choice) {
    return "{\"type\":\"string\""
        + choice.of(
            "",
            ",\"maxLength\":100",
            ",\"pattern\":\"^(a+)+$\"",
            ",\"pattern\":\"(a|a)*b\"",
            ",\"pattern\":\"(x{1,1000}){1,1000}\"",
            ",\"pattern\":\"" + "(".repeat(choice.size(3000)) + "\"",
            ",\"pattern\":\"" + "a?".repeat(choice.size(500)) + "\"",
            ",\"format\":\"" + choice.of("date-time", "email", "uri", "ipv4", "x") + "\"",
            ",\"enum\":" + list(1 + choice.size(5000), i -> "\"e" + i + "\"", ",", "[", "]"),
            ",\"default\":\"" + "d".repeat(choice.size(5000)) + "\"")
        + "}";
  }

  private static String rules(Choice choice) {
    if (!choice.oneIn(3)) {
      return "";
    }
    return ",\"x-kubernetes-validations\":"
        + list(
            1 + choice.size(40),
            i -> "{\"rule\":\"" + bool(choice, 5) + "\",\"message\":\"m\"}",
            ",",
            "[",
            "]");
  }

  private static String bool(Choice choice, int depth) {
    if (depth == 0) {
      return choice.of("true", "self == self", "has(self.a)", "1 < 2", "self.s != 'x'");
    }
    return switch (choice.below(9)) {
      case 0 ->
          "(" + bool(choice, depth - 1) + choice.of(" && ", " || ") + bool(choice, depth - 1) + ")";
      case 1 -> "!" + bool(choice, depth - 1);
      case 2 ->
          "self.a.%s(x%d, %s)"
              .formatted(choice.of("all", "exists", "exists_one"), depth, bool(choice, depth - 1));
      case 3 ->
          string(choice, depth - 1) + choice.of(" == ", " < ", " != ") + string(choice, depth - 1);
      case 4 ->
          string(choice, depth - 1)
              + ".matches('"
              + choice.of("^(a+)+$", "[", "a{1000}", "(a|b)*")
              + "')";
      case 5 -> "(".repeat(choice.size(400)) + "true" + (choice.oneIn(5) ? "" : ")".repeat(3));
      case 6 ->
          "self.a.map(x, self.a.map(y, [x, y, x])).size() < " + choice.of("1", "9999999999", "1.0");
      case 7 -> list(1 + choice.size(500), i -> "true", " && ", "", "");
      default ->
          bool(choice, depth - 1)
              + " ? "
              + bool(choice, depth - 1)
              + " : "
              + bool(choice, depth - 1);
    };
  }

  private static String string(Choice choice, int depth) {
    if (depth <= 0) {
      return choice.of("self.s", "'a'", "'" + "x".repeat(choice.size(300)) + "'", "string(1.0)");
    }
    return switch (choice.below(5)) {
      case 0 -> "(" + string(choice, depth - 1) + " + " + string(choice, depth - 1) + ")";
      case 1 -> string(choice, depth - 1) + ".replace('a', 'aaaaaaaa')";
      case 2 ->
          string(choice, depth - 1)
              + choice.of(".lowerAscii()", ".trim()", ".substring(1)", ".reverse()");
      case 3 -> "'%.9f %s'.format([1.5, " + string(choice, depth - 1) + "])";
      default -> "self.a.map(x, string(x)).join('" + "-".repeat(choice.size(200)) + "')";
    };
  }
}
