import { get as responseTimes } from '@rep13/contracts-api-client/response-times';
import { AUTHORITY_RESPONSE_HOURS, MINUTE_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import type { ResponseTimesRowView } from '@rep13/contracts-sla';
import { formatDuration } from '@rep13/ui';
import { useClientApi } from '../../session/useClientApi.ts';
import styles from './list.module.css';

/** The client's own figures, in passing: nothing while there are none, and none that could not be loaded. */
export function ResponseTimes() {
  const { data } = useClientApi(addressOf(responseTimes));
  const sentence = data && responseTimesSentence(data);
  return sentence ? <p className={styles.figures}>{sentence}</p> : null;
}

/** What the server answers about without other dates. */
const DAYS = 90;
const MINUTES_AN_HOUR = 60;

/** How fast the client's own orders were acknowledged, in a sentence; null without any. */
export function responseTimesSentence(row: ResponseTimesRowView): string | null {
  const { received, within24h, missed, p50Hours } = row;
  if (received === 0) return null;
  const running = received - within24h - missed;
  const orders = received === 1 ? '1 order' : `${received} orders`;
  const parts = [
    `Of ${orders} in the last ${DAYS} days, ${within24h || 'none'} ${within24h > 1 ? 'were' : 'was'} acknowledged within ${AUTHORITY_RESPONSE_HOURS} hours`,
    running > 0 && `for ${running} that time is not over`,
    p50Hours !== null && `median ${durationOf(p50Hours)}`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** The server's hours have two decimals: to the nearest minute they are as exact as they can be. */
const durationOf = (hours: number): string => formatDuration(Math.round(hours * MINUTES_AN_HOUR) * MINUTE_MS);
