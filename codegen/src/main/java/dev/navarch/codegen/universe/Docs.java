package dev.navarch.codegen.universe;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;

/**
 * The Javadoc of a record as plain text: what the type is, and what each component is.
 *
 * @param text the type's text; empty where there is none
 * @param components the components' texts, by name
 */
public record Docs(String text, Map<String, String> components) {
  /**
   * The resource that holds the texts of a compiled package's types. It stands in the package
   * itself, because a compiler finds resources of the class path in packages only.
   */
  public static final String RESOURCE = "descriptions.properties";

  private static final Pattern INLINE_TAG = Pattern.compile("\\{@\\w+\\s+([^}]*)}");
  private static final Pattern MARKUP = Pattern.compile("</?\\w+>");

  public Docs {
    components = Map.copyOf(components);
  }

  /**
   * Reads a record's Javadoc: from its source, or where it is compiled already, from a resource.
   */
  public static Docs of(Universe universe, Element element) {
    String comment = universe.elements().getDocComment(element);
    return comment == null ? compiled(universe, element) : parse(comment);
  }

  private static Docs compiled(Universe universe, Element element) {
    String javaPackage = universe.elements().getPackageOf(element).getQualifiedName().toString();
    Properties texts = universe.compiledDocs(javaPackage);
    String name = element.getSimpleName().toString();
    Map<String, String> components = new HashMap<>();
    for (String key : texts.stringPropertyNames()) {
      if (key.startsWith(name + ".")) {
        components.put(key.substring(name.length() + 1), texts.getProperty(key));
      }
    }
    return new Docs(texts.getProperty(name, ""), components);
  }

  /** Takes a comment apart at its block tags. */
  static Docs parse(String comment) {
    Map<String, String> components = new HashMap<>();
    String[] blocks = comment.split("(?m)^\\s*@", -1);
    for (int i = 1; i < blocks.length; i++) {
      Matcher param = Pattern.compile("(?s)param\\s+(\\w+)\\s+(.*)").matcher(blocks[i]);
      if (param.matches()) {
        components.put(param.group(1), plain(param.group(2)));
      }
    }
    return new Docs(plain(blocks[0]), components);
  }

  private static String plain(String text) {
    Matcher tags = INLINE_TAG.matcher(text);
    String untagged = tags.replaceAll(tag -> Matcher.quoteReplacement(tag.group(1)));
    return MARKUP.matcher(untagged).replaceAll("").replaceAll("\\s+", " ").strip();
  }

  /** These texts, and those of another type of the same shape where these are missing. */
  public Docs orElse(Docs other) {
    Map<String, String> all = new HashMap<>(other.components);
    all.putAll(components);
    return new Docs(text.isEmpty() ? other.text : text, all);
  }
}
