/** The time, passed in: a test runs 24 hours in a second by giving its own. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
