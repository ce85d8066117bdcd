package dev.navarch.client.sample.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Is answered and not kept.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the object
 */
@ApiType
@Resource(verbs = "create")
public record Question(@Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata)
    implements MetaObject, ApiStruct<Question> {
  /** Starts a value in which nothing is set but its kind. */
  public static QuestionBuilder builder() {
    return new QuestionBuilder();
  }

  /** Starts a value from this one. */
  public QuestionBuilder toBuilder() {
    return new QuestionBuilder(this);
  }
}
