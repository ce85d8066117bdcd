package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;

/** Makes the nodes of the first document of a text out of the parser's events. */
final class YamlComposer {
  private static final LoadSettings SETTINGS =
      LoadSettings.builder()
          .setUseMarks(true)
          .setParseComments(false)
          .setCodePointLimit(YamlReader.MAX_SIZE)
          .build();

  private final String text;
  private final int firstLine;
  private final Iterator<Event> events;
  private final Map<String, YamlNode> anchors = new HashMap<>();
  private int depth;

  private YamlComposer(String text, int firstLine) {
    this.text = text;
    this.firstLine = firstLine;
    this.events = new Parse(SETTINGS).parseString(text).iterator();
  }

  /** The root of the first document, or null for a text without one. What follows it is not read. */
  static @Nullable YamlNode compose(String text, int firstLine) {
    YamlComposer composer = new YamlComposer(text, firstLine);
    while (true) {
      Event event = composer.next();
      switch (event.getEventId()) {
        case StreamEnd -> {
          return null;
        }
        case DocumentStart -> {
          YamlNode root = composer.node(composer.next());
          composer.next(); // the end of the document, where the parser finds what does not belong to it
          return root;
        }
        default -> {}
      }
    }
  }

  /** The only place where the parser runs: whatever it throws at bad text becomes one kind of answer. */
  private Event next() {
    try {
      return events.next();
    } catch (RuntimeException e) {
      throw YamlProblem.of(e, text, firstLine);
    }
  }

  private YamlNode node(Event event) {
    int line = line(event);
    return switch (event.getEventId()) {
      case Scalar -> scalar((ScalarEvent) event, line);
      case Alias -> alias((AliasEvent) event, line);
      case SequenceStart -> {
        List<YamlNode> items = new ArrayList<>();
        yield collection(event, new YamlNode.Sequence(line, items), items, Event.ID.SequenceEnd);
      }
      case MappingStart -> {
        List<YamlNode> entries = new ArrayList<>();
        yield collection(event, new YamlNode.Mapping(line, entries), entries, Event.ID.MappingEnd);
      }
      default -> throw YamlProblem.at(line, "did not find expected node content");
    };
  }

  private YamlNode scalar(ScalarEvent event, int line) {
    String value = event.getValue();
    if (hasHalfPair(value)) {
      throw YamlProblem.at(line, "found invalid Unicode character escape code");
    }
    YamlNode node = new YamlNode.Scalar(line, event.getTag().orElse(null), event.isPlain(), value);
    anchor(event, node);
    return node;
  }

  private static boolean hasHalfPair(String value) {
    for (int i = 0; i < value.length(); i++) {
      if (Character.isSurrogate(value.charAt(i))) {
        if (!Character.isSupplementaryCodePoint(value.codePointAt(i))) {
          return true;
        }
        i++;
      }
    }
    return false;
  }

  private YamlNode alias(AliasEvent event, int line) {
    String name = event.getAlias().getValue();
    YamlNode target = anchors.get(name);
    if (target == null) {
      throw YamlProblem.at(line, "unknown anchor '" + name + "' referenced");
    }
    return new YamlNode.Alias(line, name, target);
  }

  private YamlNode collection(Event start, YamlNode node, List<YamlNode> children, Event.ID end) {
    if (++depth > YamlReader.MAX_DEPTH) {
      throw tooDeep(node.line());
    }
    anchor((NodeEvent) start, node);
    for (Event event = next(); event.getEventId() != end; event = next()) {
      children.add(node(event));
    }
    depth--;
    return node;
  }

  static DecodeException tooDeep(int line) {
    return YamlProblem.at(line, "exceeded max depth of " + YamlReader.MAX_DEPTH);
  }

  private void anchor(NodeEvent event, YamlNode node) {
    Optional<Anchor> anchor = event.getAnchor();
    if (anchor.isPresent()) {
      anchors.put(anchor.get().getValue(), node);
    }
  }

  private int line(Event event) {
    return event.getStartMark().map(Mark::getLine).orElse(0) + firstLine;
  }
}
