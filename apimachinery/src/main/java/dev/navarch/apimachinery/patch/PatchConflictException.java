package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.yaml.YamlWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

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
    return new String(YamlWriter.write(tree), StandardCharsets.UTF_8);
  }
}
