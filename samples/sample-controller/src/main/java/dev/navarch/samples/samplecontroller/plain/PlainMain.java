package dev.navarch.samples.samplecontroller.plain;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.samples.samplecontroller.generated.clientset.SampleClientset;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/** Runs the controller against the server of the current kubeconfig, until it is told to end. */
public final class PlainMain {
  private static final int WORKERS = 2;

  private PlainMain() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    ClientConfig config = ClientConfig.load();
    try (Clientset kubernetes = Clientset.open(config);
        SampleClientset samples = SampleClientset.open(config);
        FooController controller = new FooController(kubernetes, samples)) {
      CountDownLatch end = new CountDownLatch(1);
      Thread main = Thread.currentThread();
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(() -> {
                end.countDown();
                try {
                  main.join();
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              }));
      controller.start(WORKERS);
      System.out.println("The sample controller runs. Ctrl-C ends it.");
      end.await();
    }
  }
}
