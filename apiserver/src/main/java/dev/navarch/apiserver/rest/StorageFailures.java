package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.storage.StorageException;

/** What a client is told when the store fails. */
public final class StorageFailures {
  private StorageFailures() {}

  /** The answer to a request that a failure ended. */
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
      case StorageException.DiskFull full ->
          ApiException.fromStatus(
              Status.builder()
                  .status("Failure")
                  .reason("ServiceUnavailable")
                  .message("there is no room left to store objects: " + full.getMessage())
                  .code(503)
                  .build());
      case StorageException.Closed closed ->
          ApiException.serviceUnavailable("the server is shutting down");
      case StorageException other -> ApiException.internalError(other);
    };
  }
}
