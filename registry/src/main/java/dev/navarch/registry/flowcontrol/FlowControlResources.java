package dev.navarch.registry.flowcontrol;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.registry.flowcontrol.flowschema.FlowSchemaValidation;
import dev.navarch.registry.flowcontrol.prioritylevelconfiguration.PriorityLevelConfigurationValidation;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What is special about the rules by which the server shares itself among clients. */
public final class FlowControlResources implements GroupResources {
  public static final FlowControlResources INSTANCE = new FlowControlResources();

  private FlowControlResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "flowschemas" ->
          Optional.of(
              behavior(
                  resource,
                  FlowSchema.class,
                  FlowSchemaValidation::create,
                  FlowSchemaValidation::update));
      case "prioritylevelconfigurations" ->
          Optional.of(
              behavior(
                  resource,
                  PriorityLevelConfiguration.class,
                  FlowControlResources::check,
                  (level, old) -> check(level)));
      default -> Optional.empty();
    };
  }

  private static List<FieldError> check(PriorityLevelConfiguration level) {
    List<FieldError> errors = new ArrayList<>(MandatoryLevels.check(level));
    errors.addAll(PriorityLevelConfigurationValidation.create(level));
    return errors;
  }

  private static <T extends MetaObject> Behavior<T> behavior(
      String resource,
      Class<T> type,
      Function<T, List<FieldError>> create,
      BiFunction<T, T, List<FieldError>> update) {
    ValidatedStrategy<T> main =
        new ValidatedStrategy<>(
            new GroupResource("flowcontrol.apiserver.k8s.io", resource), create, update);
    return new Behavior<>(
        main, new ValidatedStatus<>(main, type, ValidatedStatus.Metadata.STAYS, update), null);
  }
}
