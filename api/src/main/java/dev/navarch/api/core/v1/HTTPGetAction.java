package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;

/**
 * An HTTP GET request; an answer from 200 to 399 counts as success.
 *
 * @param path Path to request; / if unset
 * @param port Container port to call, as a number from 1 to 65535 or a port name
 * @param host Host to connect to; the pod IP if unset, better set a Host header instead
 * @param scheme HTTP or HTTPS; HTTP if unset
 * @param httpHeaders Headers to add to the request; the same header may repeat
 */
@ApiType
public record HTTPGetAction(
    @Field(1) String path,
    @Field(value = 2, required = true) IntOrString port,
    @Field(3) String host,
    @Field(4) @EnumOf(value = URIScheme.class, closed = true) String scheme,
    @Field(5) @Atomic List<HTTPHeader> httpHeaders)
    implements ApiStruct<HTTPGetAction> {
  /** Starts a value in which nothing is set. */
  public static HTTPGetActionBuilder builder() {
    return new HTTPGetActionBuilder();
  }

  /** Starts a value from this one. */
  public HTTPGetActionBuilder toBuilder() {
    return new HTTPGetActionBuilder(this);
  }
}
