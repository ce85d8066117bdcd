package dev.navarch.registry.flowcontrol.prioritylevelconfiguration;

import dev.navarch.api.flowcontrol.v1.ExemptPriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.LimitResponse;
import dev.navarch.api.flowcontrol.v1.LimitResponseType;
import dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationSpec;
import dev.navarch.api.flowcontrol.v1.PriorityLevelEnablement;
import dev.navarch.api.flowcontrol.v1.QueuingConfiguration;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is wrong with levels of priority among requests. */
public final class PriorityLevelConfigurationValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final List<String> TYPES =
      List.of(PriorityLevelEnablement.EXEMPT, PriorityLevelEnablement.LIMITED);
  private static final List<String> RESPONSES =
      List.of(LimitResponseType.QUEUE, LimitResponseType.REJECT);
  private static final int MAX_QUEUES = 10_000_000;

  private PriorityLevelConfigurationValidation() {}

  public static List<FieldError> create(PriorityLevelConfiguration level) {
    List<FieldError> errors = new ArrayList<>(0);
    PriorityLevelConfigurationSpec spec = level.spec();
    boolean exempt = level.metadata().name().equals("exempt");
    if (exempt != spec.type().equals(PriorityLevelEnablement.EXEMPT)) {
      errors.add(
          FieldError.invalid(
              SPEC.child("type"),
              spec.type(),
              "type must be 'Exempt' if and only if name is 'exempt'"));
    }
    switch (spec.type()) {
      case PriorityLevelEnablement.EXEMPT -> {
        if (spec.limited() != null) {
          errors.add(
              FieldError.forbidden(
                  SPEC.child("limited"), "must be nil if the type is not Limited"));
        }
        exempt(spec.exempt(), errors);
      }
      case PriorityLevelEnablement.LIMITED -> {
        if (spec.exempt() != null) {
          errors.add(
              FieldError.forbidden(SPEC.child("exempt"), "must be nil if the type is Limited"));
        }
        limited(spec.limited(), errors);
      }
      default -> errors.add(FieldError.notSupported(SPEC.child("type"), spec.type(), TYPES));
    }
    return errors;
  }

  private static void exempt(
      @Nullable ExemptPriorityLevelConfiguration exempt, List<FieldError> errors) {
    if (exempt == null) {
      return;
    }
    FieldPath path = SPEC.child("exempt");
    shares(exempt.nominalConcurrencyShares(), path, errors);
    percent(exempt.lendablePercent(), path.child("lendablePercent"), errors);
  }

  private static void limited(
      @Nullable LimitedPriorityLevelConfiguration limited, List<FieldError> errors) {
    FieldPath path = SPEC.child("limited");
    if (limited == null) {
      errors.add(FieldError.required(path, "must not be empty when type is Limited"));
      return;
    }
    shares(limited.nominalConcurrencyShares(), path, errors);
    response(limited.limitResponse(), path.child("limitResponse"), errors);
    percent(limited.lendablePercent(), path.child("lendablePercent"), errors);
    Integer borrowing = limited.borrowingLimitPercent();
    if (borrowing != null && borrowing < 0) {
      errors.add(
          FieldError.invalid(
              path.child("borrowingLimitPercent"),
              borrowing,
              "if specified, must be a non-negative integer"));
    }
  }

  private static void shares(@Nullable Integer shares, FieldPath path, List<FieldError> errors) {
    if (shares != null && shares < 0) {
      errors.add(
          FieldError.invalid(
              path.child("nominalConcurrencyShares"), shares, "must be a non-negative integer"));
    }
  }

  private static void percent(@Nullable Integer percent, FieldPath path, List<FieldError> errors) {
    if (percent != null && (percent < 0 || percent > 100)) {
      errors.add(FieldError.invalid(path, percent, NumberValidation.rangeError(0, 100)));
    }
  }

  private static void response(LimitResponse response, FieldPath path, List<FieldError> errors) {
    QueuingConfiguration queuing = response.queuing();
    switch (response.type()) {
      case LimitResponseType.REJECT -> {
        if (queuing != null) {
          errors.add(
              FieldError.forbidden(
                  path.child("queuing"),
                  "must be nil if limited.limitResponse.type is not Limited"));
        }
      }
      case LimitResponseType.QUEUE -> {
        if (queuing == null) {
          errors.add(
              FieldError.required(
                  path.child("queuing"),
                  "must not be empty if limited.limitResponse.type is Limited"));
        } else {
          queuing(queuing, path.child("queuing"), errors);
        }
      }
      default ->
          errors.add(FieldError.notSupported(path.child("type"), response.type(), RESPONSES));
    }
  }

  private static void queuing(
      QueuingConfiguration queuing, FieldPath path, List<FieldError> errors) {
    positive(queuing.queueLengthLimit(), path.child("queueLengthLimit"), errors);
    positive(queuing.queues(), path.child("queues"), errors);
    if (queuing.queues() > MAX_QUEUES) {
      errors.add(
          FieldError.invalid(
              path.child("queues"), queuing.queues(), "must not be greater than " + MAX_QUEUES));
    }
    positive(queuing.handSize(), path.child("handSize"), errors);
    if (queuing.handSize() > queuing.queues()) {
      errors.add(
          FieldError.invalid(
              path.child("handSize"),
              queuing.handSize(),
              "should not be greater than queues (%d)".formatted(queuing.queues())));
    }
  }

  private static void positive(int value, FieldPath path, List<FieldError> errors) {
    if (value <= 0) {
      errors.add(FieldError.invalid(path, value, "must be positive"));
    }
  }

  public static List<FieldError> update(
      PriorityLevelConfiguration level, PriorityLevelConfiguration old) {
    return create(level);
  }
}
