package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.wire.DecodeException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;

/**
 * Says what is wrong with a document, and in which line. Where the parser knows a problem that
 * Kubernetes' parser knows too, the words are those that people meet there.
 */
final class YamlProblem {
  private YamlProblem() {}

  static DecodeException at(int line, String problem) {
    return new DecodeException("yaml: line " + line + ": " + problem);
  }

  /** Translates what the parser threw. */
  static DecodeException of(RuntimeException cause, String text, int firstLine) {
    int line = firstLine;
    String problem = cause.getMessage();
    if (cause instanceof ReaderException unreadable) {
      line += breaksBefore(text, unreadable.getPosition());
      problem = "control characters are not allowed";
    } else if (cause instanceof MarkedYamlEngineException marked) {
      Optional<Mark> mark = marked.getProblemMark().or(marked::getContextMark);
      line += mark.map(Mark::getLine).orElse(0);
      problem = words(marked.getContext(), marked.getProblem());
    }
    String shown = problem == null ? "unknown problem parsing YAML content" : problem;
    return new DecodeException("yaml: line " + line + ": " + shown, cause);
  }

  private static int breaksBefore(String text, int codePoints) {
    int breaks = 0;
    int count = 0;
    for (int i = 0; i < text.length() && count < codePoints; i++, count++) {
      char c = text.charAt(i);
      if (c == '\n') {
        breaks++;
      } else if (Character.isHighSurrogate(c)) {
        i++;
      }
    }
    return breaks;
  }

  private static @Nullable String words(@Nullable String context, @Nullable String problem) {
    if (problem == null) {
      return context;
    }
    if (problem.startsWith("expected <block end>")) {
      return context != null && context.contains("collection")
          ? "did not find expected '-' indicator"
          : "did not find expected key";
    }
    if (problem.endsWith("are not allowed here")) {
      String what = problem.substring(0, problem.length() - "here".length());
      return (what.startsWith("sequence") ? "block " : "") + what + "in this context";
    }
    if (problem.contains("that cannot start any token")) {
      return "found character that cannot start any token";
    }
    if (problem.startsWith("expected ',' or ")) {
      return "did not find " + problem.substring(0, "expected ',' or ']'".length());
    }
    if (problem.startsWith("expected the node content")) {
      return "did not find expected node content";
    }
    if (problem.startsWith("expected '<document start>'")) {
      return "did not find expected <document start>";
    }
    if (problem.startsWith("found unknown escape character")) {
      return "found unknown escape character";
    }
    if (problem.startsWith("unexpected character found")) {
      return "did not find expected alphabetic or numeric character";
    }
    if (problem.startsWith("found undefined tag handle")) {
      return "found undefined tag handle";
    }
    if (problem.startsWith("found unexpected document separator")) {
      return "found unexpected document indicator";
    }
    return problem;
  }
}
