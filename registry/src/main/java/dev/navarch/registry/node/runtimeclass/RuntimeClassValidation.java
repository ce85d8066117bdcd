package dev.navarch.registry.node.runtimeclass;

import dev.navarch.api.node.v1.RuntimeClass;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.core.pod.TolerationValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.ResourceValidation;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with ways to run containers. */
public final class RuntimeClassValidation {
  private static final FieldPath HANDLER = FieldPath.of("handler");
  private static final FieldPath OVERHEAD = FieldPath.of("overhead", "podFixed");
  private static final FieldPath SCHEDULING = FieldPath.of("scheduling");

  private RuntimeClassValidation() {}

  public static List<FieldError> create(RuntimeClass runtime) {
    List<FieldError> errors = new ArrayList<>(0);
    NameValidation.dnsLabel(runtime.handler(), HANDLER, errors);
    if (runtime.overhead() != null) {
      runtime
          .overhead()
          .podFixed()
          .forEach((name, amount) -> {
            ResourceValidation.containerName(name, OVERHEAD.key(name), errors);
            ResourceValidation.nonNegative(amount, OVERHEAD.key(name), errors);
          });
    }
    if (runtime.scheduling() != null) {
      LabelValidation.labels(
          runtime.scheduling().nodeSelector(), SCHEDULING.child("nodeSelector"), errors);
      TolerationValidation.check(
          runtime.scheduling().tolerations(), SCHEDULING.child("tolerations"), errors);
    }
    return errors;
  }

  public static List<FieldError> update(RuntimeClass runtime, RuntimeClass old) {
    List<FieldError> errors = new ArrayList<>(0);
    Immutability.check(runtime.handler(), old.handler(), HANDLER, errors);
    return errors;
  }
}
