package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;

/** Makes the nodes of the first document of a text out of the parser's events. */
final class YamlComposer {
  /**
   * The parser copies a scalar once for each buffer that it spans, so large texts get large
   * buffers.
   */
  private static final int SMALL_BUFFER = 1 << 13;

  private static final LoadSettings SMALL = settings(SMALL_BUFFER);
  private static final LoadSettings LARGE = settings(1 << 20);

  private static final int UNITS_PER_EVENT = 20;

  private final String text;
  private final int firstLine;
  private final Iterator<Event> events;
  private final Map<String, YamlNode> anchors = new HashMap<>();

  /** The children of the collections that are open, innermost first. */
  private final Deque<List<YamlNode>> open = new ArrayDeque<>();

  private YamlComposer(String text, int firstLine) {
    this.text = text;
    this.firstLine = firstLine;
    LoadSettings settings = text.length() > SMALL_BUFFER ? LARGE : SMALL;
    this.events = new Parse(settings).parseString(text).iterator();
  }

  private static LoadSettings settings(int bufferSize) {
    return LoadSettings.builder()
        .setUseMarks(true)
        .setParseComments(false)
        .setCodePointLimit(YamlReader.MAX_SIZE)
        .setBufferSize(bufferSize)
        .build();
  }

  /**
   * The root of the first document, or null for a text without one. What follows it is not read.
   */
  static @Nullable YamlNode compose(String text, int firstLine) {
    return new YamlComposer(text, firstLine).document();
  }

  private @Nullable YamlNode document() {
    List<YamlNode> roots = new ArrayList<>(1);
    open.push(roots);
    while (true) {
      Event event = next();
      switch (event.getEventId()) {
        case Scalar -> add(scalar((ScalarEvent) event));
        case Alias -> add(alias((AliasEvent) event));
        case SequenceStart -> {
          List<YamlNode> items = new ArrayList<>();
          begin((NodeEvent) event, new YamlNode.Sequence(line(event), items), items);
        }
        case MappingStart -> {
          List<YamlNode> entries = new ArrayList<>();
          begin((NodeEvent) event, new YamlNode.Mapping(line(event), entries), entries);
        }
        case SequenceEnd, MappingEnd -> open.pop();
        case DocumentEnd, StreamEnd -> {
          return roots.isEmpty() ? null : roots.getFirst();
        }
        case StreamStart, DocumentStart, Comment -> {}
      }
    }
  }

  /**
   * The only place where the parser runs: whatever it throws at bad text becomes one kind of
   * answer.
   */
  private Event next() {
    Work.step(UNITS_PER_EVENT);
    try {
      return events.next();
    } catch (RuntimeException e) {
      throw YamlProblem.of(e, text, firstLine);
    }
  }

  private void add(YamlNode node) {
    open.element().add(node);
  }

  private void begin(NodeEvent event, YamlNode node, List<YamlNode> children) {
    if (open.size() > YamlReader.MAX_DEPTH) {
      throw tooDeep(node.line());
    }
    anchor(event, node);
    add(node);
    open.push(children);
  }

  static DecodeException tooDeep(int line) {
    return YamlProblem.at(line, "exceeded max depth of " + YamlReader.MAX_DEPTH);
  }

  private YamlNode scalar(ScalarEvent event) {
    int line = line(event);
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

  private YamlNode alias(AliasEvent event) {
    String name = event.getAlias().getValue();
    YamlNode target = anchors.get(name);
    if (target == null) {
      throw YamlProblem.at(line(event), "unknown anchor '" + name + "' referenced");
    }
    return new YamlNode.Alias(line(event), name, target);
  }

  private void anchor(NodeEvent event, YamlNode node) {
    event.getAnchor().ifPresent(anchor -> anchors.put(anchor.getValue(), node));
  }

  private int line(Event event) {
    return event.getStartMark().map(Mark::getLine).orElse(0) + firstLine;
  }
}
