package dev.navarch.apiserver.serviceaccount;

import dev.navarch.api.authentication.v1.BoundObjectReference;
import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.api.authentication.v1.TokenRequestStatus;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.ServiceAccountName;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Gives out tokens of service accounts: what becomes of a {@code TokenRequest}. A request goes
 * through {@link #prepare}, then through whatever else has a say in it, and then to {@link #grant}.
 */
public final class TokenRequests {
  private static final GroupKind KIND = new GroupKind("authentication.k8s.io", "TokenRequest");
  private static final FieldPath METADATA = FieldPath.of("metadata");
  private static final FieldPath EXPIRATION = FieldPath.of("spec", "expirationSeconds");
  private static final long DEFAULT_EXPIRATION_SECONDS = 60 * 60;
  private static final long MIN_EXPIRATION_SECONDS = 10 * 60;
  private static final long MAX_EXPIRATION_SECONDS = 1L << 32;

  private final TokenIssuer issuer;
  private final ServiceAccountObjects objects;
  private final TokenRules rules;
  private final InstantSource clock;
  private final Supplier<String> ids;

  /**
   * Creates a giver of tokens.
   *
   * @param ids makes the id of each token, unlike any before
   */
  public TokenRequests(
      TokenIssuer issuer,
      ServiceAccountObjects objects,
      TokenRules rules,
      InstantSource clock,
      Supplier<String> ids) {
    this.issuer = issuer;
    this.objects = objects;
    this.rules = rules;
    this.clock = clock;
    this.ids = ids;
  }

  /**
   * A request that was granted.
   *
   * @param answer the request with its token
   * @param warnings what the client should know
   */
  public record Granted(TokenRequest answer, List<String> warnings) {
    public Granted {
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * Fills in what a request leaves open, and checks it.
   *
   * @param namespace that of the service account in the request's path
   * @param name that of the service account in the request's path
   * @throws ApiException if there is no such service account, or the request breaks a rule
   */
  public TokenRequest prepare(TokenRequest request, String namespace, String name) {
    ObjectMeta metadata = request.metadata();
    if (!metadata.name().isEmpty() && !metadata.name().equals(name)) {
      throw mismatch("name", metadata.name(), name);
    }
    if (!metadata.namespace().isEmpty() && !metadata.namespace().equals(namespace)) {
      throw mismatch("namespace", metadata.namespace(), name);
    }
    ObjectMeta account = account(namespace, name);
    Long asked = request.spec().expirationSeconds();
    long seconds = asked == null ? DEFAULT_EXPIRATION_SECONDS : asked;
    List<FieldError> errors = check(seconds);
    if (!errors.isEmpty()) {
      throw ApiException.invalid(KIND, "", errors);
    }
    List<String> audiences =
        request.spec().audiences().isEmpty() ? rules.audiences() : request.spec().audiences();
    return request.toBuilder()
        .metadata(
            metadata.toBuilder()
                .name(name)
                .namespace(namespace)
                .uid(account.uid())
                .creationTimestamp(Time.of(clock.instant()))
                .build())
        .spec(request.spec().toBuilder().audiences(audiences).expirationSeconds(seconds).build())
        .status(TokenRequestStatus.builder().build())
        .build();
  }

  private static ApiException mismatch(String field, String value, String name) {
    return ApiException.invalid(
        KIND,
        name,
        List.of(
            FieldError.invalid(
                METADATA.child(field),
                value,
                "must match the service account " + field + " if specified")));
  }

  private static List<FieldError> check(long seconds) {
    List<FieldError> errors = new ArrayList<>(0);
    if (seconds < MIN_EXPIRATION_SECONDS) {
      errors.add(
          FieldError.invalid(
              EXPIRATION, seconds, "may not specify a duration less than 10 minutes"));
    }
    if (seconds > MAX_EXPIRATION_SECONDS) {
      errors.add(
          FieldError.invalid(
              EXPIRATION, seconds, "may not specify a duration larger than 2^32 seconds"));
    }
    return errors;
  }

  private ObjectMeta account(String namespace, String name) {
    return objects
        .serviceAccount(namespace, name)
        .orElseThrow(() -> notFound("serviceaccounts", name));
  }

  private static ApiException notFound(String resource, String name) {
    return ApiException.notFound(new GroupResource("", resource), name);
  }

  /**
   * Answers a request that is prepared.
   *
   * @throws ApiException if what the token is to be bound to is not there, or is another
   */
  public Granted grant(TokenRequest prepared) {
    ObjectMeta metadata = prepared.metadata();
    ObjectMeta account = account(metadata.namespace(), metadata.name());
    Binding binding = binding(prepared.spec().boundObjectRef(), account);

    List<String> warnings = new ArrayList<>(0);
    Long asked = prepared.spec().expirationSeconds();
    long seconds = asked == null ? DEFAULT_EXPIRATION_SECONDS : asked;
    long limit = rules.maxExpirationSeconds();
    if (limit > 0 && seconds > limit) {
      warnings.add(
          "requested expiration of %d seconds shortened to %d seconds".formatted(seconds, limit));
      seconds = limit;
    }
    List<String> audiences = prepared.spec().audiences();
    boolean extended =
        rules.extendsExpiration()
            && binding.pod() != null
            && seconds == TokenRules.AUTOMATIC_EXPIRATION_SECONDS
            && rules.audiences().containsAll(audiences);

    long now = clock.instant().getEpochSecond();
    String token =
        issuer.issue(
            new TokenClaims(
                issuer.name(),
                new ServiceAccountName(account.namespace(), account.name()).username(),
                audiences,
                now,
                now,
                now + (extended ? TokenRules.EXTENDED_EXPIRATION_SECONDS : seconds),
                ids.get(),
                account.namespace(),
                ObjectRef.to(account),
                binding.pod(),
                binding.secret(),
                binding.node(),
                extended ? now + seconds : 0));
    return new Granted(
        prepared.toBuilder()
            .spec(prepared.spec().toBuilder().expirationSeconds(seconds).build())
            .status(new TokenRequestStatus(token, Time.ofEpochSecond(now + seconds)))
            .build(),
        warnings);
  }

  /** What a token is bound to: one of these, and the node of a pod beside it. */
  private record Binding(
      @Nullable ObjectRef pod, @Nullable ObjectRef secret, @Nullable ObjectRef node) {}

  private Binding binding(@Nullable BoundObjectReference wanted, ObjectMeta account) {
    if (wanted == null) {
      return new Binding(null, null, null);
    }
    GroupVersionKind kind =
        GroupVersionKind.fromApiVersionAndKind(wanted.apiVersion(), wanted.kind());
    String name = wanted.name();
    return switch (kind.group().isEmpty() ? kind.kind() : "") {
      case "Pod" -> {
        Pod pod = objects.pod(account.namespace(), name).orElseThrow(() -> notFound("pods", name));
        if (!pod.spec().serviceAccountName().equals(account.name())) {
          throw ApiException.badRequest(
              "cannot bind token for serviceaccount "
                  + GoQuoting.quote(account.name())
                  + " to pod running with different serviceaccount name.");
        }
        yield new Binding(
            checked(pod.metadata(), wanted, kind), null, nodeOf(pod.spec().nodeName()));
      }
      case "Secret" -> {
        ObjectMeta secret =
            objects.secret(account.namespace(), name).orElseThrow(() -> notFound("secrets", name));
        yield new Binding(null, checked(secret, wanted, kind), null);
      }
      case "Node" -> {
        ObjectMeta node = objects.node(name).orElseThrow(() -> notFound("nodes", name));
        yield new Binding(null, null, checked(node, wanted, kind));
      }
      default -> throw ApiException.badRequest("cannot bind token to object of type " + text(kind));
    };
  }

  private static ObjectRef checked(
      ObjectMeta found, BoundObjectReference wanted, GroupVersionKind kind) {
    if (!wanted.uid().isEmpty() && !wanted.uid().equals(found.uid())) {
      throw ApiException.conflict(
          new GroupResource(kind.group(), kind.kind()),
          wanted.name(),
          ("the UID in the bound object reference (%s) does not match the UID in record."
                  + " The object might have been deleted and then recreated")
              .formatted(wanted.uid()));
    }
    return ObjectRef.to(found);
  }

  /** Where a pod runs; by name alone if that node is not there. */
  private @Nullable ObjectRef nodeOf(String name) {
    return name.isEmpty()
        ? null
        : objects.node(name).map(ObjectRef::to).orElse(new ObjectRef(name, ""));
  }

  private static String text(GroupVersionKind kind) {
    return kind.group() + "/" + kind.version() + ", Kind=" + kind.kind();
  }
}
