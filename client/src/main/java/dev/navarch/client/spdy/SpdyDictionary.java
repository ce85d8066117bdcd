package dev.navarch.client.spdy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The text that both sides of SPDY/3 have in mind when they pack headers: words with their lengths
 * before them, and then some that servers say often.
 */
final class SpdyDictionary {
  private static final String WORDS =
      "options,head,post,put,delete,trace,accept,accept-charset,accept-encoding,"
          + "accept-language,accept-ranges,age,allow,authorization,cache-control,"
          + "connection,content-base,content-encoding,content-language,content-length,"
          + "content-location,content-md5,content-range,content-type,date,etag,expect,"
          + "expires,from,host,if-match,if-modified-since,if-none-match,if-range,"
          + "if-unmodified-since,last-modified,location,max-forwards,pragma,"
          + "proxy-authenticate,proxy-authorization,range,referer,retry-after,server,te,"
          + "trailer,transfer-encoding,upgrade,user-agent,vary,via,warning,"
          + "www-authenticate,method,get,status,200 OK,version,HTTP/1.1,url,public,"
          + "set-cookie,keep-alive,origin";

  private static final String REST =
      "100101201202205206300302303304305306307402405406407408409410411412413414415416417502504505"
          + "203 Non-Authoritative Information204 No Content301 Moved Permanently400 Bad Request"
          + "401 Unauthorized403 Forbidden404 Not Found500 Internal Server Error"
          + "501 Not Implemented503 Service Unavailable"
          + "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec 00:00:00"
          + " Mon, Tue, Wed, Thu, Fri, Sat, Sun, GMT"
          + "chunked,text/html,image/png,image/jpg,image/gif,application/xml,application/xhtml+xml,"
          + "text/plain,text/javascript,publicprivatemax-age=gzip,deflate,sdch"
          + "charset=utf-8charset=iso-8859-1,utf-,*,enq=0.";

  private SpdyDictionary() {}

  static byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream(1500);
    for (String word : WORDS.split(",", -1)) {
      out.writeBytes(new byte[] {0, 0, 0, (byte) word.length()});
      out.writeBytes(word.getBytes(StandardCharsets.US_ASCII));
    }
    out.writeBytes(REST.getBytes(StandardCharsets.US_ASCII));
    return out.toByteArray();
  }
}
