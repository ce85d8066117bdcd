package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.ConditionStatus;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionCondition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionConditionType;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStrategy;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Deletes all objects of a definition that is going away, and lets the definition go when the last
 * of them is gone. Objects with finalizers of their own take their time; so long the definition
 * stays.
 */
final class InstanceCleanup implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final Duration BETWEEN_ATTEMPTS = Duration.ofSeconds(5);
  private static final int PAGE = 500;

  /** How many of the objects that could not be deleted are told of. */
  private static final int TOLD = 20;

  private final CustomResourceDefinition definition;
  private final ServedDefinition served;
  private final ServingContext context;
  private final DefinitionWrites writes;
  private final Background background;
  private final Consumer<String> gone;
  private final AtomicInteger rounds = new AtomicInteger();
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicReference<@Nullable Watch> watch = new AtomicReference<>();

  /** Whether somebody is about to look if all are gone; many may go in the meantime. */
  private final AtomicBoolean looking = new AtomicBoolean();

  /**
   * Prepares the end of a definition.
   *
   * @param gone hears the definition's name when it was let go
   */
  InstanceCleanup(
      CustomResourceDefinition definition,
      ServedDefinition served,
      ServingContext context,
      DefinitionWrites writes,
      Background background,
      Consumer<String> gone) {
    this.definition = definition;
    this.served = served;
    this.context = context;
    this.writes = writes;
    this.background = background;
    this.gone = gone;
  }

  /** Begins, unless it has begun already. */
  void start() {
    if (rounds.get() == 0) {
      background.run(() -> attempt(0));
    }
  }

  @Override
  public void close() {
    over.set(true);
    endWatch();
  }

  /**
   * Deletes everything. That is done again and again until nothing is left: another server may have
   * taken an object in before it heard that the definition is going away.
   *
   * @param round of several that are planned for one round, the first counts
   */
  private void attempt(int round) {
    if (over.get() || !rounds.compareAndSet(round, round + 1)) {
      return;
    }
    try {
      if (!served.basis().established()) {
        finish("NeverEstablished", "resource was never established");
        return;
      }
      follow();
      List<String> problems = deleteAll();
      if (problems.isEmpty()) {
        finishIfEmpty();
        background.later(PATIENCE, this::tellProgress);
      } else {
        tell(
            "InstanceDeletionFailed",
            "could not issue all deletes: " + String.join(", ", problems));
      }
    } catch (ApiException | StorageException e) {
      log(e);
    }
    next(BETWEEN_ATTEMPTS);
  }

  private void next(Duration delay) {
    int round = rounds.get();
    if (!over.get()) {
      background.later(delay, () -> attempt(round));
    }
  }

  private void log(RuntimeException failure) {
    if (!over.get()) {
      Background.log("cannot clean up after " + name(), failure);
    }
  }

  private String name() {
    return definition.metadata().name();
  }

  private Store store() {
    return context.definitions().store();
  }

  private KeySpan span() {
    return served.instances().span("");
  }

  /** Hears of objects that go, from before the first one is deleted. */
  private void follow() {
    RangeResult count = store().range(RangeRequest.count(span()));
    endWatch();
    watch.set(
        store()
            .watch(
                WatchRequest.of(span()).from(count.revision() + 1),
                new WatchListener() {
                  @Override
                  public void events(List<WatchEvent> events) {
                    if (events.stream().anyMatch(WatchEvent.Delete.class::isInstance)
                        && looking.compareAndSet(false, true)) {
                      background.run(InstanceCleanup.this::someAreGone);
                    }
                  }

                  @Override
                  public void failed(StorageException cause) {
                    next(PATIENCE);
                  }
                }));
  }

  private void endWatch() {
    Watch open = watch.getAndSet(null);
    if (open != null) {
      open.close();
    }
  }

  /**
   * Deletes what is there, a page at a time.
   *
   * @return why some of the objects could not be deleted; those that wait for their finalizers are
   *     no problem
   */
  private List<String> deleteAll() {
    List<String> problems = new ArrayList<>();
    RequestContext request = DefinitionWrites.request(context.clock());
    KeySpan rest = span();
    while (true) {
      RangeResult page = store().range(RangeRequest.of(rest).limit(PAGE));
      for (KeyValue stored : page.items()) {
        try {
          delete(request, objectName(stored));
        } catch (ApiException e) {
          if (e.code() != 404 && problems.size() < TOLD) {
            problems.add(e.message());
          }
        }
      }
      if (page.items().size() < PAGE) {
        return problems;
      }
      rest = span().from(page.items().getLast().key().successor());
    }
  }

  private ObjectName objectName(KeyValue stored) {
    return served.instances().kind().nameOf(stored.key());
  }

  private void delete(RequestContext request, ObjectName name) {
    ResourceStore<Unstructured> instances = served.instances();
    GroupVersion version =
        new GroupVersion(definition.spec().group(), definition.spec().versions().getFirst().name());
    DeleteOptions options = DeleteOptions.builder().build();
    AdmissionRequest admission =
        new AdmissionRequest(
            Operation.DELETE,
            version.withResource(instances.kind().resource().resource()),
            "",
            version.withKind(instances.kind().kind().kind()),
            name.namespace(),
            name.name(),
            null,
            null,
            options,
            request.user(),
            false,
            request.warnings());
    instances.delete(
        request,
        name,
        options,
        (object, old) -> context.tools().admission().validate(admission.withOldObject(old)));
  }

  private void someAreGone() {
    looking.set(false);
    try {
      finishIfEmpty();
    } catch (ApiException | StorageException e) {
      log(e);
    }
  }

  private void finishIfEmpty() {
    if (!over.get() && store().range(RangeRequest.count(span())).count() == 0) {
      finish("InstanceDeletionCompleted", "removed all instances");
    }
  }

  /** Lets the definition go; if others hold it too, it stays until they let go as well. */
  private void finish(String reason, String message) {
    if (!over.compareAndSet(false, true)) {
      return;
    }
    endWatch();
    CustomResourceDefinitionCondition done =
        DefinitionConditions.condition(
            CustomResourceDefinitionConditionType.TERMINATING,
            ConditionStatus.FALSE,
            reason,
            message);
    try {
      change(existing -> {
        List<String> finalizers = new ArrayList<>(existing.metadata().finalizers());
        finalizers.remove(CustomResourceDefinitionStrategy.CLEANUP);
        return DefinitionConditions.with(existing, done, writes.now()).toBuilder()
            .metadata(existing.metadata().toBuilder().finalizers(finalizers).build())
            .build();
      });
    } catch (ApiException | StorageException e) {
      over.set(false);
      throw e;
    }
    gone.accept(name());
  }

  private void tellProgress() {
    if (!over.get()) {
      tell("InstanceDeletionInProgress", "CustomResource deletion is in progress");
    }
  }

  private void tell(String reason, String message) {
    CustomResourceDefinitionCondition condition =
        DefinitionConditions.condition(
            CustomResourceDefinitionConditionType.TERMINATING,
            ConditionStatus.TRUE,
            reason,
            message);
    change(existing -> DefinitionConditions.with(existing, condition, writes.now()));
  }

  /** Changes this definition, and not one that has come to the same name since. */
  private void change(UnaryOperator<CustomResourceDefinition> change) {
    writes.change(
        name(),
        existing ->
            existing.metadata().uid().equals(definition.metadata().uid())
                    && existing
                        .metadata()
                        .finalizers()
                        .contains(CustomResourceDefinitionStrategy.CLEANUP)
                ? change.apply(existing)
                : existing);
  }
}
