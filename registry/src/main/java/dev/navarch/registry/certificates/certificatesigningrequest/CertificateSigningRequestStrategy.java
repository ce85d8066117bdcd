package dev.navarch.registry.certificates.certificatesigningrequest;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;

/**
 * How requests for certificates are written. Who asks is filled in by the server, and what was
 * asked for never changes: approvers and signers write their parts at paths of their own.
 */
public final class CertificateSigningRequestStrategy
    extends ValidatedStrategy<CertificateSigningRequest> {
  private static final FieldSet SPEC = FieldSet.of(FieldPath.ofFields("spec"));
  private static final FieldSet CONDITIONS =
      FieldSet.of(FieldPath.ofFields("status", "conditions"));
  private static final FieldSet CERTIFICATE =
      FieldSet.of(FieldPath.ofFields("status", "certificate"));

  public CertificateSigningRequestStrategy() {
    super(
        new GroupResource("certificates.k8s.io", "certificatesigningrequests"),
        CertificateSigningRequestValidation::create,
        CertificateSigningRequestValidation::update);
  }

  @Override
  public NameCheck names() {
    return NameKind.PATH_SEGMENT;
  }

  @Override
  public CertificateSigningRequest prepareForCreate(
      RequestContext context, CertificateSigningRequest object) {
    User user = context.user();
    return super.prepareForCreate(context, object).toBuilder()
        .spec(spec ->
            spec.username(user.name()).uid(user.uid()).groups(user.groups()).extra(user.extra()))
        .build();
  }

  @Override
  public CertificateSigningRequest prepareForUpdate(
      RequestContext context, CertificateSigningRequest object, CertificateSigningRequest old) {
    return super.prepareForUpdate(context, object, old).toBuilder().spec(old.spec()).build();
  }

  @Override
  public FieldSet resetFields() {
    return super.resetFields().union(SPEC);
  }

  /** How signers write. */
  public Strategy<CertificateSigningRequest> status() {
    return new ValidatedStatus<>(
        this,
        CertificateSigningRequest.class,
        ValidatedStatus.Metadata.MAY_CHANGE,
        CertificateSigningRequestValidation::updateStatus) {
      @Override
      public CertificateSigningRequest prepareForUpdate(
          RequestContext context, CertificateSigningRequest object, CertificateSigningRequest old) {
        CertificateSigningRequest prepared = super.prepareForUpdate(context, object, old);
        return RequestConditions.dated(
            RequestConditions.withDecisionsOf(prepared, old), old, context.now());
      }

      @Override
      public FieldSet resetFields() {
        return super.resetFields().union(CONDITIONS);
      }
    };
  }

  /** How approvers write. */
  public Strategy<CertificateSigningRequest> approval() {
    return new ValidatedStatus<>(
        this,
        CertificateSigningRequest.class,
        ValidatedStatus.Metadata.MAY_CHANGE,
        CertificateSigningRequestValidation::updateApproval) {
      @Override
      public CertificateSigningRequest prepareForUpdate(
          RequestContext context, CertificateSigningRequest object, CertificateSigningRequest old) {
        CertificateSigningRequest prepared = super.prepareForUpdate(context, object, old);
        return RequestConditions.dated(
            prepared.toBuilder()
                .status(status -> status.certificate(old.status().certificate()))
                .build(),
            old,
            context.now());
      }

      @Override
      public FieldSet resetFields() {
        return super.resetFields().union(CERTIFICATE);
      }
    };
  }
}
