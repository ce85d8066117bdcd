package dev.navarch.registry.resource.devicetaintrule;

import dev.navarch.api.resource.v1beta2.DeviceTaintRule;
import dev.navarch.apiserver.table.Columns;
import java.util.Objects;

/** How rules that taint devices are listed. */
public final class DeviceTaintRuleColumns {
  public static final Columns<DeviceTaintRule> COLUMNS =
      Columns.<DeviceTaintRule>named()
          .text("Key", "Key of the taint", r -> r.spec().taint().key())
          .text(
              "Value",
              "Value of the taint",
              r -> Objects.requireNonNullElse(r.spec().taint().value(), ""))
          .text("Effect", "What the taint does to pods", r -> r.spec().taint().effect())
          .since("TimeAdded", "When the taint was put on", r -> r.spec().taint().timeAdded())
          .age()
          .build();

  private DeviceTaintRuleColumns() {}
}
