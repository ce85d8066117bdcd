package dev.navarch.apiserver.http;

/**
 * Who sends requests from inside of this process, and is believed without proof. What comes over a
 * connection has none, whatever it says: only code that runs in the server can make one.
 */
public interface Insider {}
