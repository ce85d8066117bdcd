package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

@ApiType(atomic = true)
public record ParamRef(
    @Field(1) String name,
    @Field(2) String namespace,
    @Field(3) @Nullable LabelSelector selector,
    @Field(4) @EnumOf(ParameterNotFoundActionType.class) @Nullable String parameterNotFoundAction)
    implements ApiStruct<ParamRef> {
  /** Starts a value in which nothing is set. */
  public static ParamRefBuilder builder() {
    return new ParamRefBuilder();
  }

  /** Starts a value from this one. */
  public ParamRefBuilder toBuilder() {
    return new ParamRefBuilder(this);
  }
}
