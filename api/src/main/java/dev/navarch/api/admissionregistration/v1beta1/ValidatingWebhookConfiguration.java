package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
@Resource(namespaced = false, categories = "api-extensions")
public record ValidatingWebhookConfiguration(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, protoName = "Webhooks") @ListMap("name") @PatchMerge("name")
        List<ValidatingWebhook> webhooks)
    implements MetaObject, ApiStruct<ValidatingWebhookConfiguration> {
  /** Starts a value in which nothing is set but its kind. */
  public static ValidatingWebhookConfigurationBuilder builder() {
    return new ValidatingWebhookConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingWebhookConfigurationBuilder toBuilder() {
    return new ValidatingWebhookConfigurationBuilder(this);
  }
}
