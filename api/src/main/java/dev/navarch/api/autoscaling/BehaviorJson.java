package dev.navarch.api.autoscaling;

import dev.navarch.api.autoscaling.v2.HPAScalingPolicy;
import dev.navarch.api.autoscaling.v2.HPAScalingRules;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehaviorDescriptor;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Scaling rules as the {@link RoundTripAnnotations#BEHAVIOR} annotation holds them.
 *
 * <p>Its form is not that of any version: names start with a capital, and what is unset is written
 * as null. Clients and stored objects know it so. Names are read in whatever case they come,
 * because people write them by hand as they know them from v2.
 */
public final class BehaviorJson {
  /** The names of v2 by the same name without capitals. */
  private static final Map<String, String> NAMES =
      Stream.of(
              "scaleUp",
              "scaleDown",
              "stabilizationWindowSeconds",
              "selectPolicy",
              "policies",
              "tolerance",
              "type",
              "value",
              "periodSeconds")
          .collect(Collectors.toMap(BehaviorJson::withoutCapitals, Function.identity()));

  private BehaviorJson() {}

  /** Writes rules for the annotation. */
  public static String write(HorizontalPodAutoscalerBehavior behavior) {
    JsonWriter out = new JsonWriter();
    out.beginObject();
    field(out, "ScaleUp", behavior.scaleUp(), BehaviorJson::rules);
    field(out, "ScaleDown", behavior.scaleDown(), BehaviorJson::rules);
    out.endObject();
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }

  private static void rules(JsonWriter out, HPAScalingRules rules) {
    List<HPAScalingPolicy> policies = rules.policies();
    out.beginObject();
    field(out, "StabilizationWindowSeconds", rules.stabilizationWindowSeconds(), JsonWriter::int32);
    field(out, "SelectPolicy", rules.selectPolicy(), JsonWriter::string);
    field(out, "Policies", Absent.is(policies) ? null : policies, BehaviorJson::policies);
    field(out, "Tolerance", rules.tolerance(), JsonWriter::quantity);
    out.endObject();
  }

  private static void policies(JsonWriter out, List<HPAScalingPolicy> policies) {
    out.beginArray();
    for (HPAScalingPolicy policy : policies) {
      out.beginObject();
      field(out, "Type", policy.type(), JsonWriter::string);
      field(out, "Value", policy.value(), JsonWriter::int32);
      field(out, "PeriodSeconds", policy.periodSeconds(), JsonWriter::int32);
      out.endObject();
    }
    out.endArray();
  }

  private static <T> void field(
      JsonWriter out, String name, @Nullable T value, BiConsumer<JsonWriter, T> write) {
    out.key(name);
    if (value == null) {
      out.nullValue();
    } else {
      write.accept(out, value);
    }
  }

  /**
   * Reads the annotation. Nothing, a text that cannot be read and rules for no direction give none.
   */
  public static Optional<HorizontalPodAutoscalerBehavior> read(@Nullable String annotation) {
    if (annotation == null) {
      return Optional.empty();
    }
    try {
      Object tree = JsonTree.parse(annotation.getBytes(StandardCharsets.UTF_8));
      HorizontalPodAutoscalerBehavior behavior =
          JsonReader.read(
              JsonTree.toBytes(renamed(tree)),
              false,
              in ->
                  in.value(
                      HorizontalPodAutoscalerBehaviorDescriptor.INSTANCE,
                      HorizontalPodAutoscalerBehaviorDescriptor.ZERO));
      return behavior.scaleUp() == null && behavior.scaleDown() == null
          ? Optional.empty()
          : Optional.of(behavior);
    } catch (DecodeException e) {
      return Optional.empty();
    }
  }

  /** The tree with every name that v2 knows spelt as v2 spells it. */
  private static @Nullable Object renamed(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> map) {
      Map<String, @Nullable Object> renamed = new HashMap<>();
      map.forEach((name, value) -> {
        String text = String.valueOf(name);
        renamed.put(NAMES.getOrDefault(withoutCapitals(text), text), renamed(value));
      });
      return renamed;
    }
    if (tree instanceof List<?> list) {
      List<@Nullable Object> renamed = new ArrayList<>();
      list.forEach(item -> renamed.add(renamed(item)));
      return renamed;
    }
    return tree;
  }

  private static String withoutCapitals(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
