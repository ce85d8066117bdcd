package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a member says of itself.
 *
 * @param leader the member that it takes for the leader; 0 while it knows none
 */
record EtcdStatus(long member, long leader, long term) {
  static EtcdStatus fetch(EtcdHttp http) throws IOException {
    return parse(http.call("/v3/maintenance/status", "{}", Duration.ofSeconds(2)));
  }

  /** Numbers are unsigned, written as text, and absent when 0. */
  static EtcdStatus parse(String json) {
    return new EtcdStatus(
        number(json, "member_id"), number(json, "leader"), number(json, "raftTerm"));
  }

  boolean leads() {
    return leader != 0 && leader == member;
  }

  private static long number(String json, String field) {
    Matcher matcher = Pattern.compile('"' + field + "\":\\s*\"(\\d+)\"").matcher(json);
    return matcher.find() ? Long.parseUnsignedLong(matcher.group(1)) : 0;
  }
}
