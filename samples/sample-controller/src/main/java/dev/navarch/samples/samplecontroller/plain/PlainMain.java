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

  public static void main(String[] arguments) throws IOException {
    ClientConfig config = ClientConfig.load();
    try (Clientset kubernetes = Clientset.open(config);
        SampleClientset samples = SampleClientset.open(config);
        FooController controller = new FooController(kubernetes, samples)) {
      interruptAtExit(Thread.currentThread());
      System.out.println("The sample controller looks what is there.");
      controller.start(WORKERS);
      System.out.println("The sample controller runs. Ctrl-C ends it.");
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      System.out.println("The sample controller has ended.");
    }
  }

  /** Interrupts what a thread waits for when the process is told to end, and lets it tidy up. */
  private static void interruptAtExit(Thread main) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              main.interrupt();
              try {
                main.join();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            }));
  }
}
