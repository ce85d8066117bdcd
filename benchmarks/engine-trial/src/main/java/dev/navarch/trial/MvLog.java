package dev.navarch.trial;

import java.nio.file.Path;
import java.util.List;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.h2.mvstore.type.LongDataType;

/**
 * One map; a commit appends the changed pages to the store's file as a chunk and syncs it.
 *
 * <p>The store would keep every chunk for 45 seconds in case the disk had not been synced by then.
 * Here each commit is synced, so a second is enough.
 */
final class MvLog implements Log {
  private final MVStore store;
  private final MVMap<Long, byte[]> map;

  private MvLog(MVStore store) {
    this.store = store;
    store.setAutoCommitDelay(0);
    store.setRetentionTime(1_000);
    store.setVersionsToKeep(0);
    this.map =
        store.openMap(
            "log",
            new MVMap.Builder<Long, byte[]>()
                .keyType(LongDataType.INSTANCE)
                .valueType(ByteArrayDataType.INSTANCE));
  }

  static MvLog open(Path folder) {
    return new MvLog(
        new MVStore.Builder()
            .fileName(folder.resolve("log.mv").toString())
            .autoCommitDisabled()
            .cacheSize(64)
            .pageSplitSize(4_096)
            .open());
  }

  @Override
  public void commit(long firstId, List<byte[]> records, long[] deletedIds) {
    long id = firstId;
    for (byte[] record : records) {
      map.put(id++, record);
    }
    for (long deletedId : deletedIds) {
      map.remove(deletedId);
    }
    store.commit();
    store.sync();
  }

  @Override
  public void scan(Visitor visitor) {
    Cursor<Long, byte[]> cursor = map.cursor(null);
    while (cursor.hasNext()) {
      long id = cursor.next();
      visitor.visit(id, cursor.getValue());
    }
  }

  @Override
  public void reclaim() {
    store.compact(80, 16 << 20);
  }

  /** Chunks are moved however young they are: the disk has just been synced. */
  @Override
  public void compact() {
    store.setRetentionTime(0);
    store.compactFile(30_000);
    store.setRetentionTime(1_000);
  }

  @Override
  public void close() {
    store.close();
  }
}
