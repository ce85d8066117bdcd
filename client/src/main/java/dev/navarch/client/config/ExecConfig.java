package dev.navarch.client.config;

import dev.navarch.apimachinery.collect.StringMap;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program that tells credentials.
 *
 * @param apiVersion of what the program is told and tells
 * @param env what it has in its environment besides what this process has, in order
 * @param installHint what a person is told when the program is not there
 * @param provideClusterInfo whether the program is told which server is called
 * @param interactiveMode {@code Never}, {@code IfAvailable} or {@code Always}; empty where a file
 *     says nothing
 * @param others fields that are not known here
 */
public record ExecConfig(
    String apiVersion,
    String command,
    List<String> args,
    List<Variable> env,
    String installHint,
    boolean provideClusterInfo,
    String interactiveMode,
    Map<String, @Nullable Object> others) {
  public static final String V1 = "client.authentication.k8s.io/v1";
  public static final String V1BETA1 = "client.authentication.k8s.io/v1beta1";
  public static final String NEVER = "Never";
  public static final String IF_AVAILABLE = "IfAvailable";
  public static final String ALWAYS = "Always";

  /** One variable of an environment. */
  public record Variable(String name, String value) {
    /** The name alone: the value may be secret. */
    @Override
    public String toString() {
      return name;
    }
  }

  public ExecConfig {
    args = List.copyOf(args);
    env = List.copyOf(env);
    others = StringMap.copyOf(others);
  }

  /** A program that needs nobody to answer it. */
  public static ExecConfig of(String command, String... args) {
    return new ExecConfig(V1, command, List.of(args), List.of(), "", false, NEVER, Map.of());
  }

  static ExecConfig read(Fields fields) {
    List<Variable> env = new ArrayList<>();
    for (Fields variable : fields.objects("env")) {
      env.add(new Variable(variable.text("name"), variable.text("value")));
    }
    String apiVersion = fields.text("apiVersion");
    String interactiveMode = fields.text("interactiveMode");
    return new ExecConfig(
        apiVersion,
        fields.text("command"),
        fields.texts("args"),
        env,
        fields.text("installHint"),
        fields.flag("provideClusterInfo"),
        interactiveMode.isEmpty() && apiVersion.equals(V1BETA1) ? IF_AVAILABLE : interactiveMode,
        fields.others());
  }

  Map<String, @Nullable Object> tree() {
    List<Map<String, String>> variables = new ArrayList<>();
    for (Variable variable : env) {
      Map<String, String> entry = new LinkedHashMap<>();
      entry.put("name", variable.name());
      entry.put("value", variable.value());
      variables.add(entry);
    }
    return new FieldTree(others)
        .text("apiVersion", apiVersion)
        .always("command", command)
        .list("args", args)
        .list("env", variables)
        .text("installHint", installHint)
        .always("provideClusterInfo", provideClusterInfo)
        .text("interactiveMode", interactiveMode)
        .build();
  }

  /** The same program with one more variable in its environment. */
  public ExecConfig withEnv(String name, String value) {
    List<Variable> more = new ArrayList<>(env);
    more.add(new Variable(name, value));
    return new ExecConfig(
        apiVersion, command, args, more, installHint, provideClusterInfo, interactiveMode, others);
  }

  ExecConfig withCommand(String path) {
    return new ExecConfig(
        apiVersion, path, args, env, installHint, provideClusterInfo, interactiveMode, others);
  }

  ExecConfig resolved(Path folder) {
    return withCommand(LocalPath.resolveCommand(folder, command));
  }

  /** A program that lies beside the file keeps a separator: a mere name would be looked up. */
  ExecConfig relativized(Path folder) {
    String path = LocalPath.relativize(folder, command);
    boolean becameName = command.contains(File.separator) && !path.contains(File.separator);
    return withCommand(becameName ? "." + File.separator + path : path);
  }

  /** Without arguments and environment: they may be secret. */
  @Override
  public String toString() {
    return "ExecConfig[" + command + ", " + apiVersion + "]";
  }
}
