package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Drivers available on a node.
 *
 * @param drivers Registered drivers with their node-specific data; may be empty
 */
@ApiType
public record CSINodeSpec(
    @Field(value = 1, required = true) @ListMap("name") @PatchMerge("name")
        List<CSINodeDriver> drivers)
    implements ApiStruct<CSINodeSpec> {
  /** Starts a value in which nothing is set. */
  public static CSINodeSpecBuilder builder() {
    return new CSINodeSpecBuilder();
  }

  /** Starts a value from this one. */
  public CSINodeSpecBuilder toBuilder() {
    return new CSINodeSpecBuilder(this);
  }
}
