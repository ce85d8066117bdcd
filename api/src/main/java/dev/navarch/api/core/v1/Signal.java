package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** A POSIX signal that can be used to stop a container. */
@ApiEnum
public final class Signal {
  public static final String SIGABRT = "SIGABRT";
  public static final String SIGALRM = "SIGALRM";
  public static final String SIGBUS = "SIGBUS";
  public static final String SIGCHLD = "SIGCHLD";
  public static final String SIGCLD = "SIGCLD";
  public static final String SIGCONT = "SIGCONT";
  public static final String SIGFPE = "SIGFPE";
  public static final String SIGHUP = "SIGHUP";
  public static final String SIGILL = "SIGILL";
  public static final String SIGINT = "SIGINT";
  public static final String SIGIO = "SIGIO";
  public static final String SIGIOT = "SIGIOT";
  public static final String SIGKILL = "SIGKILL";
  public static final String SIGPIPE = "SIGPIPE";
  public static final String SIGPOLL = "SIGPOLL";
  public static final String SIGPROF = "SIGPROF";
  public static final String SIGPWR = "SIGPWR";
  public static final String SIGQUIT = "SIGQUIT";
  public static final String SIGSEGV = "SIGSEGV";
  public static final String SIGSTKFLT = "SIGSTKFLT";
  public static final String SIGSTOP = "SIGSTOP";
  public static final String SIGSYS = "SIGSYS";
  public static final String SIGTERM = "SIGTERM";
  public static final String SIGTRAP = "SIGTRAP";
  public static final String SIGTSTP = "SIGTSTP";
  public static final String SIGTTIN = "SIGTTIN";
  public static final String SIGTTOU = "SIGTTOU";
  public static final String SIGURG = "SIGURG";
  public static final String SIGUSR1 = "SIGUSR1";
  public static final String SIGUSR2 = "SIGUSR2";
  public static final String SIGVTALRM = "SIGVTALRM";
  public static final String SIGWINCH = "SIGWINCH";
  public static final String SIGXCPU = "SIGXCPU";
  public static final String SIGXFSZ = "SIGXFSZ";
  public static final String SIGRTMIN = "SIGRTMIN";
  public static final String SIGRTMIN_1 = "SIGRTMIN+1";
  public static final String SIGRTMIN_2 = "SIGRTMIN+2";
  public static final String SIGRTMIN_3 = "SIGRTMIN+3";
  public static final String SIGRTMIN_4 = "SIGRTMIN+4";
  public static final String SIGRTMIN_5 = "SIGRTMIN+5";
  public static final String SIGRTMIN_6 = "SIGRTMIN+6";
  public static final String SIGRTMIN_7 = "SIGRTMIN+7";
  public static final String SIGRTMIN_8 = "SIGRTMIN+8";
  public static final String SIGRTMIN_9 = "SIGRTMIN+9";
  public static final String SIGRTMIN_10 = "SIGRTMIN+10";
  public static final String SIGRTMIN_11 = "SIGRTMIN+11";
  public static final String SIGRTMIN_12 = "SIGRTMIN+12";
  public static final String SIGRTMIN_13 = "SIGRTMIN+13";
  public static final String SIGRTMIN_14 = "SIGRTMIN+14";
  public static final String SIGRTMIN_15 = "SIGRTMIN+15";
  public static final String SIGRTMAX_14 = "SIGRTMAX-14";
  public static final String SIGRTMAX_13 = "SIGRTMAX-13";
  public static final String SIGRTMAX_12 = "SIGRTMAX-12";
  public static final String SIGRTMAX_11 = "SIGRTMAX-11";
  public static final String SIGRTMAX_10 = "SIGRTMAX-10";
  public static final String SIGRTMAX_9 = "SIGRTMAX-9";
  public static final String SIGRTMAX_8 = "SIGRTMAX-8";
  public static final String SIGRTMAX_7 = "SIGRTMAX-7";
  public static final String SIGRTMAX_6 = "SIGRTMAX-6";
  public static final String SIGRTMAX_5 = "SIGRTMAX-5";
  public static final String SIGRTMAX_4 = "SIGRTMAX-4";
  public static final String SIGRTMAX_3 = "SIGRTMAX-3";
  public static final String SIGRTMAX_2 = "SIGRTMAX-2";
  public static final String SIGRTMAX_1 = "SIGRTMAX-1";
  public static final String SIGRTMAX = "SIGRTMAX";

  private Signal() {}
}
