import { createContext, useContext } from 'react';

export interface LiveState {
  /** Orders that nobody has acknowledged; undefined until that is known. */
  pending: number | undefined;
  /** Open orders that wait for us; undefined until that is known. */
  waiting: number | undefined;
  /** Orders that are not ready for the yearly report; undefined until that is known. */
  reportIncomplete: number | undefined;
  /** Mails to the authorities' address about which a person has to decide; undefined until that is known. */
  mailsWaiting: number | undefined;
  /** The last question was not answered, so nobody knows. */
  hasFailed: boolean;
  /** Orders that came in since this page was opened and were not looked at. */
  newOrders: number;
  /** They are being looked at. */
  markSeen: () => void;
}

const NOT_KNOWN: LiveState = {
  pending: undefined,
  waiting: undefined,
  reportIncomplete: undefined,
  mailsWaiting: undefined,
  hasFailed: false,
  newOrders: 0,
  markSeen: () => undefined,
};

export const LiveContext = createContext<LiveState>(NOT_KNOWN);

/** What has happened to tickets meanwhile. */
export const useLive = (): LiveState => useContext(LiveContext);
