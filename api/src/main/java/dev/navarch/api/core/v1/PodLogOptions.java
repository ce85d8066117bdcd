package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

/**
 * Query parameters for reading a container's log.
 *
 * @param typeMeta kind and version of the object
 * @param container Container to read; may be left out when the pod has just one
 * @param follow Keep the response open and send new lines as they come; false if unset
 * @param previous Read the run that ended before the latest restart; false if unset
 * @param sinceSeconds Show only lines from the last so many seconds; excludes sinceTime
 * @param sinceTime Show only lines from this moment on; excludes sinceSeconds
 * @param timestamps Put an RFC 3339 time before each line; false if unset
 * @param tailLines Number of lines from the end to show; all since the start if unset
 * @param limitBytes Stop after this many bytes, even in mid-line
 * @param insecureSkipTLSVerifyBackend Do not check the kubelet's certificate; the log could then be
 *     forged or intercepted
 * @param stream All, Stdout or Stderr; All if unset, not together with tailLines unless All
 */
@ApiType
public record PodLogOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) String container,
    @Field(2) boolean follow,
    @Field(3) boolean previous,
    @Field(4) @Nullable Long sinceSeconds,
    @Field(5) @Nullable Time sinceTime,
    @Field(6) boolean timestamps,
    @Field(7) @Nullable Long tailLines,
    @Field(8) @Nullable Long limitBytes,
    @Field(9) boolean insecureSkipTLSVerifyBackend,
    @Field(10) @FeatureGate("PodLogsQuerySplitStreams") @Nullable String stream)
    implements ApiObject, ApiStruct<PodLogOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodLogOptionsBuilder builder() {
    return new PodLogOptionsBuilder();
  }

  /** Starts a value from this one. */
  public PodLogOptionsBuilder toBuilder() {
    return new PodLogOptionsBuilder(this);
  }
}
