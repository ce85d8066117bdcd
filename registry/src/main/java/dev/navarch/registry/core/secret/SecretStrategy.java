package dev.navarch.registry.core.secret;

import dev.navarch.api.core.v1.Secret;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Writes of secrets. What a client writes as text is kept with the rest of the data. */
public final class SecretStrategy extends TraitStrategy<Secret> {
  public SecretStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public Secret prepareForCreate(RequestContext context, Secret object) {
    return folded(super.prepareForCreate(context, object));
  }

  @Override
  public Secret prepareForUpdate(RequestContext context, Secret object, Secret old) {
    Secret prepared = folded(super.prepareForUpdate(context, object, old));
    return prepared.type().isEmpty() ? prepared.toBuilder().type(old.type()).build() : prepared;
  }

  @Override
  public Secret received(Secret secret) {
    return folded(secret);
  }

  private static Secret folded(Secret secret) {
    if (secret.stringData().isEmpty()) {
      return secret;
    }
    Map<String, Bytes> data = new TreeMap<>(secret.data());
    secret.stringData().forEach((key, text) -> data.put(key, Bytes.ofUtf8(text)));
    return secret.toBuilder().data(data).stringData(Map.of()).build();
  }

  @Override
  public List<FieldError> validate(RequestContext context, Secret object) {
    return SecretValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Secret object, Secret old) {
    return SecretValidation.update(object, old);
  }
}
