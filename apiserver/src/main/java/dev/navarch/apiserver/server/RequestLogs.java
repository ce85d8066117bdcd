package dev.navarch.apiserver.server;

import dev.navarch.apiserver.request.RequestInfo;
import java.util.List;

/** Several logs, told one after the other. */
record RequestLogs(List<RequestLog> logs) implements RequestLog {
  RequestLogs {
    logs = List.copyOf(logs);
  }

  @Override
  public void answered(
      RequestInfo info, boolean apply, boolean dryRun, int status, long nanos, long bytes) {
    for (RequestLog log : logs) {
      log.answered(info, apply, dryRun, status, nanos, bytes);
    }
  }

  @Override
  public Runnable lasts(RequestInfo info) {
    List<Runnable> ends = logs.stream().map(log -> log.lasts(info)).toList();
    return () -> ends.forEach(Runnable::run);
  }

  @Override
  public void failed(RequestInfo info, String id, Throwable fault) {
    for (RequestLog log : logs) {
      log.failed(info, id, fault);
    }
  }
}
