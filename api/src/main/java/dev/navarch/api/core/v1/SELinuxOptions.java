package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Parts of an SELinux label.
 *
 * @param user SELinux user part
 * @param role SELinux role part
 * @param type SELinux type part
 * @param level SELinux level part, such as s0:c123,c456
 */
@ApiType
public record SELinuxOptions(
    @Field(1) String user, @Field(2) String role, @Field(3) String type, @Field(4) String level)
    implements ApiStruct<SELinuxOptions> {
  /** Starts a value in which nothing is set. */
  public static SELinuxOptionsBuilder builder() {
    return new SELinuxOptionsBuilder();
  }

  /** Starts a value from this one. */
  public SELinuxOptionsBuilder toBuilder() {
    return new SELinuxOptionsBuilder(this);
  }
}
