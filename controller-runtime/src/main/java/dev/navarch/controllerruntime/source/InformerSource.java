package dev.navarch.controllerruntime.source;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ResourceEventHandler;
import dev.navarch.client.cache.ResourceEventHandlerRegistration;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.controllerruntime.event.EventHandler;
import dev.navarch.controllerruntime.event.EventPredicate;
import dev.navarch.controllerruntime.event.ObjectEvent;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Supplier;

/** Events of an informer. Has no state of its own. */
record InformerSource<T extends MetaObject>(
    Supplier<SharedIndexInformer<T>> informer,
    EventPredicate<? super T> predicate,
    EventHandler<? super T> handler)
    implements Source {
  @Override
  public Running start(RequestQueue queue) throws IOException, InterruptedException {
    handler.prepare();
    SharedIndexInformer<T> at = informer.get();
    EventDelivery<T> delivery = new EventDelivery<>(predicate, handler, queue);
    return new Registered<>(at, at.addEventHandler(new Requests<>(delivery)), delivery);
  }

  /** Makes requests on the thread that the informer has for it. */
  private record Requests<T extends MetaObject>(EventDelivery<T> delivery)
      implements ResourceEventHandler<T> {
    @Override
    public void onAdd(T object, boolean inInitialList) {
      accept(new ObjectEvent.Created<>(object, inInitialList));
    }

    @Override
    public void onUpdate(T before, T after) {
      accept(new ObjectEvent.Updated<>(before, after));
    }

    @Override
    public void onDelete(T last, boolean finalStateUnknown) {
      accept(new ObjectEvent.Deleted<>(last, finalStateUnknown));
    }

    private void accept(ObjectEvent<T> event) {
      try {
        delivery.accept(event);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // the informer is closed
      }
    }
  }

  private record Registered<T extends MetaObject>(
      SharedIndexInformer<T> informer,
      ResourceEventHandlerRegistration registration,
      EventDelivery<T> delivery)
      implements Running {
    @Override
    public boolean awaitSynced(Duration timeout) throws InterruptedException {
      return registration.awaitSynced(timeout);
    }

    @Override
    public void close() {
      delivery.close();
      boolean unused = informer.removeEventHandler(registration);
    }
  }
}
