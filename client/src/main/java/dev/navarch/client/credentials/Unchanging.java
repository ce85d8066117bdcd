package dev.navarch.client.credentials;

/** Always the same. */
record Unchanging(Credential current) implements CredentialSource {
  @Override
  public boolean refused(Credential shown) {
    return false;
  }
}
