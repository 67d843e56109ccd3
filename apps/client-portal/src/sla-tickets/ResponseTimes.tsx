import { get as responseTimes } from '@rep13/contracts-api-client/response-times';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';
import { responseTimesSentence } from './response-times.ts';
import styles from './tickets.module.css';

/** The client's own figures, in passing: nothing while there are none, and none that could not be loaded. */
export function ResponseTimes() {
  const { data } = useClientApi(addressOf(responseTimes));
  const sentence = data && responseTimesSentence(data);
  return sentence ? <p className={styles.figures}>{sentence}</p> : null;
}
