package dev.navarch.api.batch.v1beta1;

import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;

@ApiType
public record JobTemplateSpec(@Field(1) ObjectMeta metadata, @Field(2) JobSpec spec)
    implements ApiStruct<JobTemplateSpec> {
  /** Starts a value in which nothing is set. */
  public static JobTemplateSpecBuilder builder() {
    return new JobTemplateSpecBuilder();
  }

  /** Starts a value from this one. */
  public JobTemplateSpecBuilder toBuilder() {
    return new JobTemplateSpecBuilder(this);
  }
}
