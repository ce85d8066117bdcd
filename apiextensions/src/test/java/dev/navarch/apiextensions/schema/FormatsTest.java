package dev.navarch.apiextensions.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          date-time  | 2020-01-01T00:00:00Z
          date-time  | 2020-02-29t23:59:59.123456789+05:30
          date       | 2024-02-29
          duration   | 1h30m
          duration   | -1.5s
          duration   | 3 days
          duration   | 2 weeks
          ipv4       | 1.2.3.4
          ipv4       | ::ffff:1.2.3.4
          ipv6       | ::1
          ipv6       | 2001:db8:0:0:0:0:0:1
          cidr       | 10.0.0.0/8
          cidr       | 2001:db8::/32
          mac        | 00:00:5e:00:53:01
          mac        | 0000.5e00.5301
          mac        | 02-00-5e-10-00-00-00-01
          uuid       | 123E4567-e89b-12d3-a456-426614174000
          uuid       | 123e4567e89b12d3a456426614174000
          uuid3      | 6fa459ea-ee8a-3ca4-894e-db77e160355e
          uuid4      | 57b73598-8764-4ad0-a76a-679bb6640eb1
          uuid5      | 886313e1-3b8a-5372-9b90-0c9aee199e5d
          uri        | http://x
          uri        | /path/only
          uri        | mailto:ann@example.com
          uri        | https://user:pw@[::1]:8443/a%20b?q#f
          email      | ann@example.com
          email      | Ann B. <ann@example.com>
          email      | "odd name"@example.com
          hostname   | example.com
          hostname   | localhost
          hostname   | 1a.example.co
          hostname   | münchen.example
          byte       | aGVsbG8=
          hexcolor   | #FFFFFF
          hexcolor   | abc
          rgbcolor   | rgb(255, 0,17)
          isbn       | 978-0321751041
          isbn10     | 0321751043
          isbn13     | 978-0321751041
          creditcard | 4111-1111-1111-1111
          ssn        | 111-22-3333
          password   | anything at all
          bsonobjectid | 507f1f77bcf86cd799439011
          quantity   | 10Gi
          k8s-short-name | my-name
          k8s-long-name  | my.long.name
          """)
  void accepts(String format, String text) {
    assertThat(Formats.matches(format, text)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          date-time  | yesterday
          date-time  | 2020-01-01
          date-time  | 2020-02-30T00:00:00Z
          date-time  | 2020-01-01T24:00:00Z
          date-time  | 2020-01-01T00:00:00
          date       | 2023-02-29
          date       | +002020-01
          duration   | 1x
          duration   | h
          ipv4       | 1.2.3
          ipv4       | 1.2.3.256
          ipv4       | 01.2.3.4
          ipv4       | ::1
          ipv6       | 1.2.3.4
          ipv6       | 1::2::3
          ipv6       | 1:2:3:4:5:6:7
          ipv6       | ::1%eth0
          ipv6       | :::
          cidr       | 10.0.0.0
          cidr       | 10.0.0.0/33
          mac        | 00:00:5e:00:53
          mac        | 00:00:5e-00:53:01
          uuid       | zz
          uuid4      | 57b73598-8764-3ad0-a76a-679bb6640eb1
          uuid4      | 57b73598-8764-4ad0-c76a-679bb6640eb1
          uri        | ::
          uri        | relative/path
          uri        | http://a b/
          uri        | http://host:port/
          uri        | /bad%zz
          email      | nope
          email      | a@b@c
          email      | .a@example.com
          email      | Ann <ann@example.com
          hostname   | -bad.example.com
          hostname   | a_b.example.com
          hostname   | example.c
          byte       | ***
          byte       | abc
          hexcolor   | #FFFF
          rgbcolor   | rgb(256,0,0)
          isbn10     | 0321751044
          isbn13     | 978-0321751042
          creditcard | 4111-1111-1111-1112
          ssn        | 1112233333
          bsonobjectid | 507f1f77bcf86cd79943901
          quantity   | ten
          k8s-short-name | My.name
          k8s-long-name  | my..name
          """)
  void refuses(String format, String text) {
    assertThat(Formats.matches(format, text)).isFalse();
  }

  @Test
  void theEmptyTextIsNoBase64() {
    assertThat(Formats.matches("byte", "")).isFalse();
  }

  @Test
  void aFormatCountsOnlyForItsTypes() {
    assertThat(Formats.supported("int32", List.of("integer"))).isEqualTo("int32");
    assertThat(Formats.supported("int32", List.of("string"))).isEmpty();
    assertThat(Formats.supported("double", List.of("number"))).isEqualTo("double");
    assertThat(Formats.supported("date-time", List.of("string"))).isEqualTo("date-time");
    assertThat(Formats.supported("datetime", List.of())).isEqualTo("datetime");
    assertThat(Formats.supported("date", List.of("object"))).isEmpty();
  }
}
