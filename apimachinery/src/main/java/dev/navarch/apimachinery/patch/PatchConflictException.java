package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/** A computed patch changes what somebody else has changed otherwise in the meantime. */
public final class PatchConflictException extends PatchException {
  private static final long serialVersionUID = 1;

  PatchConflictException(StringMap<@Nullable Object> patch, StringMap<@Nullable Object> changes) {
    super(
        Fault.UNMERGEABLE,
        "patch:\n"
            + yaml(patch)
            + "\nconflicts with changes made from original to current:\n"
            + yaml(changes)
            + "\n");
  }

  private static String yaml(StringMap<@Nullable Object> tree) {
    DumpSettings settings =
        DumpSettings.builder()
            .setDefaultFlowStyle(FlowStyle.BLOCK)
            .setDereferenceAliases(true)
            .setSplitLines(false)
            .build();
    return new Dump(settings).dumpToString(tree);
  }
}
