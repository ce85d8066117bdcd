package dev.navarch.api.certificates.v1beta1;

/** The kinds of alternative names of a certificate's subject that matter here. */
enum AlternativeName {
  EMAIL_ADDRESS,
  DNS_NAME,
  URI,
  IP_ADDRESS
}
