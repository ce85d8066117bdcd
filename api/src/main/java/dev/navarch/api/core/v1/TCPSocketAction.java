package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;

/**
 * An attempt to open a TCP connection; success means it was accepted.
 *
 * @param port Port to connect to, as a number from 1 to 65535 or a port name
 * @param host Address to connect to in place of the pod IP
 */
@ApiType
public record TCPSocketAction(
    @Field(value = 1, required = true) IntOrString port, @Field(2) String host)
    implements ApiStruct<TCPSocketAction> {
  /** Starts a value in which nothing is set. */
  public static TCPSocketActionBuilder builder() {
    return new TCPSocketActionBuilder();
  }

  /** Starts a value from this one. */
  public TCPSocketActionBuilder toBuilder() {
    return new TCPSocketActionBuilder(this);
  }
}
