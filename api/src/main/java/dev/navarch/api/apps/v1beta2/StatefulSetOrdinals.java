package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record StatefulSetOrdinals(@Field(value = 1, omit = Omit.NEVER) int start)
    implements ApiStruct<StatefulSetOrdinals> {
  /** Starts a value in which nothing is set. */
  public static StatefulSetOrdinalsBuilder builder() {
    return new StatefulSetOrdinalsBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetOrdinalsBuilder toBuilder() {
    return new StatefulSetOrdinalsBuilder(this);
  }
}
