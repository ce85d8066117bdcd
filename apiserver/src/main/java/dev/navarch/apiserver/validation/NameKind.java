package dev.navarch.apiserver.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import java.util.ArrayList;
import java.util.List;

/** The forms of names that kinds choose from. */
public enum NameKind implements NameCheck {
  /** Lower-case labels with dots between them; most kinds. */
  DNS_SUBDOMAIN {
    @Override
    public List<String> check(String name, boolean prefix) {
      return inCharacters(NameSyntax.dns1123Subdomain(prefix ? completed(name) : name));
    }
  },
  /** One lower-case label, such as the name of a namespace. */
  DNS_LABEL {
    @Override
    public List<String> check(String name, boolean prefix) {
      return inCharacters(NameSyntax.dns1123Label(prefix ? completed(name) : name));
    }
  },
  /** One lower-case label that starts with a letter. */
  DNS_1035_LABEL {
    @Override
    public List<String> check(String name, boolean prefix) {
      return inCharacters(NameSyntax.dns1035Label(prefix ? completed(name) : name));
    }
  },
  /** Anything that stays one segment of a URL's path, such as the name of a role. */
  PATH_SEGMENT {
    @Override
    public List<String> check(String name, boolean prefix) {
      if (!prefix && (name.equals(".") || name.equals(".."))) {
        return List.of("may not be '" + name + "'");
      }
      List<String> errors = new ArrayList<>(0);
      for (String forbidden : List.of("/", "%")) {
        if (name.contains(forbidden)) {
          errors.add("may not contain '" + forbidden + "'");
        }
      }
      return errors;
    }
  };

  /** A prefix may end in a dash, because a name made of it never does. */
  private static String completed(String prefix) {
    return prefix.length() > 1 && prefix.endsWith("-")
        ? prefix.substring(0, prefix.length() - 2) + "a"
        : prefix;
  }

  /** The limits of names are told in characters, those of labels in bytes. */
  private static List<String> inCharacters(List<String> errors) {
    return errors.stream()
        .map(error ->
            error.startsWith("must be no more than ")
                ? error.replace(" bytes", " characters")
                : error)
        .toList();
  }
}
