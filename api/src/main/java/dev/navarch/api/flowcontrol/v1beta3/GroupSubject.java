package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record GroupSubject(@Field(value = 1, required = true) String name)
    implements ApiStruct<GroupSubject> {
  /** Starts a value in which nothing is set. */
  public static GroupSubjectBuilder builder() {
    return new GroupSubjectBuilder();
  }

  /** Starts a value from this one. */
  public GroupSubjectBuilder toBuilder() {
    return new GroupSubjectBuilder(this);
  }
}
