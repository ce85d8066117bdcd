package dev.navarch.client.scale;

import dev.navarch.api.AllTypes;
import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.io.IOException;

/** Scales of all kinds to the newest one, which callers see, and back. */
final class ScaleConversion {
  private static final GroupVersionKind NEWEST =
      new GroupVersion("autoscaling", "v1").withKind("Scale");

  private ScaleConversion() {}

  static Scale toNewest(ApiObject scale) throws IOException {
    return (Scale) convert(scale, NEWEST);
  }

  static ApiObject convert(ApiObject scale, GroupVersionKind kind) throws IOException {
    Scheme scheme = AllTypes.scheme();
    if (!scheme.recognizes(kind)) {
      throw new IOException("no conversion is known to a scale of kind " + kind);
    }
    Class<? extends ApiObject> type = scheme.type(kind);
    if (type.isInstance(scale)) {
      return scale;
    }
    return scheme
        .converter()
        .convert(scale, type.getName())
        .map(converted -> ((ApiObject) converted).withGroupVersionKind(kind))
        .orElseThrow(() ->
            new IOException(
                "no conversion is known from "
                    + scale.groupVersionKind()
                    + " to a scale of kind "
                    + kind));
  }
}
