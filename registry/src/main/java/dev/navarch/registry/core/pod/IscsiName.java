package dev.navarch.registry.core.pod;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.regex.Pattern;

/** Names of iSCSI nodes: {@code iqn.2001-04.com.example:storage}, {@code eui.} or {@code naa.}. */
final class IscsiName {
  // Both repeated classes end at a colon that only the second may hold: matching takes one pass
  // for each place where a name may begin.
  private static final Pattern IQN =
      Pattern.compile("iqn\\.[0-9]{4}-[0-9]{2}\\.[A-Za-z0-9.-]++:[^,;*&$|\\s]++$");
  private static final Pattern EUI = Pattern.compile("^eui.[A-Za-z0-9]{16}$");
  private static final Pattern NAA = Pattern.compile("^naa.[A-Za-z0-9]{32}$");

  private IscsiName() {}

  static void check(String name, FieldPath path, List<FieldError> errors) {
    Pattern form =
        name.startsWith("iqn")
            ? IQN
            : name.startsWith("eui") ? EUI : name.startsWith("naa") ? NAA : null;
    if (form == null) {
      errors.add(
          FieldError.invalid(path, name, "must be valid format starting with iqn, eui, or naa"));
    } else if (!form.matcher(name).find()) {
      errors.add(FieldError.invalid(path, name, "must be valid format"));
    }
  }
}
