package dev.navarch.storage.etcd;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import io.grpc.Status;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A call that failed, inside this package: those who know what was asked turn it into what the
 * contract speaks of.
 */
final class EtcdFailure extends RuntimeException {

  /** What a failure means. */
  enum Meaning {
    COMPACTED,
    FUTURE_REVISION,
    LEASE_NOT_FOUND,
    TOO_LARGE,
    NO_SPACE,
    CORRUPT,
    /** No connection could be made; nothing was sent. */
    NOT_SENT,
    /** The server did not begin with it, and may later. */
    NOT_NOW,
    /** The server will not do it, now or later. */
    REFUSED,
    /** The answer is lost, or did not come in time. */
    NO_ANSWER
  }

  /** How etcd and gRPC word it; the first row whose text is part of the message holds. */
  private record Row(String text, Meaning meaning) {}

  private static final List<Row> TABLE =
      List.of(
          new Row("mvcc: required revision has been compacted", Meaning.COMPACTED),
          new Row("mvcc: required revision is a future revision", Meaning.FUTURE_REVISION),
          new Row("requested lease not found", Meaning.LEASE_NOT_FOUND),
          new Row("request is too large", Meaning.TOO_LARGE),
          new Row("too many operations in txn request", Meaning.TOO_LARGE),
          new Row("received message larger than max", Meaning.TOO_LARGE),
          new Row("mvcc: database space exceeded", Meaning.NO_SPACE),
          new Row("corrupt cluster", Meaning.CORRUPT),
          // Said before anything is proposed to the cluster, or when it takes no proposals.
          new Row("etcdserver: no leader", Meaning.NOT_NOW),
          new Row("etcdserver: not leader", Meaning.NOT_NOW),
          new Row("etcdserver: not capable", Meaning.NOT_NOW),
          new Row("etcdserver: too many requests", Meaning.NOT_NOW),
          new Row("rpc not supported for learner", Meaning.NOT_NOW),
          new Row("raft proposal dropped", Meaning.NOT_NOW));

  /**
   * How TLS libraries say that the server did not like what it was shown, or that it saw nothing.
   */
  private static final Pattern CERTIFICATE_REFUSED =
      Pattern.compile(
          "alert[_: ]+(bad_certificate|unknown_ca|certificate_(required|unknown|expired|revoked))",
          Pattern.CASE_INSENSITIVE);

  private final Meaning meaning;
  private final String description;

  private EtcdFailure(Meaning meaning, String description, Throwable cause) {
    super(description, cause);
    this.meaning = meaning;
    this.description = description;
  }

  static EtcdFailure of(Throwable thrown, boolean sent) {
    Status status = Status.fromThrowable(thrown);
    return new EtcdFailure(meaning(status, sent), describe(status), thrown);
  }

  static Meaning meaning(Status status, boolean sent) {
    String text = status.getDescription() == null ? "" : status.getDescription();
    for (Row row : TABLE) {
      if (text.contains(row.text)) {
        return row.meaning;
      }
    }
    if (!sent) {
      return Meaning.NOT_SENT;
    }
    return switch (status.getCode()) {
      case INVALID_ARGUMENT,
          NOT_FOUND,
          ALREADY_EXISTS,
          PERMISSION_DENIED,
          UNAUTHENTICATED,
          FAILED_PRECONDITION,
          OUT_OF_RANGE,
          UNIMPLEMENTED ->
          Meaning.REFUSED;
      default -> Meaning.NO_ANSWER;
    };
  }

  Meaning meaning() {
    return meaning;
  }

  /** What etcd or gRPC said. */
  String description() {
    return description;
  }

  /** Whether what failed may be done again although it was not meant to happen twice. */
  boolean neverBegun() {
    return meaning == Meaning.NOT_SENT || meaning == Meaning.NOT_NOW;
  }

  /** For a failure that needs no more than is known here. */
  StorageException toStorageException() {
    return switch (meaning) {
      case TOO_LARGE -> new StorageException.TooLarge("etcd refuses: " + description, this);
      case NO_SPACE -> new StorageException.DiskFull("etcd has no room left: " + description, this);
      case CORRUPT -> new StorageException.Corrupt("etcd is damaged: " + description, this);
      case NOT_SENT -> unavailable("etcd cannot be reached: ", Outcome.NOT_APPLIED);
      case NO_ANSWER -> unavailable("etcd does not answer: ", Outcome.UNKNOWN);
      default -> unavailable("etcd refuses: ", Outcome.NOT_APPLIED);
    };
  }

  /** The same for a call that writes nothing, of which no outcome is in doubt. */
  StorageException toReadException() {
    return meaning == Meaning.NO_ANSWER
        ? unavailable("etcd does not answer: ", Outcome.NOT_APPLIED)
        : toStorageException();
  }

  private StorageException unavailable(String what, Outcome outcome) {
    return new StorageException.Unavailable(what + description, outcome, this);
  }

  /** What the status says, and what is behind it: often only the innermost cause tells. */
  private static String describe(Status status) {
    StringBuilder text = new StringBuilder();
    text.append(
        status.getDescription() == null ? status.getCode().name() : status.getDescription());
    String last = text.toString();
    for (@Nullable Throwable c = status.getCause(); c != null; c = c.getCause()) {
      String message = c.getMessage();
      if (message != null && !last.contains(message)) {
        text.append(": ").append(message);
        last = message;
      }
    }
    return CERTIFICATE_REFUSED.matcher(text).find()
        ? "the server does not accept the client's certificate: " + text
        : text.toString();
  }
}
