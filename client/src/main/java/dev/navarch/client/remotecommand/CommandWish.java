package dev.navarch.client.remotecommand;

import dev.navarch.api.core.v1.PodAttachOptions;
import dev.navarch.api.core.v1.PodExecOptions;
import dev.navarch.client.rest.Request;
import java.util.List;

/**
 * What is asked of a server: which streams, in which container, for which command.
 *
 * @param command empty to attach to the program that runs already
 */
record CommandWish(
    List<String> command,
    String container,
    boolean stdin,
    boolean stdout,
    boolean stderr,
    boolean tty) {
  CommandWish {
    command = List.copyOf(command);
  }

  String subresource() {
    return command.isEmpty() ? "attach" : "exec";
  }

  Request ask(Request request) {
    return command.isEmpty()
        ? request.versionedParams(
            PodAttachOptions.builder()
                .container(container)
                .stdin(stdin)
                .stdout(stdout)
                .stderr(stderr)
                .tty(tty)
                .build())
        : request.versionedParams(
            PodExecOptions.builder()
                .container(container)
                .command(command)
                .stdin(stdin)
                .stdout(stdout)
                .stderr(stderr)
                .tty(tty)
                .build());
  }
}
