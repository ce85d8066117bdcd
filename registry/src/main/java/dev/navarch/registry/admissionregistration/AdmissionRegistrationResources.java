package dev.navarch.registry.admissionregistration;

import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicy;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.admissionregistration.mutatingadmissionpolicy.MutatingAdmissionPolicyValidation;
import dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding.MutatingAdmissionPolicyBindingValidation;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicy.ValidatingAdmissionPolicyStatusStrategy;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicy.ValidatingAdmissionPolicyValidation;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding.ValidatingAdmissionPolicyBindingValidation;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What is special about the rules that people make for writes. */
public final class AdmissionRegistrationResources implements GroupResources {
  public static final AdmissionRegistrationResources INSTANCE =
      new AdmissionRegistrationResources();

  private AdmissionRegistrationResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "mutatingadmissionpolicies" ->
          validated(
              resource,
              MutatingAdmissionPolicyValidation::create,
              MutatingAdmissionPolicyValidation::update);
      case "mutatingadmissionpolicybindings" ->
          validated(
              resource,
              MutatingAdmissionPolicyBindingValidation::create,
              MutatingAdmissionPolicyBindingValidation::update);
      case "mutatingwebhookconfigurations", "validatingwebhookconfigurations" ->
          Optional.of(Behavior.of(new ValidatedStrategy<>(named(resource))));
      case "validatingadmissionpolicies" -> {
        Strategy<ValidatingAdmissionPolicy> main =
            new ValidatedStrategy<>(
                named(resource),
                ValidatingAdmissionPolicyValidation::create,
                ValidatingAdmissionPolicyValidation::update);
        yield Optional.of(
            new Behavior<>(main, new ValidatingAdmissionPolicyStatusStrategy(main), null));
      }
      case "validatingadmissionpolicybindings" ->
          validated(
              resource,
              ValidatingAdmissionPolicyBindingValidation::create,
              ValidatingAdmissionPolicyBindingValidation::update);
      default -> Optional.empty();
    };
  }

  private static GroupResource named(String resource) {
    return new GroupResource("admissionregistration.k8s.io", resource);
  }

  private static <T extends MetaObject> Optional<Behavior<?>> validated(
      String resource,
      Function<T, List<FieldError>> create,
      BiFunction<T, T, List<FieldError>> update) {
    return Optional.of(Behavior.of(new ValidatedStrategy<>(named(resource), create, update)));
  }
}
