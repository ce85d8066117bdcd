package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Scheme an HTTP check connects with. */
@ApiEnum
public final class URIScheme {
  public static final String HTTP = "HTTP";
  public static final String HTTPS = "HTTPS";

  private URIScheme() {}
}
