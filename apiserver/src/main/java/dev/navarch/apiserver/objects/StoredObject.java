package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A stored value at one revision, with everything that was made of it so far. What is made is never
 * changed, so that whoever comes later shares it.
 *
 * <p>The object's own lock guards its forms; it is held while one is made, which takes a moment and
 * waits for nobody.
 */
public final class StoredObject {
  /** An item of an answer in some form and version. */
  private record Form(String mediaType, GroupVersion version, byte[] bytes, @Nullable Form next) {}

  private final ByteString key;
  private final ByteString value;
  private final long revision;
  private final ObjectModel model;
  private volatile @Nullable MetaObject object;
  private volatile @Nullable Form forms;

  /** Whether somebody asked for it since the table last looked. */
  volatile boolean used;

  /** Where this is remembered. */
  private volatile @Nullable KeyValue rememberedIn;

  private volatile boolean forgotten;

  StoredObject(ByteString key, ByteString value, long revision, ObjectModel model) {
    this.key = key;
    this.value = value;
    this.revision = revision;
    this.model = model;
  }

  boolean isOf(ObjectModel another) {
    return model.equals(another);
  }

  void use() {
    if (!used) {
      used = true;
    }
  }

  /**
   * Has a value remember this, until it is {@linkplain #forget() forgotten}. Of two threads that do
   * one and the other at once, at least one sees what the other did, and ends it.
   */
  void rememberIn(KeyValue stored) {
    stored.memo(this);
    rememberedIn = stored;
    if (forgotten) {
      stored.memo(null);
    }
  }

  /** Lets go of this everywhere, so that nothing of it stays in memory. */
  void forget() {
    forgotten = true;
    KeyValue stored = rememberedIn;
    if (stored != null && stored.memo() == this) {
      stored.memo(null);
    }
  }

  public ByteString key() {
    return key;
  }

  public ByteString value() {
    return value;
  }

  /** The revision that wrote the value, or the one that removed it. */
  public long revision() {
    return revision;
  }

  /** The hub object, with its resource version. */
  public MetaObject object() {
    MetaObject known = object;
    if (known == null) {
      known = versioned(model.fromStorage(value));
      object = known;
    }
    return known;
  }

  private MetaObject versioned(MetaObject read) {
    ObjectMeta metadata = read.metadata();
    return read.withMetadata(metadata.toBuilder().resourceVersion(Long.toString(revision)).build());
  }

  /**
   * Makes the hub objects that nobody has asked for yet all at once, if their model gains by that;
   * else does nothing. Afterwards asking for one of them neither blocks nor fails.
   */
  public static void readTogether(List<StoredObject> objects, ObjectModel model) {
    if (!model.readsTogether()) {
      return;
    }
    List<StoredObject> unread = objects.stream().filter(stored -> stored.object == null).toList();
    if (unread.isEmpty()) {
      return;
    }
    List<MetaObject> read = model.fromStorage(unread.stream().map(StoredObject::value).toList());
    for (int i = 0; i < unread.size(); i++) {
      StoredObject stored = unread.get(i);
      stored.object = stored.versioned(read.get(i));
    }
  }

  /** Spares the next one who asks the decoding: this is the object that the value was made of. */
  StoredObject known(MetaObject hub) {
    object = hub;
    return this;
  }

  /** The bytes of the object in some form; made by the first who asks. */
  public byte[] form(String mediaType, GroupVersion version, Supplier<byte[]> encode) {
    byte[] known = find(mediaType, version);
    if (known != null) {
      return known;
    }
    synchronized (this) {
      known = find(mediaType, version);
      if (known != null) {
        return known;
      }
      byte[] made = encode.get();
      forms = new Form(mediaType, version, made, forms);
      return made;
    }
  }

  private byte @Nullable [] find(String mediaType, GroupVersion version) {
    for (Form form = forms; form != null; form = form.next()) {
      if (form.mediaType().equals(mediaType) && form.version().equals(version)) {
        return form.bytes();
      }
    }
    return null;
  }
}
