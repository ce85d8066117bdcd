package dev.navarch.registry.batch;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.registry.batch.cronjob.CronJobStrategy;
import dev.navarch.registry.batch.job.JobStrategy;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What is special about jobs and cron jobs. */
public final class BatchResources implements GroupResources {
  public static final BatchResources INSTANCE = new BatchResources();

  private BatchResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "cronjobs" -> {
        CronJobStrategy main = new CronJobStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "jobs" -> {
        JobStrategy main = new JobStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      default -> Optional.empty();
    };
  }

  @Override
  public Map<String, Function<MetaObject, String>> fields(String resource) {
    return resource.equals("jobs")
        ? Map.of("status.successful", job -> Integer.toString(((Job) job).status().succeeded()))
        : Map.of();
  }
}
