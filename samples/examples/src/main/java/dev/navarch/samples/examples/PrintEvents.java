package dev.navarch.samples.examples;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.cache.ResourceEventHandler;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.informers.KubernetesInformerFactory;
import dev.navarch.client.kubernetes.Clientset;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/**
 * Prints what happens to pods, until it is told to end. A shared informer keeps a copy of all pods
 * and tells its handlers of changes; it survives restarts of the server and lost connections.
 */
public final class PrintEvents {
  private static final Duration SYNC = Duration.ofSeconds(30);

  private PrintEvents() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    Thread main = Thread.currentThread();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> endAndAwait(end, main)));
    run(ClientConfig.load(), System.out, end);
  }

  /** At Ctrl-C: lets the program close what it has opened. */
  private static void endAndAwait(CountDownLatch end, Thread program) {
    end.countDown();
    try {
      program.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  static void run(ClientConfig config, PrintStream out, CountDownLatch end)
      throws IOException, InterruptedException {
    try (Clientset clients = Clientset.open(config);
        KubernetesInformerFactory informers = KubernetesInformerFactory.create(clients)) {
      SharedIndexInformer<Pod> pods = informers.core().v1().pods().informer();
      pods.addEventHandler(new Printer(out));

      informers.start();
      if (!pods.awaitSynced(SYNC)) {
        throw new IOException("the pods are not known after " + SYNC.toSeconds() + " seconds");
      }
      out.printf("%d pods are known. Ctrl-C ends.%n", pods.indexer().list().size());
      end.await();
    }
  }

  /** Called on one thread, for one event after the other. */
  private record Printer(PrintStream out) implements ResourceEventHandler<Pod> {
    @Override
    public void onAdd(Pod pod, boolean inInitialList) {
      out.printf("%s %s%n", inInitialList ? "found" : "added", ObjectName.of(pod));
    }

    @Override
    public void onUpdate(Pod before, Pod after) {
      out.printf(
          "updated %s from version %s to %s%n",
          ObjectName.of(after),
          before.metadata().resourceVersion(),
          after.metadata().resourceVersion());
    }

    @Override
    public void onDelete(Pod last, boolean finalStateUnknown) {
      out.printf("deleted %s%n", ObjectName.of(last));
    }
  }
}
