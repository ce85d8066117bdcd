package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Handlers, transforms and index functions that throw or leave interrupts behind. */
class SharedIndexInformerUserCodeTest extends InformerFixture {
  @Test
  void failingHandlerIsToldOfTheNextEvent() throws Exception {
    Diary diary = new Diary();
    informer.addEventHandler(
        new ResourceEventHandler<>() {
          @Override
          public void onAdd(ConfigMap object, boolean inInitialList) {
            diary.onAdd(object, inInitialList);
            throw new IllegalStateException("expected by the test");
          }
        });
    informer.start();
    server.awaitWatches(1);

    server.put("a", "1");
    server.put("b", "1");

    diary.awaitLines("new a=1", "new b=1");
  }

  @Test
  void transformShrinksWhatIsKept() throws Exception {
    server.put("a", "a long text");
    informer =
        SharedIndexInformer.builder(server)
            .options(options)
            .transform(object -> object.toBuilder().data(Map.of()).build())
            .index("byText", object -> object.data().values())
            .build();
    Diary diary = new Diary();
    informer.addEventHandler(diary);

    informer.start();

    assertThat(informer.awaitSynced(PATIENCE)).isTrue();
    diary.awaitLines("+a=null");
    assertThat(informer.indexer().list()).allMatch(object -> object.data().isEmpty());
    assertThat(informer.indexer().listIndexFuncValues("byText")).isEmpty();
  }

  @Test
  void objectThatTheTransformCannotTakeStaysAsItWasAndOthersFollow() throws Exception {
    List<Exception> failures = new CopyOnWriteArrayList<>();
    informer =
        SharedIndexInformer.builder(server)
            .options(options.withErrorHandler((name, failure) -> failures.add(failure)))
            .transform(object -> {
              if ("bad".equals(object.data().get("text"))) {
                throw new IllegalStateException("cannot take " + object.metadata().name());
              }
              return object;
            })
            .build();
    Diary diary = new Diary();
    informer.addEventHandler(diary);
    server.put("a", "1");
    server.put("b", "bad");

    informer.start();
    assertThat(informer.awaitSynced(PATIENCE)).isTrue();
    server.awaitWatches(1);
    server.put("a", "bad");
    server.put("c", "1");
    diary.awaitLines("+a=1", "new c=1");
    server.put("b", "2");
    diary.awaitLines("+a=1", "new c=1", "new b=2");
    server.delete("a");

    diary.awaitLines("+a=1", "new c=1", "new b=2", "lost a=1");
    Eventually.until("all failures are told", () -> failures.size() == 3);
    assertThat(informer.indexer().listKeys()).containsExactlyInAnyOrder("default/b", "default/c");
    assertThat(server.lists()).hasSize(1);
    assertThat(failures)
        .hasSize(3)
        .allSatisfy(failure -> assertThat(failure).isInstanceOf(TransformException.class));
    assertThat(failures.getFirst()).hasMessageContaining("cannot take b");
  }

  @Test
  void objectWhoseIndexFunctionFailsIsInTheStoreAndLeavesItAgain() throws Exception {
    informer =
        SharedIndexInformer.builder(server)
            .options(options)
            .index(
                "byText",
                object -> {
                  if ("bad".equals(object.data().get("text"))) {
                    throw new AssertionError("no value");
                  }
                  return object.data().values();
                })
            .build();
    Diary diary = new Diary();
    informer.addEventHandler(diary);
    server.put("a", "bad");

    informer.start();
    server.awaitWatches(1);
    server.put("b", "1");
    diary.awaitLines("+a=bad", "new b=1");
    server.put("b", "bad");
    diary.awaitLines("+a=bad", "new b=1", "b=1>b=bad");
    assertThat(informer.indexer().list()).hasSize(2);
    assertThat(informer.indexer().byIndex("byText", "1")).isEmpty();
    server.delete("a");
    server.delete("b");

    diary.awaitLines("+a=bad", "new b=1", "b=1>b=bad", "-a=bad", "-b=bad");
    assertThat(informer.indexer().list()).isEmpty();
  }

  @Test
  void interruptsThatOthersLeaveBehindEndNothing() throws Exception {
    informer =
        SharedIndexInformer.builder(server)
            .options(options)
            .transform(object -> {
              Thread.currentThread().interrupt();
              return object;
            })
            .index(
                "none",
                object -> {
                  Thread.currentThread().interrupt();
                  return List.of();
                })
            .build();
    Diary diary = new Diary();
    informer.addEventHandler(
        new ResourceEventHandler<>() {
          @Override
          public void onAdd(ConfigMap object, boolean inInitialList) {
            diary.onAdd(object, inInitialList);
            Thread.currentThread().interrupt();
          }
        });
    server.put("a", "1");

    informer.start();
    server.awaitWatches(1);
    diary.awaitLines("+a=1");
    server.put("b", "1");
    diary.awaitLines("+a=1", "new b=1");
    server.put("c", "1");

    diary.awaitLines("+a=1", "new b=1", "new c=1");
    assertThat(server.lists()).hasSize(1);
  }
}
