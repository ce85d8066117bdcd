package dev.navarch.attacks.fuzz;

import java.util.List;

/** Long paths, many segments and unusual encodings. */
final class PathCases implements CaseSource {
  private static final List<String> STARTS =
      List.of(
          "/",
          "/api",
          "/api/v1",
          "/api/v1/namespaces/default",
          "/apis/apps/v1",
          "/apis/fuzz.example.com/v1",
          "/apis",
          "/openapi/v3",
          "/healthz",
          "/api/v1/watch/namespaces",
          Objects.PODS + "/a");

  private static final List<String> SEGMENTS =
      List.of(
          "/",
          "/.",
          "/..",
          "/%2e%2e",
          "/%2F",
          "/%00",
          "/%",
          "/%zz",
          "/%C0%AE",
          "/a",
          "/namespaces",
          "/pods",
          "/a;b=c",
          "/~",
          "/%E2%98%83",
          "/status",
          "/proxy",
          "/log");

  @Override
  public FuzzCase next(Choice choice) {
    StringBuilder path = new StringBuilder(choice.of(STARTS));
    int segments = choice.size(3000);
    String same = choice.of(SEGMENTS);
    boolean mixed = choice.oneIn(2);
    for (int i = 0; i < segments; i++) {
      path.append(mixed ? choice.of(SEGMENTS) : same);
    }
    if (choice.oneIn(10)) {
      path.append('/').append("x".repeat(choice.size(100_000)));
    }
    String method = choice.of("GET", "GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW");
    String target = path.toString();
    if (target.startsWith("/api/v1/watch")) {
      target += "?timeoutSeconds=-1";
    }
    return new FuzzCase("path", method, target, List.of(), new byte[0]);
  }
}
