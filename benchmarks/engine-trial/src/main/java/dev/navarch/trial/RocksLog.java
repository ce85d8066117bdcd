package dev.navarch.trial;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.CompressionType;
import org.rocksdb.FlushOptions;
import org.rocksdb.InfoLogLevel;
import org.rocksdb.Options;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * A key of eight bytes for each id. A commit syncs the write-ahead log. Nothing is compressed, as
 * in the other stores.
 */
final class RocksLog implements Log {
  private final Options options;
  private final RocksDB db;
  private final WriteOptions synced = new WriteOptions().setSync(true);

  private RocksLog(Options options, RocksDB db) {
    this.options = options;
    this.db = db;
  }

  static RocksLog open(Path folder) throws RocksDBException {
    RocksDB.loadLibrary();
    Options options =
        new Options()
            .setCreateIfMissing(true)
            .setCompressionType(CompressionType.NO_COMPRESSION)
            .setWriteBufferSize(32L << 20)
            .setMaxTotalWalSize(64L << 20)
            .setRecycleLogFileNum(2)
            .setMaxBackgroundJobs(2)
            .setBytesPerSync(1L << 20)
            .setLevelCompactionDynamicLevelBytes(true)
            .setInfoLogLevel(InfoLogLevel.WARN_LEVEL)
            .setTableFormatConfig(new BlockBasedTableConfig().setBlockSize(16 << 10));
    return new RocksLog(options, RocksDB.open(options, folder.toString()));
  }

  @Override
  public void commit(long firstId, List<byte[]> records, long[] deletedIds)
      throws RocksDBException {
    try (WriteBatch batch = new WriteBatch()) {
      long id = firstId;
      for (byte[] record : records) {
        batch.put(key(id++), record);
      }
      for (long deletedId : deletedIds) {
        batch.delete(key(deletedId));
      }
      db.write(synced, batch);
    }
  }

  @Override
  public void scan(Visitor visitor) throws RocksDBException {
    try (ReadOptions read = new ReadOptions().setFillCache(false).setReadaheadSize(2L << 20);
        RocksIterator iterator = db.newIterator(read)) {
      for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
        visitor.visit(ByteBuffer.wrap(iterator.key()).getLong(), iterator.value());
      }
      iterator.status();
    }
  }

  /** Nothing to do: background compaction drops deleted records without being asked. */
  @Override
  public void reclaim() {}

  @Override
  public void compact() throws RocksDBException {
    try (FlushOptions flush = new FlushOptions().setWaitForFlush(true)) {
      db.flush(flush);
    }
    db.compactRange();
  }

  private static byte[] key(long id) {
    return ByteBuffer.allocate(Long.BYTES).putLong(id).array();
  }

  @Override
  public void close() {
    synced.close();
    db.close();
    options.close();
  }
}
