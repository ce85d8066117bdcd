package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of mutating webhook configurations. */
@ApiType
public record MutatingWebhookConfigurationList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<MutatingWebhookConfiguration> items)
    implements ApiList<MutatingWebhookConfiguration>, ApiStruct<MutatingWebhookConfigurationList> {
  /** Starts a value in which nothing is set but its kind. */
  public static MutatingWebhookConfigurationListBuilder builder() {
    return new MutatingWebhookConfigurationListBuilder();
  }

  /** Starts a value from this one. */
  public MutatingWebhookConfigurationListBuilder toBuilder() {
    return new MutatingWebhookConfigurationListBuilder(this);
  }
}
