package dev.navarch.api.admissionregistration;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code admissionregistration.k8s.io}: which webhooks and policies judge or change requests. */
public final class AdmissionRegistrationGroup implements GroupInstaller {
  private static final String NAME = "admissionregistration.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.admissionregistrationV1(scheme);
    BuiltInTypes.admissionregistrationV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16700);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 12, BY_DEFAULT, ON_REQUEST);

    group
        .cluster("mutatingadmissionpolicies", "MutatingAdmissionPolicy")
        .categories("api-extensions")
        .in136("v1", "v1beta1")
        .stored136("v1beta1");
    group
        .cluster("mutatingadmissionpolicybindings", "MutatingAdmissionPolicyBinding")
        .categories("api-extensions")
        .in136("v1", "v1beta1")
        .stored136("v1beta1");
    group
        .cluster("mutatingwebhookconfigurations", "MutatingWebhookConfiguration")
        .categories("api-extensions")
        .in("v1")
        .in120("v1beta1")
        .stored120("v1beta1");
    group
        .cluster("validatingadmissionpolicies", "ValidatingAdmissionPolicy")
        .categories("api-extensions")
        .in136("v1")
        .status();
    group
        .cluster("validatingadmissionpolicybindings", "ValidatingAdmissionPolicyBinding")
        .categories("api-extensions")
        .in136("v1");
    group
        .cluster("validatingwebhookconfigurations", "ValidatingWebhookConfiguration")
        .categories("api-extensions")
        .in("v1")
        .in120("v1beta1")
        .stored120("v1beta1");

    return group.build();
  }
}
