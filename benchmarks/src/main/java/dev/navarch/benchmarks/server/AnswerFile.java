package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Response;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A file with one answer, for a bare server in another process. */
final class AnswerFile {
  private AnswerFile() {}

  static void write(Path file, Answer answer) throws IOException {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeUTF(answer.call().method());
      out.writeUTF(answer.call().path());
      out.writeUTF(answer.call().accept());
      out.writeInt(answer.response().status());
      out.writeInt(answer.response().headers().size());
      for (Map.Entry<String, String> header : answer.response().headers()) {
        out.writeUTF(header.getKey());
        out.writeUTF(header.getValue());
      }
      out.writeInt(answer.response().body().length);
      out.write(answer.response().body());
    }
  }

  static Answer read(Path file) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      Call call = new Call(in.readUTF(), in.readUTF(), in.readUTF(), "");
      int status = in.readInt();
      int count = in.readInt();
      List<Map.Entry<String, String>> headers = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        headers.add(Map.entry(in.readUTF(), in.readUTF()));
      }
      byte[] body = new byte[in.readInt()];
      in.readFully(body);
      return new Answer(call, new Response(status, headers, body));
    }
  }
}
