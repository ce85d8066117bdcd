package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record Mutation(
    @Field(value = 2, required = true) @EnumOf(value = PatchType.class, closed = true)
        String patchType,
    @Field(3) @Nullable ApplyConfiguration applyConfiguration,
    @Field(4) @Nullable JSONPatch jsonPatch)
    implements ApiStruct<Mutation> {
  /** Starts a value in which nothing is set. */
  public static MutationBuilder builder() {
    return new MutationBuilder();
  }

  /** Starts a value from this one. */
  public MutationBuilder toBuilder() {
    return new MutationBuilder(this);
  }
}
