package dev.navarch.api.authentication.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Items;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;

@ApiType
public record UserInfo(
    @Field(1) String username,
    @Field(2) String uid,
    @Field(3) @Atomic List<String> groups,
    @Field(4) @Items Map<String, List<String>> extra)
    implements ApiStruct<UserInfo> {
  /** Starts a value in which nothing is set. */
  public static UserInfoBuilder builder() {
    return new UserInfoBuilder();
  }

  /** Starts a value from this one. */
  public UserInfoBuilder toBuilder() {
    return new UserInfoBuilder(this);
  }
}
