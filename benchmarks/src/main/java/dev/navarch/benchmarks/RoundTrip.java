package dev.navarch.benchmarks;

import io.kubernetes.client.proto.V1;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Makes sure, before anything is measured, that a codec loses nothing. */
final class RoundTrip {
  private RoundTrip() {}

  /**
   * Decodes and encodes a pod and compares the trees. Libraries may write members that are null or
   * empty, a time with more digits, and members in any order; everything else is a difference.
   *
   * @throws IllegalStateException when the trees differ
   */
  static void checkJson(PodCodec codec, byte[] json) {
    JsonNode before = JsonMapper.shared().readTree(json);
    JsonNode after = JsonMapper.shared().readTree(codec.encode(codec.decode(json)));
    compare(before, after, "");
  }

  private static void compare(JsonNode before, JsonNode after, String path) {
    boolean same =
        switch (before.getNodeType()) {
          case OBJECT -> {
            Set<String> names = new TreeSet<>(before.propertyNames());
            names.addAll(after.propertyNames());
            names.forEach(name -> compare(before.path(name), after.path(name), path + "/" + name));
            yield after.isObject();
          }
          case ARRAY -> {
            for (int i = 0; i < before.size(); i++) {
              compare(before.get(i), after.path(i), path + "/" + i);
            }
            yield after.isArray() && after.size() == before.size();
          }
          case MISSING, NULL ->
              after.isMissingNode() || after.isNull() || (after.isContainer() && after.isEmpty());
          case STRING -> before.equals(after) || sameTime(before, after);
          default -> before.equals(after);
        };
    if (!same) {
      throw new IllegalStateException(path + " changed from " + before + " to " + after);
    }
  }

  private static boolean sameTime(JsonNode before, JsonNode after) {
    try {
      return Instant.parse(before.asString()).equals(Instant.parse(after.asString()));
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  /**
   * Decodes and encodes a pod and compares the bytes; then asks the official classes for the names
   * of the containers.
   *
   * @throws IllegalStateException when the bytes or the names differ
   */
  static void checkProto(PodCodec codec, byte[] proto, List<String> containers) {
    byte[] after = codec.encode(codec.decode(proto));
    if (!Arrays.equals(proto, after)) {
      throw new IllegalStateException(
          "the pod's bytes differ from offset " + Arrays.mismatch(proto, after));
    }
    List<String> names =
        new OfficialProto()
            .decode(after).getSpec().getContainersList().stream()
                .map(V1.Container::getName)
                .toList();
    if (!names.equals(containers)) {
      throw new IllegalStateException("containers " + names + " instead of " + containers);
    }
  }
}
