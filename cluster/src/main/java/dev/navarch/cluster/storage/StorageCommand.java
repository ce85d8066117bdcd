package dev.navarch.cluster.storage;

import picocli.CommandLine.Command;

/** {@code navarch storage}: the list of its commands. */
@Command(
    name = "storage",
    description = "Check, back up and restore what a control plane has stored.",
    subcommands = {BackupCommand.class, RestoreCommand.class, VerifyCommand.class},
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
public final class StorageCommand {}
