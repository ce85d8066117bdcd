package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.value.GoQuoting;
import java.util.function.Function;

/** Addresses of the web. */
final class Urls {
  private Urls() {}

  static void addTo(Library library) {
    library
        .function("url", text -> url((String) text), String.class)
        .function("isURL", text -> Url.parse((String) text) != null, String.class);
    part(library, "getScheme", Url::scheme);
    part(library, "getHost", Url::host);
    part(library, "getHostname", Url::hostname);
    part(library, "getPort", Url::port);
    part(library, "getEscapedPath", Url::path);
    part(library, "getQuery", Url::parameters);
  }

  private static void part(Library library, String name, Function<Url, Object> part) {
    library.function(name, url -> part.apply((Url) url), Url.class);
  }

  private static Object url(String text) {
    Url url = Url.parse(text);
    return url != null
        ? url
        : new EvalError(
            "URL parse error during conversion from string: parse %s: %s"
                .formatted(GoQuoting.quote(text), problem(text)));
  }

  static String problem(String text) {
    return text.isEmpty() ? "empty url" : "invalid URI for request";
  }
}
