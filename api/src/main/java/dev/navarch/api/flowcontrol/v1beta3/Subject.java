package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record Subject(
    @Field(value = 1, required = true) @EnumOf(SubjectKind.class) String kind,
    @Field(2) @Nullable UserSubject user,
    @Field(3) @Nullable GroupSubject group,
    @Field(4) @Nullable ServiceAccountSubject serviceAccount)
    implements ApiStruct<Subject> {
  /** Starts a value in which nothing is set. */
  public static SubjectBuilder builder() {
    return new SubjectBuilder();
  }

  /** Starts a value from this one. */
  public SubjectBuilder toBuilder() {
    return new SubjectBuilder(this);
  }
}
