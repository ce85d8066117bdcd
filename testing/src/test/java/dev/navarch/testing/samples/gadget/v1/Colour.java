package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** The colours of toys; two of them are traps for readers of YAML. */
@ApiEnum
public final class Colour {
  public static final String RED = "Red";
  public static final String NO = "no";
  public static final String NUMBER = "0x10";

  private Colour() {}
}
