package dev.navarch.apimachinery.jsonpath;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.GoFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A template that picks values out of JSON trees (see {@link JsonTree}): {@code
 * {.spec.containers[0] .image}}, {@code {.items[?(@.type=="Ready")].status}}, {@code {range
 * .items[*]}...{end}}, with wildcards, unions, slices, {@code ..} and plain text around the braces.
 *
 * <p>{@code @} and {@code $} both mean the value at hand, as Kubernetes has it. Fields of an object
 * come in the order of their names.
 */
public final class JsonPath {
  /** Far more than a listing of a whole cluster asks for. */
  private static final int VALUES = 50_000_000;

  private static final Pattern RELAXED =
      Pattern.compile("\\{\\.?([^{}]+)}|\\.?([^{}]+)", Pattern.DOTALL);

  private final List<Node> parts;
  private final boolean missingKeysAllowed;
  private final int valueLimit;

  private JsonPath(List<Node> parts, boolean missingKeysAllowed, int valueLimit) {
    this.parts = parts;
    this.missingKeysAllowed = missingKeysAllowed;
    this.valueLimit = valueLimit;
  }

  /**
   * Reads a template.
   *
   * @throws JsonPathException when it is not well-formed
   */
  public static JsonPath parse(String template) {
    return new JsonPath(TemplateReader.read(template), false, VALUES);
  }

  /**
   * The template that a path written with less care means: {@code a.b}, {@code .a.b}, {@code {a.b}}
   * and {@code {.a.b}} are all {@code {.a.b}}. Nothing stays nothing.
   *
   * @throws JsonPathException when the text has other braces
   */
  public static String relaxed(String path) {
    if (path.isEmpty()) {
      return path;
    }
    Matcher matcher = RELAXED.matcher(path);
    if (!matcher.matches()) {
      throw new JsonPathException(
          "unexpected path string, expected a 'name1.name2' or '.name1.name2' or '{name1.name2}'"
              + " or '{.name1.name2}'");
    }
    String fields = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
    return "{." + fields + "}";
  }

  /** The same template, for which a field that is not there is no error but no value. */
  public JsonPath allowMissingKeys() {
    return new JsonPath(parts, true, valueLimit);
  }

  /**
   * The same template, which may look at so many values at most; for templates of strangers,
   * because a short one can ask for a great many.
   */
  public JsonPath limitTo(int values) {
    return new JsonPath(parts, missingKeysAllowed, values);
  }

  /**
   * What the parts of the template find, in order, once for each turn of a range. Texts are values
   * too.
   *
   * @throws JsonPathException when the template does not fit the data
   */
  public List<List<@Nullable Object>> find(@Nullable Object tree) {
    return new Evaluation(parts, missingKeysAllowed, valueLimit).run(tree);
  }

  /**
   * The template filled in. Values of one part have a space between them; objects and arrays are
   * compact JSON.
   *
   * @throws JsonPathException when the template does not fit the data
   */
  public String print(@Nullable Object tree) {
    StringBuilder out = new StringBuilder();
    for (List<@Nullable Object> values : find(tree)) {
      for (int i = 0; i < values.size(); i++) {
        out.append(i == 0 ? "" : " ").append(text(values.get(i)));
      }
    }
    return out.toString();
  }

  /**
   * The values of each part as an indented JSON array with a line break at its end.
   *
   * @throws JsonPathException when the template does not fit the data
   */
  public String printJson(@Nullable Object tree) {
    StringBuilder out = new StringBuilder();
    for (List<@Nullable Object> values : find(tree)) {
      byte[] json = JsonTree.toIndentedBytes(values, "    ");
      out.append(new String(json, StandardCharsets.UTF_8));
    }
    return out.toString();
  }

  /** A value as {@link #print} shows it. */
  public static String text(@Nullable Object value) {
    return value instanceof Map || value instanceof List
        ? new String(JsonTree.toBytes(value), StandardCharsets.UTF_8)
        : GoFormat.value(value);
  }
}
