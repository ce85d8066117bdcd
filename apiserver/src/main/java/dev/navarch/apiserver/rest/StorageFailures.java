package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.storage.StorageException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Converts failures of the store to answers. Their messages may name files and addresses of the
 * server: those are for the log, never for clients.
 */
public final class StorageFailures {
  /** Apart, because logging takes long to load. */
  private static final class Log {
    static final Logger IT = System.getLogger(StorageFailures.class.getName());
  }

  private StorageFailures() {}

  /** Returns the answer to a request that a failure ended. */
  public static ApiException toApi(
      StorageException failure, GroupResource resource, String action) {
    return switch (failure) {
      case StorageException.TooLarge tooLarge ->
          ApiException.requestEntityTooLarge("etcdserver: request is too large");
      case StorageException.Compacted compacted ->
          ApiException.resourceExpired("The resourceVersion for the provided list is too old.");
      case StorageException.FutureRevision future ->
          ApiException.resourceVersionTooLarge(0, future.currentRevision(), 1);
      case StorageException.Unavailable unavailable ->
          ApiException.serverTimeout(resource, action, 1);
      case StorageException.DiskFull full -> // the store itself logs the first of them
          ApiException.fromStatus(
              Status.builder()
                  .status("Failure")
                  .reason("ServiceUnavailable")
                  .message("there is no room left to store objects")
                  .code(503)
                  .build());
      case StorageException.Closed closed ->
          ApiException.serviceUnavailable("the server is shutting down");
      case StorageException other -> {
        Log.IT.log(Level.ERROR, "the store failed: " + action + " " + resource, other);
        yield ApiException.internalError("the store failed");
      }
    };
  }
}
