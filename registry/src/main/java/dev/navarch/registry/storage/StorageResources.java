package dev.navarch.registry.storage;

import dev.navarch.api.storage.v1.VolumeAttachment;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.storage.csidriver.CsiDriverStrategy;
import dev.navarch.registry.storage.csinode.CsiNodeValidation;
import dev.navarch.registry.storage.csistoragecapacity.CsiStorageCapacityValidation;
import dev.navarch.registry.storage.storageclass.StorageClassValidation;
import dev.navarch.registry.storage.volumeattachment.VolumeAttachmentValidation;
import dev.navarch.registry.storage.volumeattributesclass.VolumeAttributesClassValidation;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What is special about the resources of storage. */
public final class StorageResources implements GroupResources {
  public static final StorageResources INSTANCE = new StorageResources();

  private StorageResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "csidrivers" -> Optional.of(Behavior.of(new CsiDriverStrategy()));
      case "csinodes" -> validated(resource, CsiNodeValidation::create, CsiNodeValidation::update);
      case "csistoragecapacities" ->
          validated(
              resource, CsiStorageCapacityValidation::create, CsiStorageCapacityValidation::update);
      case "storageclasses" ->
          validated(resource, StorageClassValidation::create, StorageClassValidation::update);
      case "volumeattachments" -> Optional.of(volumeAttachments(resource));
      case "volumeattributesclasses" ->
          validated(
              resource,
              VolumeAttributesClassValidation::create,
              VolumeAttributesClassValidation::update);
      default -> Optional.empty();
    };
  }

  private static GroupResource named(String resource) {
    return new GroupResource("storage.k8s.io", resource);
  }

  private static <T extends MetaObject> Optional<Behavior<?>> validated(
      String resource,
      Function<T, List<FieldError>> create,
      BiFunction<T, T, List<FieldError>> update) {
    return Optional.of(Behavior.of(new ValidatedStrategy<>(named(resource), create, update)));
  }

  private static Behavior<VolumeAttachment> volumeAttachments(String resource) {
    ValidatedStrategy<VolumeAttachment> main =
        new ValidatedStrategy<>(
            named(resource),
            VolumeAttachmentValidation::create,
            VolumeAttachmentValidation::update);
    return new Behavior<>(
        main,
        new ValidatedStatus<>(
            main,
            VolumeAttachment.class,
            ValidatedStatus.Metadata.STAYS,
            VolumeAttachmentValidation::update),
        null);
  }
}
