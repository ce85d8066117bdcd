package dev.navarch.client.rest;

import dev.navarch.client.waiting.TokenBucket;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;

/** Turns are tokens; whoever finds none waits for one of the future, in the order of asking. */
final class BucketRateLimiter implements RateLimiter {
  private final TokenBucket bucket;

  BucketRateLimiter(TokenBucket bucket) {
    this.bucket = bucket;
  }

  @Override
  public boolean tryAccept() {
    return bucket.tryTake();
  }

  @Override
  public Duration accept(Duration atMost) throws IOException, InterruptedException {
    Duration wait =
        atMost.isZero()
            ? bucket.reserve()
            : bucket
                .reserveWithin(atMost)
                .orElseThrow(() ->
                    new SocketTimeoutException(
                        "client rate limiter Wait returned an error: rate: Wait(n=1) would"
                            + " exceed context deadline"));
    bucket.await(wait);
    return wait;
  }
}
