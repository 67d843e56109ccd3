import type { RetentionPeriod, RetentionClassName } from '@rep13/contracts-constants';
import type { ServiceRetentionView } from '@rep13/contracts-messaging';

/** One line of the retention table, as /privacy prints it. */
export interface RetentionClassView {
  readonly class: RetentionClassName;
  readonly what: string;
  readonly period: RetentionPeriod | null;
  readonly from: string;
  readonly reason: string;
  /** Whether its time counts from the end of a mandate, which the nightly deletion does not read yet. */
  readonly waitsForMandates: boolean;
}

/** `GET /api/admin/retention`: what is kept how long, what goes tonight, what went in the last nights. */
export interface RetentionView {
  readonly classes: readonly RetentionClassView[];
  readonly services: readonly ServiceRetentionView[];
  /** Services that did not answer. */
  readonly unavailable: readonly string[];
}
