package dev.navarch.trial;

import java.nio.file.Path;

/** Who is compared, in all settings that are worth a row. */
enum Store {
  SQLITE_4K,
  SQLITE_4K_SPLIT_SCAN,
  SQLITE_8K,
  SQLITE_16K,
  ROCKSDB,
  MVSTORE;

  /** Opens what is in the folder, or begins a log in an empty one. */
  Log open(Path folder) throws Exception {
    return switch (this) {
      case SQLITE_4K -> SqliteLog.open(folder, 4_096, 1);
      case SQLITE_4K_SPLIT_SCAN -> SqliteLog.open(folder, 4_096, 2);
      case SQLITE_8K -> SqliteLog.open(folder, 8_192, 1);
      case SQLITE_16K -> SqliteLog.open(folder, 16_384, 1);
      case ROCKSDB -> RocksLog.open(folder);
      case MVSTORE -> MvLog.open(folder);
    };
  }
}
