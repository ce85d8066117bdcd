package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.labels.NameSyntax;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The forms of texts that have a name. */
public final class NamedFormats {
  private static final TreeMap<String, NamedFormat> BY_NAME = new TreeMap<>();

  static {
    add("dns1123Label", 30, NameSyntax::dns1123Label);
    add("dns1123Subdomain", 60, NameSyntax::dns1123Subdomain);
    add("dns1035Label", 30, NameSyntax::dns1035Label);
    add("qualifiedName", 60, NameSyntax::qualifiedName);
    add("dns1123LabelPrefix", 30, text -> NameSyntax.dns1123Label(asWhole(text)));
    add("dns1123SubdomainPrefix", 60, text -> NameSyntax.dns1123Subdomain(asWhole(text)));
    add("dns1035LabelPrefix", 30, text -> NameSyntax.dns1035Label(asWhole(text)));
    add("labelValue", 40, NameSyntax::labelValue);
    add("uri", 1000, NamedFormats::uri);
    add("uuid", 90, check(NamedFormats::isUuid, "does not match the UUID format"));
    add("byte", 90, check(NamedFormats::isBase64, "invalid base64"));
    add("date", 160, check(NamedFormats::isDate, "invalid date"));
    add("datetime", 160, check(text -> Times.parseTimestamp(text) != null, "invalid datetime"));
  }

  private NamedFormats() {}

  /** The names of all formats. */
  public static Set<String> names() {
    return Collections.unmodifiableSet(BY_NAME.keySet());
  }

  static void addTo(Library library) {
    library
        .function("format.named", name -> named((String) name), String.class)
        .function(
            "validate",
            (format, text) -> validate((NamedFormat) format, (String) text),
            NamedFormat.class,
            String.class);
    BY_NAME.forEach((name, format) -> library.call("format." + name, args -> format));
  }

  private static void add(String name, int regexSize, Function<String, List<String>> check) {
    BY_NAME.put(name, new NamedFormat(name, regexSize, check));
  }

  private static Object named(String name) {
    @Nullable NamedFormat format = BY_NAME.get(name);
    return format == null ? OptionalValue.NONE : OptionalValue.of(format);
  }

  private static Object validate(NamedFormat format, String text) {
    List<String> problems = format.check().apply(text);
    return problems.isEmpty()
        ? OptionalValue.NONE
        : OptionalValue.of(ListValue.of(new ArrayList<>(problems)));
  }

  private static Function<String, List<String>> check(Predicate<String> good, String problem) {
    return text -> good.test(text) ? List.of() : List.of(problem);
  }

  /** A prefix may end in a dash, because something is put behind it. */
  private static String asWhole(String prefix) {
    return prefix.endsWith("-") ? prefix.substring(0, prefix.length() - 1) + "a" : prefix;
  }

  private static List<String> uri(String text) {
    return Url.parse(text) != null
        ? List.of()
        : List.of("parse \"" + text + "\": " + Urls.problem(text));
  }

  private static boolean isUuid(String text) {
    String hex = text.replace("-", "");
    boolean dashed =
        text.length() == 36
            && text.charAt(8) == '-'
            && text.charAt(13) == '-'
            && text.charAt(18) == '-'
            && text.charAt(23) == '-';
    return hex.length() == 32
        && (dashed || text.length() == 32)
        && hex.chars().allMatch(c -> c < 128 && Character.digit(c, 16) >= 0);
  }

  private static boolean isBase64(String text) {
    try {
      Base64.getDecoder().decode(text);
      return !text.isEmpty() && text.length() % 4 == 0;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean isDate(String text) {
    try {
      return text.length() == 10 && LocalDate.parse(text) != null;
    } catch (DateTimeParseException e) {
      return false;
    }
  }
}
