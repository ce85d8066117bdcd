package dev.navarch.cluster.codegen;

import dev.navarch.apimachinery.proto.ProtoReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads from a set of file descriptors which numbers the fields of each message have. */
final class MessageNumbers {
  private static final int BYTES = 2;

  private final Map<String, Map<String, Integer>> messages = new TreeMap<>();

  private MessageNumbers() {}

  /** The numbers of fields by name, by the full name of their message. */
  static Map<String, Map<String, Integer>> read(byte[] fileDescriptorSet) {
    MessageNumbers numbers = new MessageNumbers();
    ProtoReader in = new ProtoReader(fileDescriptorSet);
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == bytes(1)) {
        int outer = in.enter();
        numbers.file(in);
        in.leave(outer);
      } else {
        in.unknown(tag, 0);
      }
    }
    return numbers.messages;
  }

  private static int bytes(int number) {
    return number << 3 | BYTES;
  }

  /** A message, as it stands in a file whose package may not have been read yet. */
  private record Found(String name, Map<String, Integer> fields) {}

  private void file(ProtoReader in) {
    String inPackage = "";
    List<Found> found = new ArrayList<>();
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == bytes(2)) {
        inPackage = in.string();
      } else if (tag == bytes(4)) {
        message(in, "", found);
      } else {
        in.unknown(tag, 0);
      }
    }
    for (Found message : found) {
      messages.put(inPackage + "." + message.name(), message.fields());
    }
  }

  private static void message(ProtoReader in, String outerName, List<Found> found) {
    int outer = in.enter();
    String name = "";
    Map<String, Integer> fields = new TreeMap<>();
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == bytes(1)) {
        name = outerName + in.string();
      } else if (tag == bytes(2)) {
        field(in, fields);
      } else if (tag == bytes(3)) {
        message(in, name + ".", found);
      } else {
        in.unknown(tag, 0);
      }
    }
    found.add(new Found(name, fields));
    in.leave(outer);
  }

  private static void field(ProtoReader in, Map<String, Integer> fields) {
    int outer = in.enter();
    String name = "";
    int number = 0;
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == bytes(1)) {
        name = in.string();
      } else if (tag == 3 << 3) {
        number = in.int32();
      } else {
        in.unknown(tag, 0);
      }
    }
    fields.put(name, number);
    in.leave(outer);
  }
}
