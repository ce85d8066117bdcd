package dev.navarch.client.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.cache.ResourceEventHandler;
import dev.navarch.client.rest.CreateVerb;
import dev.navarch.client.rest.GetVerb;
import dev.navarch.client.rest.ListVerb;
import dev.navarch.client.rest.ScriptedTransport;
import dev.navarch.client.rest.WatchVerb;
import dev.navarch.client.sample.clientset.SampleClientset;
import dev.navarch.client.sample.clientset.fake.FakeSampleClientset;
import dev.navarch.client.sample.clientset.scheme.SampleClientsetScheme;
import dev.navarch.client.sample.clientset.typed.samplecontroller.v1alpha1.FooClient;
import dev.navarch.client.sample.clientset.typed.samplecontroller.v1alpha1.PolicyClient;
import dev.navarch.client.sample.clientset.typed.samplecontroller.v1alpha1.QuestionClient;
import dev.navarch.client.sample.informers.externalversions.SampleInformerFactory;
import dev.navarch.client.sample.listers.samplecontroller.v1alpha1.FooLister;
import dev.navarch.client.sample.v1alpha1.Foo;
import dev.navarch.client.sample.v1alpha1.FooSpec;
import dev.navarch.client.sample.v1alpha1.FooStatus;
import dev.navarch.client.sample.v1alpha1.Policy;
import dev.navarch.client.sample.v1alpha1.Question;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What is generated for somebody's own kinds works like what is built in. */
class SampleClientsetTest {
  private static Foo foo(String name, int replicas) {
    return Foo.builder()
        .metadata(meta -> meta.namespace("default").name(name))
        .spec(new FooSpec("web", replicas))
        .build();
  }

  @Test
  void clientsAskForTheResourceOfTheirKind() throws Exception {
    ScriptedTransport transport = new ScriptedTransport();
    SampleClientset clients = new SampleClientset(transport.client());
    String foo =
        "{\"kind\":\"Foo\",\"apiVersion\":\"samplecontroller.example.com/v1alpha1\","
            + "\"metadata\":{\"name\":\"a\",\"namespace\":\"default\"}}";
    String policy =
        "{\"kind\":\"Policy\",\"apiVersion\":\"samplecontroller.example.com/v1alpha1\","
            + "\"metadata\":{\"name\":\"p\"}}";
    transport
        .json(201, foo)
        .json(200, foo)
        .json(200, policy)
        .json(201, foo.replace("Foo", "Question"));

    clients.samplecontrollerV1alpha1().foos("default").create(foo("a", 1));
    clients.samplecontrollerV1alpha1().foos("default").updateStatus(foo("a", 1));
    clients.samplecontrollerV1alpha1().policies().get("p");
    clients.samplecontrollerV1alpha1().questions("default").create(Question.builder().build());

    String root = "/apis/samplecontroller.example.com/v1alpha1/";
    assertThat(transport.asked())
        .containsExactly(
            "POST " + root + "namespaces/default/foos",
            "PUT " + root + "namespaces/default/foos/a/status",
            "GET " + root + "policies/p",
            "POST " + root + "namespaces/default/questions");
  }

  @Test
  void clientsOfferExactlyTheVerbsOfTheirResource() {
    assertThat(PolicyClient.class.getInterfaces())
        .containsExactlyInAnyOrder(GetVerb.class, ListVerb.class, WatchVerb.class);
    assertThat(QuestionClient.class.getInterfaces()).containsExactly(CreateVerb.class);
  }

  @Test
  void schemeKnowsTheKindsAndTheOptionsOfTheirVersion() {
    assertThat(SampleClientsetScheme.scheme().objectKinds(Foo.class))
        .extracting(Object::toString)
        .contains("samplecontroller.example.com/v1alpha1, Kind=Foo");
    assertThat(SampleClientsetScheme.scheme().allKinds())
        .extracting(Object::toString)
        .contains("samplecontroller.example.com/v1alpha1, Kind=ListOptions", "/v1, Kind=Status");
  }

  @Test
  void fakeKeepsObjectsOfTheKinds() throws Exception {
    FakeSampleClientset clients = new FakeSampleClientset(foo("a", 1));
    FooClient foos = clients.samplecontrollerV1alpha1().foos("default");

    Foo created = foos.create(foo("b", 2));
    foos.updateStatus(created.toBuilder().status(new FooStatus(2)).build());

    assertThat(foos.list().items())
        .extracting(each -> each.metadata().name())
        .containsExactly("a", "b");
    assertThat(foos.get("b").status().availableReplicas()).isEqualTo(2);
    assertThatThrownBy(() -> foos.create(foo("a", 3)))
        .isInstanceOf(ApiException.class)
        .hasMessage("foos.samplecontroller.example.com \"a\" already exists");
  }

  @Test
  void methodsAddedByHandStandBesideTheGeneratedOnes() throws Exception {
    FooClient foos =
        new FakeSampleClientset(foo("a", 4)).samplecontrollerV1alpha1().foos("default");

    assertThat(foos.wantedReplicas("a")).isEqualTo(4);
    assertThat(foos.getScale("a").spec().replicas()).isEqualTo(4);
  }

  @Test
  void clusterScopedKindsAreServedWithoutANamespace() throws Exception {
    FakeSampleClientset clients =
        new FakeSampleClientset(Policy.builder().metadata(meta -> meta.name("p")).build());

    assertThat(clients.samplecontrollerV1alpha1().policies().list(ListOptions.builder().build()))
        .satisfies(list -> assertThat(list.items()).hasSize(1));
  }

  @Test
  void informersAndListersFollowTheFake() throws Exception {
    FakeSampleClientset clients = new FakeSampleClientset(foo("a", 1));
    BlockingQueue<String> added = new LinkedBlockingQueue<>();
    try (SampleInformerFactory informers = SampleInformerFactory.create(clients)) {
      FooLister lister = informers.samplecontroller().v1alpha1().foos().lister();
      informers
          .samplecontroller()
          .v1alpha1()
          .foos()
          .informer()
          .addEventHandler(
              new ResourceEventHandler<>() {
                @Override
                public void onAdd(Foo object, boolean isInInitialList) {
                  added.add(object.metadata().name());
                }
              });
      informers.start();
      assertThat(informers.waitForCacheSync(Duration.ofSeconds(20))).containsEntry(Foo.class, true);

      clients.samplecontrollerV1alpha1().foos("default").create(foo("b", 2));

      assertThat(added.poll(20, TimeUnit.SECONDS)).isEqualTo("a");
      assertThat(added.poll(20, TimeUnit.SECONDS)).isEqualTo("b");
      assertThat(lister.foos("default").get("b")).isPresent();
      assertThat(lister.foos("other").list(Selector.everything())).isEmpty();
    }
  }
}
