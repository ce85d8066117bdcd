package dev.navarch.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON of a pod with gaps, which are filled differently for each pod: {@code %podUid%} and
 * others, see {@link PodIdentity}. What has no gap is the same in all pods, as in a real
 * deployment.
 *
 * @param texts what stands before, between and after the gaps
 * @param gaps the names of the gaps, one less than texts
 */
public record PodTemplate(List<String> texts, List<String> gaps) {
  private static final Pattern GAP = Pattern.compile("%([a-zA-Z]+)%");

  public PodTemplate {
    texts = List.copyOf(texts);
    gaps = List.copyOf(gaps);
  }

  /** Parses a template and takes out white space. */
  static PodTemplate parse(String json) {
    String compact = JsonMapper.shared().readTree(json).toString();
    List<String> texts = new ArrayList<>();
    List<String> gaps = new ArrayList<>();
    int end = 0;
    for (Matcher gap = GAP.matcher(compact); gap.find(); end = gap.end()) {
      texts.add(compact.substring(end, gap.start()));
      gaps.add(gap.group(1));
    }
    texts.add(compact.substring(end));
    return new PodTemplate(texts, gaps);
  }

  /** The JSON of one pod. */
  public byte[] pod(int number) {
    PodIdentity identity = new PodIdentity(number);
    StringBuilder json = new StringBuilder(texts.getFirst());
    for (int i = 0; i < gaps.size(); i++) {
      json.append(identity.value(gaps.get(i))).append(texts.get(i + 1));
    }
    return json.toString().getBytes(StandardCharsets.UTF_8);
  }

  static String resource(String name) {
    try (InputStream in = PodTemplate.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
