package dev.navarch.api.batch.v2alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType(hub = dev.navarch.api.batch.v1beta1.JobTemplate.class)
public record JobTemplate(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) JobTemplateSpec template)
    implements MetaObject, ApiStruct<JobTemplate> {
  /** Starts a value in which nothing is set but its kind. */
  public static JobTemplateBuilder builder() {
    return new JobTemplateBuilder();
  }

  /** Starts a value from this one. */
  public JobTemplateBuilder toBuilder() {
    return new JobTemplateBuilder(this);
  }
}
