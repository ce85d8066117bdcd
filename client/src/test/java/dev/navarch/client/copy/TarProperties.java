package dev.navarch.client.copy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class TarProperties {
  @SuppressWarnings("ArrayRecordComponent")
  record Member(String name, int mode, byte[] content) {}

  @Provide
  Arbitrary<List<Member>> members() {
    Arbitrary<String> names =
        Arbitraries.strings()
            .withChars("abc/.-äß日 ")
            .ofMinLength(1)
            .ofMaxLength(300)
            .filter(name -> !name.endsWith("/"));
    Arbitrary<byte[]> contents =
        Arbitraries.bytes().array(byte[].class).ofMinSize(0).ofMaxSize(1500);
    return Combinators.combine(names, Arbitraries.integers().between(0, 0777), contents)
        .as(Member::new)
        .list()
        .ofMaxSize(5);
  }

  @Property(tries = 200)
  void whatIsWrittenIsRead(@ForAll("members") List<Member> members) throws Exception {
    ByteArrayOutputStream archive = new ByteArrayOutputStream();
    TarWriter writer = new TarWriter(archive);
    for (Member member : members) {
      writer.begin(
          new TarEntry(
              member.name(), TarEntry.Kind.FILE, member.mode(), member.content().length, ""),
          1_700_000_000);
      writer.write(member.content(), member.content().length);
    }
    writer.finish();

    assertThat(archive.size() % 512).isZero();
    TarReader reader = new TarReader(new ByteArrayInputStream(archive.toByteArray()));
    for (Member member : members) {
      TarEntry entry = reader.next();
      assertThat(entry)
          .isEqualTo(
              new TarEntry(
                  member.name(), TarEntry.Kind.FILE, member.mode(), member.content().length, ""));
      assertThat(content(reader)).isEqualTo(member.content());
    }
    assertThat(reader.next()).isNull();
  }

  private static byte[] content(TarReader reader) throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    byte[] buffer = new byte[100];
    for (int count; (count = reader.read(buffer)) >= 0; ) {
      content.write(buffer, 0, count);
    }
    return content.toByteArray();
  }

  @Property(tries = 500)
  void anyBytesAreEitherAnArchiveOrRefused(@ForAll @Size(max = 2000) byte[] bytes) {
    TarReader reader = new TarReader(new ByteArrayInputStream(bytes));
    try {
      for (int i = 0; i < 10 && reader.next() != null; i++) {
        assertThat(content(reader)).isNotNull();
      }
    } catch (IOException e) {
      assertThat(e).hasMessageStartingWith("the archive is ");
    }
  }
}
