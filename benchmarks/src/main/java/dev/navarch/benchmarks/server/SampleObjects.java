package dev.navarch.benchmarks.server;

/** The objects that are written: their sizes are what counts. */
final class SampleObjects {
  private static final int CONFIG_MAP_TEXT = 900;
  private static final int POD_BYTES = 2_048;
  private static final String FILLING = "one of the many words that make an object long ";

  private SampleObjects() {}

  /** A config map of 1 KB. */
  static NumberedText configMap(String name) {
    return new NumberedText(
        """
        {"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"%s"},\
        "data":{"turn":"%s","text":"%s"}}\
        """
            .formatted(name, NumberedText.GAP, filling(CONFIG_MAP_TEXT)));
  }

  /** A merge patch that changes a few bytes of a config map. */
  static NumberedText configMapPatch() {
    return new NumberedText("{\"data\":{\"turn\":\"%s\"}}".formatted(NumberedText.GAP));
  }

  /**
   * A pod of a deployment, about 1.3 KB without its filling. No scheduler takes it, on a cluster
   * with nodes either.
   *
   * @param filling how many bytes an annotation adds
   */
  static NumberedText pod(String name, int filling) {
    return new NumberedText(
        """
        {"apiVersion":"v1","kind":"Pod","metadata":{"name":"%s","labels":{"app":"shop",\
        "pod-template-hash":"6f7c9d8b5","tier":"backend"},"annotations":{"bench/filling":"%s"}},\
        "spec":{"schedulerName":"bench-none","automountServiceAccountToken":false,\
        "terminationGracePeriodSeconds":0,"containers":[{"name":"app",\
        "image":"registry.example/shop/app:1.14.2","args":["--port=8080","--verbose"],\
        "ports":[{"name":"http","containerPort":8080}],"env":[{"name":"TURN","value":"%s"},\
        {"name":"NAMESPACE","valueFrom":{"fieldRef":{"fieldPath":"metadata.namespace"}}}],\
        "resources":{"requests":{"cpu":"250m","memory":"256Mi"},"limits":{"memory":"512Mi"}},\
        "readinessProbe":{"httpGet":{"path":"/ready","port":"http"},"periodSeconds":5},\
        "volumeMounts":[{"name":"settings","mountPath":"/etc/shop","readOnly":true}]},\
        {"name":"proxy","image":"registry.example/shop/proxy:2.7.0",\
        "ports":[{"name":"proxy","containerPort":15001}],\
        "securityContext":{"runAsNonRoot":true,"runAsUser":1337,\
        "allowPrivilegeEscalation":false}}],\
        "volumes":[{"name":"settings","configMap":{"name":"shop"}},{"name":"scratch",\
        "emptyDir":{}}],"tolerations":[{"key":"dedicated","operator":"Exists"}]}}\
        """
            .formatted(name, filling(filling), NumberedText.GAP));
  }

  /** A pod of 2 KB. */
  static NumberedText twoKilobytePod(String name) {
    return pod(name, Math.max(0, POD_BYTES - pod(name, 0).of(0).length));
  }

  private static String filling(int length) {
    StringBuilder filling = new StringBuilder();
    while (filling.length() + FILLING.length() <= length) {
      filling.append(FILLING);
    }
    return filling.append("x".repeat(Math.max(0, length - filling.length()))).toString();
  }
}
