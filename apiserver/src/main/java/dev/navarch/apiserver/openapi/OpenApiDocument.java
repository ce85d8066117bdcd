package dev.navarch.apiserver.openapi;

import java.lang.ref.SoftReference;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One document in each of its forms. A form is written when it is first asked for, and again only
 * when memory got short in between; the same bytes come out.
 */
public final class OpenApiDocument {
  private static final String JSON = "application/json";

  /**
   * A document in one form. The bytes must not be changed.
   *
   * @param mediaType what to call it, which may be another name than was asked for
   */
  @SuppressWarnings("ArrayRecordComponent") // megabytes that go out as they are, never compared
  public record Content(String mediaType, byte[] bytes) {}

  /** How a version of documents is called and written in protobuf. */
  record Protobuf(String mediaType, String oldMediaType, ProtoMessage message) {
    static final Protobuf V2 = of("v2", Version2Messages.DOCUMENT);
    static final Protobuf V3 = of("v3", Version3Messages.DOCUMENT);

    private static Protobuf of(String version, ProtoMessage message) {
      String name = "application/com.github.proto-openapi.spec." + version;
      return new Protobuf(name + ".v1.0+protobuf", name + "@v1.0+protobuf", message);
    }
  }

  private final ReentrantLock lock;
  private final Supplier<Map<String, Object>> tree;
  private final @Nullable Protobuf form;
  private volatile @Nullable String etag;
  private volatile SoftReference<byte[]> json = new SoftReference<>(null);
  private volatile SoftReference<byte[]> protobuf = new SoftReference<>(null);

  /**
   * @param lock held whenever {@code tree} is called and its result is used
   * @param form null for a document that has no protobuf form
   */
  OpenApiDocument(ReentrantLock lock, Supplier<Map<String, Object>> tree, @Nullable Protobuf form) {
    this.lock = lock;
    this.tree = tree;
    this.form = form;
  }

  /** The media types that can be asked for, the one that suits somebody who takes any first. */
  public List<String> mediaTypes() {
    return form == null ? List.of(JSON) : List.of(JSON, form.mediaType, form.oldMediaType);
  }

  /**
   * The document in the form of a media type, which comes without parameters; empty for a form it
   * has not got.
   */
  public Optional<Content> content(String mediaType) {
    if (mediaType.equals(JSON)) {
      return Optional.of(new Content(JSON, json()));
    }
    if (form != null && (mediaType.equals(form.mediaType) || mediaType.equals(form.oldMediaType))) {
      return Optional.of(new Content(form.mediaType, protobuf(form)));
    }
    return Optional.empty();
  }

  /** What changes whenever the document does, the same for all forms; without quotes. */
  public String etag() {
    String known = etag;
    if (known == null) {
      known = digest(json());
      etag = known;
    }
    return known;
  }

  private byte[] json() {
    byte[] known = json.get();
    if (known != null) {
      return known;
    }
    lock.lock();
    try {
      known = json.get();
      if (known == null) {
        known = DocumentForm.json(tree.get());
        json = new SoftReference<>(known);
      }
      return known;
    } finally {
      lock.unlock();
    }
  }

  private byte[] protobuf(Protobuf as) {
    byte[] known = protobuf.get();
    if (known != null) {
      return known;
    }
    lock.lock();
    try {
      known = protobuf.get();
      if (known == null) {
        known = DocumentForm.protobuf(tree.get(), as.message);
        protobuf = new SoftReference<>(known);
      }
      return known;
    } finally {
      lock.unlock();
    }
  }

  private static String digest(byte[] bytes) {
    try {
      return HexFormat.of()
          .withUpperCase()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
