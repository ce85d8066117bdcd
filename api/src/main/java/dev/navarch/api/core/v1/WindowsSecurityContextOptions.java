package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Security settings that exist only on Windows.
 *
 * @param gmsaCredentialSpecName GMSA credential spec to look up and inline
 * @param gmsaCredentialSpec GMSA credential spec itself, filled in by the GMSA admission webhook
 * @param runAsUserName Windows user that starts the process; the image's user if unset
 * @param hostProcess Run directly on the Windows host; same for all containers, needs hostNetwork
 */
@ApiType
public record WindowsSecurityContextOptions(
    @Field(1) @Nullable String gmsaCredentialSpecName,
    @Field(2) @Nullable String gmsaCredentialSpec,
    @Field(3) @Nullable String runAsUserName,
    @Field(4) @Nullable Boolean hostProcess)
    implements ApiStruct<WindowsSecurityContextOptions> {
  /** Starts a value in which nothing is set. */
  public static WindowsSecurityContextOptionsBuilder builder() {
    return new WindowsSecurityContextOptionsBuilder();
  }

  /** Starts a value from this one. */
  public WindowsSecurityContextOptionsBuilder toBuilder() {
    return new WindowsSecurityContextOptionsBuilder(this);
  }
}
