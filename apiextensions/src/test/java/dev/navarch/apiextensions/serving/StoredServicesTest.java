package dev.navarch.apiextensions.serving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.apiextensions.v1.ServiceReference;
import dev.navarch.api.apiextensions.v1.WebhookClientConfig;
import dev.navarch.api.core.v1.EndpointAddress;
import dev.navarch.api.core.v1.EndpointSubset;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.discovery.v1.Endpoint;
import dev.navarch.api.discovery.v1.EndpointConditions;
import dev.navarch.api.discovery.v1.EndpointPort;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.certificates.CertificateAuthority;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StoredServicesTest {
  private @Nullable Service service = service("ClusterIP", "10.0.0.7", "");
  private final List<EndpointSlice> slices = new ArrayList<>();
  private @Nullable Endpoints endpoints;

  private final StoredServices services =
      new StoredServices(
          name ->
              name.namespace().equals("ops") && name.name().equals("converter")
                  ? Optional.ofNullable(service)
                  : Optional.empty(),
          namespace -> namespace.equals("ops") ? slices : List.of(),
          name -> Optional.ofNullable(endpoints));

  private static Service service(String type, String address, String externalName) {
    return Service.builder()
        .metadata(ObjectMeta.builder().namespace("ops").name("converter").build())
        .spec(
            ServiceSpec.builder()
                .type(type)
                .clusterIP(address)
                .externalName(externalName)
                .ports(
                    List.of(
                        ServicePort.builder().name("metrics").port(8080).build(),
                        ServicePort.builder().name("https").port(443).build()))
                .build())
        .build();
  }

  private static EndpointSlice slice(
      String service, String port, int number, @Nullable Boolean ready, String address) {
    return EndpointSlice.builder()
        .metadata(
            ObjectMeta.builder()
                .namespace("ops")
                .name("slice")
                .labels(Map.of("kubernetes.io/service-name", service))
                .build())
        .addressType("IPv4")
        .ports(List.of(EndpointPort.builder().name(port).port(number).build()))
        .endpoints(
            List.of(
                Endpoint.builder()
                    .addresses(List.of(address))
                    .conditions(EndpointConditions.builder().ready(ready).build())
                    .build()))
        .build();
  }

  private static Endpoints endpoints(String address, int port) {
    return Endpoints.builder()
        .subsets(
            List.of(
                EndpointSubset.builder()
                    .addresses(List.of(EndpointAddress.builder().ip(address).build()))
                    .ports(
                        List.of(
                            dev.navarch.api.core.v1.EndpointPort.builder()
                                .name("https")
                                .port(port)
                                .build()))
                    .build()))
        .build();
  }

  private String resolved(int port) throws IOException {
    InetSocketAddress address = services.resolve("ops", "converter", port);
    return address.getHostString() + ":" + address.getPort();
  }

  // ---- where services are

  @Test
  void anEndpointOfASliceComesFirst() throws IOException {
    slices.add(slice("other", "https", 1, null, "192.0.2.1"));
    slices.add(slice("converter", "metrics", 2, null, "192.0.2.2"));
    slices.add(slice("converter", "https", 9443, null, "192.0.2.3"));
    endpoints = endpoints("192.0.2.4", 4);

    assertThat(resolved(443)).isEqualTo("192.0.2.3:9443");
    assertThat(resolved(8080)).isEqualTo("192.0.2.2:2");
  }

  @Test
  void everyReadyEndpointIsChosenNowAndThen() throws IOException {
    slices.add(slice("converter", "https", 1, true, "192.0.2.1"));
    slices.add(slice("converter", "https", 2, null, "192.0.2.2"));
    slices.add(slice("converter", "https", 3, false, "192.0.2.3"));

    List<String> chosen = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      chosen.add(resolved(443));
    }

    assertThat(chosen).contains("192.0.2.1:1", "192.0.2.2:2").doesNotContain("192.0.2.3:3");
  }

  @Test
  void endpointsComeNextAndTheAddressInTheClusterLast() throws IOException {
    slices.add(slice("converter", "https", 3, false, "192.0.2.3"));
    endpoints = endpoints("192.0.2.4", 4443);

    assertThat(resolved(443)).isEqualTo("192.0.2.4:4443");
    assertThat(resolved(8080)).isEqualTo("10.0.0.7:8080");
    endpoints = null;
    assertThat(resolved(443)).isEqualTo("10.0.0.7:443");
  }

  @Test
  void aNameOutsideIsReachedThere() throws IOException {
    service = service("ExternalName", "", "hooks.example.com");

    assertThat(resolved(8443)).isEqualTo("hooks.example.com:8443");
  }

  @Test
  void aServiceWithoutAnAddressNeedsEndpoints() throws IOException {
    service = service("ClusterIP", "None", "");

    assertThatThrownBy(() -> resolved(443))
        .isInstanceOf(IOException.class)
        .hasMessage("cannot route to service with ClusterIP \"None\"");
    endpoints = endpoints("192.0.2.4", 4443);
    assertThat(resolved(443)).isEqualTo("192.0.2.4:4443");
  }

  // ---- what is not there

  @Test
  void whatIsMissingIsTold() {
    assertThatThrownBy(() -> services.resolve("ops", "nobody", 443))
        .isInstanceOf(IOException.class)
        .hasMessage("service \"nobody\" not found");
    assertThatThrownBy(() -> resolved(1))
        .isInstanceOf(IOException.class)
        .hasMessage("no service port 1 found for service \"converter\"");
    service = service("Odd", "10.0.0.7", "");
    assertThatThrownBy(() -> resolved(443)).hasMessage("unsupported service type \"Odd\"");
  }

  // ---- over TLS

  @Test
  void theNameOfTheServiceIsAskedForWhereverItIsFound() throws Exception {
    CertificateAuthority authority =
        CertificateAuthority.create("test", Duration.ofHours(1), InstantSource.system());
    AtomicReference<String> asked = new AtomicReference<>("");
    try (TestWebhook webhook =
        TestWebhook.startSecure(
            authority,
            "converter.ops.svc",
            asked::set,
            review -> TestWebhook.converted(review, object -> object))) {
      slices.add(slice("converter", "https", webhook.address().getPort(), true, "127.0.0.1"));
      ConversionWebhook conversion =
          new ConversionWebhook(
              new WebhookClient(
                  WebhookClientConfig.builder()
                      .service(
                          ServiceReference.builder().namespace("ops").name("converter").build())
                      .caBundle(Bytes.ofUtf8(authority.own().certificatePem()))
                      .build(),
                  services),
              List.of("v1"));
      Unstructured thing =
          Unstructured.parse(
              TestServer.json(
                  "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a'}}"));

      assertThat(
              conversion
                  .convert(List.of(thing.content()), new GroupVersion("example.com", "v2"))
                  .getFirst()
                  .get("apiVersion"))
          .isEqualTo("example.com/v2");
    }
    assertThat(asked.get()).isEqualTo("converter.ops.svc");
  }
}
