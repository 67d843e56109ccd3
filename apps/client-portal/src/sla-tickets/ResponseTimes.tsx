import type { ResponseTimesRowView } from '@rep13/contracts-sla';
import { useClientApi } from '../session/useClientApi.ts';
import { responseTimesSentence } from './response-times.ts';
import styles from './tickets.module.css';

/** The client's own figures, in passing: nothing while there are none, and none that could not be loaded. */
export function ResponseTimes() {
  const { data } = useClientApi<ResponseTimesRowView>('/api/client/response-times');
  const sentence = data && responseTimesSentence(data);
  return sentence ? <p className={styles.figures}>{sentence}</p> : null;
}
