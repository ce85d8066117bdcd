package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A call to the standard gRPC health service.
 *
 * @param port Port number of the gRPC server, 1 to 65535
 * @param service Service to ask about in the health request; the server as a whole if empty
 */
@ApiType
public record GRPCAction(
    @Field(value = 1, required = true) int port,
    @Field(value = 2, omit = Omit.NEVER) @Default("\"\"") @Nullable String service)
    implements ApiStruct<GRPCAction> {
  /** Starts a value in which nothing is set. */
  public static GRPCActionBuilder builder() {
    return new GRPCActionBuilder();
  }

  /** Starts a value from this one. */
  public GRPCActionBuilder toBuilder() {
    return new GRPCActionBuilder(this);
  }
}
