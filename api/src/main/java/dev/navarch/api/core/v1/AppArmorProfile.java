package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * AppArmor confinement of a pod or container.
 *
 * @param type Which profile applies: Localhost, RuntimeDefault or Unconfined
 * @param localhostProfile Profile already loaded on the node; only and always with Localhost
 */
@ApiType
public record AppArmorProfile(
    @Field(value = 1, required = true) @EnumOf(value = AppArmorProfileType.class, closed = true)
        String type,
    @Field(2) @Nullable String localhostProfile)
    implements ApiStruct<AppArmorProfile> {
  /** Starts a value in which nothing is set. */
  public static AppArmorProfileBuilder builder() {
    return new AppArmorProfileBuilder();
  }

  /** Starts a value from this one. */
  public AppArmorProfileBuilder toBuilder() {
    return new AppArmorProfileBuilder(this);
  }
}
