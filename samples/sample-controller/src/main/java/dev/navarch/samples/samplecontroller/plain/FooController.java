package dev.navarch.samples.samplecontroller.plain;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.EventSource;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.cache.ResourceEventHandler;
import dev.navarch.client.informers.KubernetesInformerFactory;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.listers.apps.v1.DeploymentLister;
import dev.navarch.client.record.EventBroadcaster;
import dev.navarch.client.record.EventRecorder;
import dev.navarch.client.record.EventSink;
import dev.navarch.client.workqueue.QueueConfig;
import dev.navarch.client.workqueue.RateLimitingQueue;
import dev.navarch.client.workqueue.Workers;
import dev.navarch.samples.samplecontroller.FooDeployment;
import dev.navarch.samples.samplecontroller.FooEvents;
import dev.navarch.samples.samplecontroller.apis.v1alpha1.Foo;
import dev.navarch.samples.samplecontroller.generated.clientset.SampleClientset;
import dev.navarch.samples.samplecontroller.generated.clientset.scheme.SampleClientsetScheme;
import dev.navarch.samples.samplecontroller.generated.informers.externalversions.SampleInformerFactory;
import dev.navarch.samples.samplecontroller.generated.listers.samplecontroller.v1alpha1.FooLister;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps a Deployment for each Foo.
 *
 * <p>Informers tell of Foos and Deployments that change. Handlers put the name of the Foo that is
 * concerned into a queue and do nothing else. Workers take names out of it and bring the world in
 * line with what the Foo says now: whatever happened, and however often, there is one way through
 * {@link #syncHandler}.
 */
public final class FooController implements AutoCloseable {
  private static final Logger LOG = System.getLogger(FooController.class.getName());
  private static final String NAME = "sample-controller";
  private static final Duration SYNC = Duration.ofSeconds(30);

  private final Clientset kubernetes;
  private final SampleClientset samples;
  private final KubernetesInformerFactory kubernetesInformers;
  private final SampleInformerFactory sampleInformers;
  private final DeploymentLister deployments;
  private final FooLister foos;
  private final RateLimitingQueue<ObjectName> queue = RateLimitingQueue.create(QueueConfig.DEFAULT);
  private final EventBroadcaster broadcaster = new EventBroadcaster();
  private final EventRecorder recorder;
  private Optional<Workers<ObjectName>> workers = Optional.empty();

  /** A controller that is not started. It does not close the clientsets. */
  public FooController(Clientset kubernetes, SampleClientset samples) {
    this.kubernetes = kubernetes;
    this.samples = samples;
    kubernetesInformers = KubernetesInformerFactory.create(kubernetes, SYNC);
    sampleInformers = SampleInformerFactory.create(samples, SYNC);
    deployments = kubernetesInformers.apps().v1().deployments().lister();
    foos = sampleInformers.samplecontroller().v1alpha1().foos().lister();

    var unusedSink = broadcaster.startRecordingToSink(EventSink.core(kubernetes.restClient()));
    recorder =
        broadcaster.newRecorder(
            SampleClientsetScheme.scheme(), EventSource.builder().component(NAME).build());

    var unusedFoos =
        sampleInformers
            .samplecontroller()
            .v1alpha1()
            .foos()
            .informer()
            .addEventHandler(
                ResourceEventHandler.of(
                    this::enqueueFoo, (before, after) -> enqueueFoo(after), this::enqueueFoo));
    var unusedDeployments =
        kubernetesInformers
            .apps()
            .v1()
            .deployments()
            .informer()
            .addEventHandler(
                new ResourceEventHandler<>() {
                  @Override
                  public void onAdd(Deployment deployment, boolean inInitialList) {
                    handleObject(deployment);
                  }

                  @Override
                  public void onUpdate(Deployment before, Deployment after) {
                    String version = before.metadata().resourceVersion();
                    if (!version.equals(after.metadata().resourceVersion())) {
                      handleObject(after); // in a resync nothing has changed
                    }
                  }

                  /** Also when nobody saw it go: then this is how it was when it was last seen. */
                  @Override
                  public void onDelete(Deployment last, boolean finalStateUnknown) {
                    handleObject(last);
                  }
                });
  }

  /**
   * Starts informers, waits until they know everything, and starts workers.
   *
   * @throws IOException if the informers do not get there
   */
  public void start(int workerCount) throws IOException, InterruptedException {
    kubernetesInformers.start();
    sampleInformers.start();
    requireSynced(kubernetesInformers.waitForCacheSync(SYNC));
    requireSynced(sampleInformers.waitForCacheSync(SYNC));
    workers = Optional.of(Workers.start(NAME, workerCount, queue, this::syncHandler));
  }

  private static void requireSynced(Map<Object, Boolean> synced) throws IOException {
    if (synced.containsValue(false)) {
      throw new IOException(
          "caches have not synced within %d s: %s; is the definition of Foos applied?"
              .formatted(SYNC.toSeconds(), synced));
    }
  }

  private void enqueueFoo(MetaObject foo) {
    queue.add(ObjectName.of(foo));
  }

  /** Finds the Foo that an object belongs to, if it belongs to one. */
  private void handleObject(MetaObject object) {
    for (OwnerReference owner : object.metadata().ownerReferences()) {
      if (Boolean.TRUE.equals(owner.controller()) && owner.kind().equals("Foo")) {
        foos.foos(object.metadata().namespace()).get(owner.name()).ifPresent(this::enqueueFoo);
      }
    }
  }

  /** Compares what is there with what should be, and makes the two one. */
  void syncHandler(ObjectName name) throws IOException, InterruptedException {
    Optional<Foo> known = foos.foos(name.namespace()).get(name.name());
    if (known.isEmpty()) {
      return; // it is gone, and the garbage collector sees to its deployment
    }
    Foo foo = known.get();
    String deploymentName = foo.spec().deploymentName();
    Deployment deployment =
        deployments.deployments(name.namespace()).get(deploymentName).orElse(null);
    if (deployment == null) {
      deployment =
          kubernetes.appsV1().deployments(name.namespace()).create(FooDeployment.wantedBy(foo));
    }
    if (!FooDeployment.isControlledBy(deployment, foo)) {
      String message = FooEvents.alreadyExists(deploymentName);
      recorder.event(foo, "Warning", FooEvents.RESOURCE_EXISTS, message);
      throw new IOException(message);
    }
    if (FooDeployment.differs(foo, deployment)) {
      LOG.log(Level.DEBUG, "resizing the deployment of {0}", name);
      deployment =
          kubernetes.appsV1().deployments(name.namespace()).update(FooDeployment.wantedBy(foo));
    }
    updateStatus(foo, deployment);
    recorder.event(foo, "Normal", FooEvents.SYNCED, FooEvents.SYNCED_MESSAGE);
  }

  /** What a cache holds is never changed: a changed Foo is another object. */
  private void updateStatus(Foo foo, Deployment deployment)
      throws IOException, InterruptedException {
    Foo told = FooDeployment.withStatusOf(foo, deployment);
    if (!told.equals(foo)) {
      var unused =
          samples.samplecontrollerV1alpha1().foos(foo.metadata().namespace()).updateStatus(told);
    }
  }

  /** Ends informers and workers, and waits for what is under way. */
  @Override
  public void close() {
    sampleInformers.close();
    kubernetesInformers.close();
    workers.ifPresentOrElse(Workers::close, queue::shutDown);
    broadcaster.close();
  }
}
