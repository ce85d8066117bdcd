package dev.navarch.attacks.fuzz;

import dev.navarch.attacks.client.Answer;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Tells faults of the server from the answers with a 5xx status that Kubernetes gives to faulty
 * requests.
 */
final class ServerErrors {
  /** Messages of Kubernetes that blame the server. */
  private static final List<Pattern> EXPECTED =
      List.of(
          Pattern.compile("failed to create typed patch object"),
          Pattern.compile("failed to convert new object"),
          Pattern.compile("does not contain declared merge key"),
          Pattern.compile("unknown patch type: "),
          Pattern.compile("expected a .*, but received a "),
          Pattern.compile("list element types are not identical"),
          Pattern.compile("unable to find api field in struct"),
          Pattern.compile("The order in patch list"),
          Pattern.compile("strconv\\.ParseUint: parsing"),
          Pattern.compile("Too large resource version"));

  private ServerErrors() {}

  /** Returns what is wrong with an answer, or an empty string. */
  static String of(Answer answer) {
    if (answer.status() < 500) {
      return "";
    }
    String text = answer.text();
    boolean expected = EXPECTED.stream().anyMatch(pattern -> pattern.matcher(text).find());
    return expected ? "" : answer.toString().replaceAll("[0-9a-f]{8}-[0-9a-f-]{27}", "ID");
  }
}
