package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code KeyUsage}. */
@ApiEnum
public final class KeyUsage {
  public static final String SIGNING = "signing";
  public static final String DIGITAL_SIGNATURE = "digital signature";
  public static final String CONTENT_COMMITMENT = "content commitment";
  public static final String KEY_ENCIPHERMENT = "key encipherment";
  public static final String KEY_AGREEMENT = "key agreement";
  public static final String DATA_ENCIPHERMENT = "data encipherment";
  public static final String CERT_SIGN = "cert sign";
  public static final String CRL_SIGN = "crl sign";
  public static final String ENCIPHER_ONLY = "encipher only";
  public static final String DECIPHER_ONLY = "decipher only";
  public static final String ANY = "any";
  public static final String SERVER_AUTH = "server auth";
  public static final String CLIENT_AUTH = "client auth";
  public static final String CODE_SIGNING = "code signing";
  public static final String EMAIL_PROTECTION = "email protection";
  public static final String S_MIME = "s/mime";
  public static final String IPSEC_END_SYSTEM = "ipsec end system";
  public static final String IPSEC_TUNNEL = "ipsec tunnel";
  public static final String IPSEC_USER = "ipsec user";
  public static final String TIMESTAMPING = "timestamping";
  public static final String OCSP_SIGNING = "ocsp signing";
  public static final String MICROSOFT_SGC = "microsoft sgc";
  public static final String NETSCAPE_SGC = "netscape sgc";

  private KeyUsage() {}
}
