package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.value.Bytes;

/** Requests for certificates made with OpenSSL; the keys are on the curve P-256 and lost. */
final class CertificateRequests {
  /** O=system:nodes, CN=system:node:worker-1. */
  static final Bytes KUBELET_CLIENT =
      Bytes.ofUtf8(
          """
          -----BEGIN CERTIFICATE REQUEST-----
          MIHyMIGYAgEAMDYxFTATBgNVBAoMDHN5c3RlbTpub2RlczEdMBsGA1UEAwwUc3lz
          dGVtOm5vZGU6d29ya2VyLTEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR5LaKa
          /mv4lTjq2RlIk1C044aMIkRmW/WtTYe2d2dU3+VOoFuJhB3QDLHhxP+D6O+CSvph
          2KJhb4ltFXn8xFlDoAAwCgYIKoZIzj0EAwIDSQAwRgIhAMF/6BEExv+8zbXRMFkP
          VmKrcHwaUdXOSi8Wxydpyi40AiEAo/FWiVrtNvFf1y6K/lrz5Yl2xM2Ec0paKzOQ
          r+QXRdY=
          -----END CERTIFICATE REQUEST-----
          """);

  /** The same for the name worker-1 and the address 10.0.0.7. */
  static final Bytes KUBELET_SERVING =
      Bytes.ofUtf8(
          """
          -----BEGIN CERTIFICATE REQUEST-----
          MIIBHTCBxAIBADA2MRUwEwYDVQQKDAxzeXN0ZW06bm9kZXMxHTAbBgNVBAMMFHN5
          c3RlbTpub2RlOndvcmtlci0xMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEy8vj
          REG2L1i7AMGtgnahfTeCfOA8tuJhfsJHMXFZ+akneqf3IGNqb21kLSoQwc6hhQLk
          WmO2NHzf7gCz+LPDb6AsMCoGCSqGSIb3DQEJDjEdMBswGQYDVR0RBBIwEIIId29y
          a2VyLTGHBAoAAAcwCgYIKoZIzj0EAwIDSAAwRQIhANzKh3QAqAn0dm1qzAuGsnTS
          V9FmxEJJ2LPF0ICJSN1TAiAlg8dbH6Aqupmn/cuDPkZa/310P0nZMqisL022qO6U
          2A==
          -----END CERTIFICATE REQUEST-----
          """);

  /** The same for the name worker-1 and an e-mail address. */
  static final Bytes KUBELET_WITH_EMAIL =
      Bytes.ofUtf8(
          """
          -----BEGIN CERTIFICATE REQUEST-----
          MIIBJTCBywIBADA2MRUwEwYDVQQKDAxzeXN0ZW06bm9kZXMxHTAbBgNVBAMMFHN5
          c3RlbTpub2RlOndvcmtlci0xMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEgKnx
          /GcO1DDb3goE22pbztvrZehYF9SXL3s3RviB1uuqzqzmIP3Hz0w/SDrsU+zqSE9s
          idJYcMHwhJ8IzemZhaAzMDEGCSqGSIb3DQEJDjEkMCIwIAYDVR0RBBkwF4IId29y
          a2VyLTGBC2FAYi5leGFtcGxlMAoGCCqGSM49BAMCA0kAMEYCIQDBMv+qzfpgmpDk
          4mNLwd8qkBs4GJW6SaDcl3EZ9rXNbAIhANiQiiiMn740Ir7J9bq1PAwppeekyASK
          03lMwEc9Rhj2
          -----END CERTIFICATE REQUEST-----
          """);

  /** The same for the address 10.0.0.7 and a URI. */
  static final Bytes KUBELET_WITH_URI =
      Bytes.ofUtf8(
          """
          -----BEGIN CERTIFICATE REQUEST-----
          MIIBJjCBzAIBADA2MRUwEwYDVQQKDAxzeXN0ZW06bm9kZXMxHTAbBgNVBAMMFHN5
          c3RlbTpub2RlOndvcmtlci0xMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEuJ8v
          mHk8wnU4639C1jc9cmH/aj8TJ9qWXTUqFuMCzZIo3COa591prnb211mrfcOIpq9O
          /RQPZIbw0Gq3c6VptKA0MDIGCSqGSIb3DQEJDjElMCMwIQYDVR0RBBowGIcECgAA
          B4YQaHR0cHM6Ly93b3JrZXItMTAKBggqhkjOPQQDAgNJADBGAiEApJSNZ7EQ0wAn
          uXB2t0tfSkA1C+Un4fcMuh2TPeYLst8CIQDmd0PYlc2R2ddQxYnpmq1AcvV0/yIJ
          4S8LhTOY3MOKBg==
          -----END CERTIFICATE REQUEST-----
          """);

  /** O=system:nodes, O=developers, CN=system:node:worker-1. */
  static final Bytes NODE_AND_DEVELOPER =
      Bytes.ofUtf8(
          """
          -----BEGIN CERTIFICATE REQUEST-----
          MIIBBjCBrQIBADBLMRUwEwYDVQQKDAxzeXN0ZW06bm9kZXMxEzARBgNVBAoMCmRl
          dmVsb3BlcnMxHTAbBgNVBAMMFHN5c3RlbTpub2RlOndvcmtlci0xMFkwEwYHKoZI
          zj0CAQYIKoZIzj0DAQcDQgAEXB/2o9mipXW5wkqtp2UI9Iw06QyQ2zI6w47Y7/PA
          3FSRtN+FQ8Pwxnw3bhfd9r8bYKFD93iiEM1pykJqyku+kKAAMAoGCCqGSM49BAMC
          A0gAMEUCIGunrlOjUxJxhvE6LGO2EThFPp06ITi6AJ9uEZNKsgi2AiEAiENqhLaD
          MWS2HiYUR6SFfmwT1av14d07wYgCv3S9YjA=
          -----END CERTIFICATE REQUEST-----
          """);

  /** O=developers, CN=jane. */
  static final Bytes USER =
      Bytes.ofUtf8(
          """
          -----BEGIN CERTIFICATE REQUEST-----
          MIHgMIGGAgEAMCQxEzARBgNVBAoMCmRldmVsb3BlcnMxDTALBgNVBAMMBGphbmUw
          WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQZLw4u6dhJfcT2AoCukN7I22Ldymte
          kn9Ljz/LE8REERfzvQR4RNXDgWh5ol9vWB/oJ+XdYWvkgL3FkMlEdOTIoAAwCgYI
          KoZIzj0EAwIDSQAwRgIhAO131MLl2JdjDoMtye9PzUr6ri6fdU0djx25EU/4oRJF
          AiEAoTa4CR4OkcopjB3seKzTbFA9QHGuB+ilVXGhrURGEg0=
          -----END CERTIFICATE REQUEST-----
          """);

  private CertificateRequests() {}
}
