package dev.navarch.kubectl.convert;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.kubectl.manifest.ManifestFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code kubectl convert}. */
@Command(
    name = "convert",
    description = {
      "Convert manifests to another API version.",
      "",
      "Reads YAML or JSON from files, folders, addresses or standard input, converts each object to the "
          + "version asked for, or to the newest one, and prints the result to standard output. "
          + "Nothing is sent to a server."
    },
    mixinStandardHelpOptions = true)
public final class ConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = {"-f", "--filename"},
      required = true,
      split = ",",
      paramLabel = "FILE",
      description = "File, folder, address, or - for standard input. May be repeated.")
  private List<String> filenames = new ArrayList<>();

  @Option(
      names = {"-R", "--recursive"},
      description = "Go into the folders of a folder.")
  private boolean recursive;

  @Option(
      names = "--output-version",
      defaultValue = "",
      paramLabel = "GROUP/VERSION",
      description =
          "The version to convert to, such as apps/v1; by default each group's preferred one.")
  private String outputVersion = "";

  @Option(
      names = {"-o", "--output"},
      defaultValue = "yaml",
      paramLabel = "FORMAT",
      description = "Output format: ${COMPLETION-CANDIDATES}.")
  private OutputFormat output = OutputFormat.yaml;

  @Option(
      names = "--local",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      hidden = true,
      description = "Accepted for compatibility: conversion always happens here.")
  private boolean local;

  @Option(
      names = "--validate",
      defaultValue = "strict",
      fallbackValue = "strict",
      arity = "0..1",
      paramLabel = "MODE",
      description =
          "strict (or true): refuse unknown and duplicate fields; ignore (or false): pass over them.")
  private String validate = "strict";

  @Override
  public Integer call() throws IOException {
    Convert convert = new Convert(AllTypes.scheme(), outputVersion, strict());
    List<ApiObject> converted = new ArrayList<>();
    new ManifestFiles(recursive, System.in)
        .read(filenames, manifest -> converted.addAll(convert.convert(manifest)));
    if (converted.isEmpty()) {
      throw new IOException("no objects passed to convert");
    }
    spec.commandLine().getOut().print(Printing.print(AllTypes.scheme(), output, converted));
    spec.commandLine().getOut().flush();
    return 0;
  }

  private boolean strict() {
    return switch (validate) {
      case "strict", "true" -> true;
      case "ignore", "false", "warn" -> false;
      default ->
          throw new IllegalArgumentException(
              "invalid - validate option \"" + validate + "\": expected strict, warn or ignore");
    };
  }
}
