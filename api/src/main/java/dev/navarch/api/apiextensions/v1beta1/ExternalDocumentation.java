package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ExternalDocumentation(@Field(1) String description, @Field(2) String url)
    implements ApiStruct<ExternalDocumentation> {
  /** Starts a value in which nothing is set. */
  public static ExternalDocumentationBuilder builder() {
    return new ExternalDocumentationBuilder();
  }

  /** Starts a value from this one. */
  public ExternalDocumentationBuilder toBuilder() {
    return new ExternalDocumentationBuilder(this);
  }
}
