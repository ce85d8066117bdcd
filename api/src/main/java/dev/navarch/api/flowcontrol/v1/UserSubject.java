package dev.navarch.api.flowcontrol.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record UserSubject(@Field(value = 1, required = true) String name)
    implements ApiStruct<UserSubject> {
  /** Starts a value in which nothing is set. */
  public static UserSubjectBuilder builder() {
    return new UserSubjectBuilder();
  }

  /** Starts a value from this one. */
  public UserSubjectBuilder toBuilder() {
    return new UserSubjectBuilder(this);
  }
}
