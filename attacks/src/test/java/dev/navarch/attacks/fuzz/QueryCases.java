package dev.navarch.attacks.fuzz;

import static dev.navarch.attacks.fuzz.Choice.list;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/** Selectors with many terms, odd numbers and tokens; watches end at once. */
final class QueryCases implements CaseSource {
  @Override
  public FuzzCase next(Choice choice) {
    String path =
        choice.of(
            Objects.CONFIG_MAPS,
            Objects.PODS,
            Objects.DEPLOYMENTS,
            Objects.THINGS,
            "/api/v1/pods",
            "/api/v1/namespaces");
    String query =
        switch (choice.below(6)) {
          case 0 -> "labelSelector=" + encoded(labels(choice));
          case 1 -> "fieldSelector=" + encoded(fields(choice));
          case 2 -> number(choice);
          case 3 -> "continue=" + token(choice);
          case 4 -> list(choice.size(5000), i -> "p" + i % 10 + "=" + i, "&", "", "");
          default -> list(choice.size(2000), i -> number(choice), "&", "", "");
        };
    if (choice.oneIn(6) && !query.contains("timeoutSeconds")) {
      return FuzzCase.get("watch", path + "?watch=1&timeoutSeconds=-1&resourceVersion=0&" + query);
    }
    String target = path + "?" + query;
    return choice.oneIn(10) && !path.endsWith("namespaces")
        ? new FuzzCase("delete", "DELETE", target, List.of(), new byte[0])
        : FuzzCase.get("query", target);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static String labels(Choice choice) {
    int size = choice.size(8000);
    return switch (choice.below(7)) {
      case 0 -> list(size, i -> "k" + i + "=v", ",", "", "");
      case 1 -> list(size, i -> "v" + i, ",", "k in (", ")");
      case 2 -> list(size, i -> "k" + i % 3 + choice.of("!=v", ">1", "<2", " exists"), ",", "", "");
      case 3 -> "(".repeat(size) + ")".repeat(size);
      case 4 -> list(size / 10, i -> "k" + i + " notin (a,b,c,,)", ",", "", "");
      case 5 -> "k=" + "v".repeat(size);
      default ->
          choice.of("!", ",", "=", " ", "!k", "é=1", "a/b/c=1", "k in", "\u0000").repeat(size);
    };
  }

  private static String fields(Choice choice) {
    int size = choice.size(8000);
    return switch (choice.below(4)) {
      case 0 -> list(size, i -> "metadata.name=a", ",", "", "");
      case 1 -> list(size, i -> "metadata.name!=a" + i, ",", "", "");
      case 2 -> "metadata.name=" + "\\,".repeat(size);
      default -> list(size, i -> "f" + i + "==\\", ",", "", "");
    };
  }

  private static String number(Choice choice) {
    return choice.of("limit", "gracePeriodSeconds", "tailLines", "timeout", "x")
        + "="
        + choice.of(
            "0",
            "-1",
            "1",
            "2147483648",
            "9223372036854775807",
            "18446744073709551615",
            "1e3",
            "0x10",
            "%201",
            "%2b1",
            "9".repeat(choice.size(5000) + 1));
  }

  private static String token(Choice choice) {
    String json =
        choice.of(
            "{\"v\":\"meta.k8s.io/v1\",\"rv\":%s,\"start\":\"%s\"}"
                .formatted(
                    choice.of("1", "-1", "0", "9223372036854775807", "1e99", "null"),
                    choice.of("a", "../x", "\\u0000", "/", "x".repeat(choice.size(5000) + 1))),
            choice.json(5),
            "[".repeat(choice.size(10_000)));
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(json.getBytes(StandardCharsets.UTF_8));
  }
}
