package dev.navarch.api.scheduling.v1;

import dev.navarch.api.core.v1.PreemptionPolicy;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import org.jspecify.annotations.Nullable;

/** Gives a name to a pod priority, which guides scheduling order and preemption. */
@ApiType
@Resource(namespaced = false, shortNames = "pc")
public record PriorityClass(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, omit = Omit.NEVER) int value,
    @Field(3) boolean globalDefault,
    @Field(4) String description,
    @Field(5) @EnumOf(value = PreemptionPolicy.class, closed = true)
        @Nullable String preemptionPolicy)
    implements MetaObject, ApiStruct<PriorityClass> {
  /** Starts a value in which nothing is set but its kind. */
  public static PriorityClassBuilder builder() {
    return new PriorityClassBuilder();
  }

  /** Starts a value from this one. */
  public PriorityClassBuilder toBuilder() {
    return new PriorityClassBuilder(this);
  }
}
