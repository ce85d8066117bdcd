package dev.navarch.client.config;

import java.nio.file.Path;
import java.util.Map;

/**
 * What a process finds around itself.
 *
 * @param serviceAccount the folder that Kubernetes mounts into pods
 */
record Surroundings(Map<String, String> env, Path home, Path serviceAccount) {
  private static final Path MOUNTED = Path.of("/var/run/secrets/kubernetes.io/serviceaccount");

  static Surroundings ofProcess() {
    Map<String, String> env = System.getenv();
    String home = env.getOrDefault("HOME", "");
    return new Surroundings(
        env, Path.of(home.isEmpty() ? System.getProperty("user.home", "") : home), MOUNTED);
  }

  String variable(String name) {
    return env.getOrDefault(name, "");
  }
}
