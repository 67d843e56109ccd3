import { EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { type ClosedAs, type UserNotificationState } from '@rep13/contracts-sla/constants';
import {
  ORDER_KINDS,
  STAFF_CHANNELS,
  type OrderChannel,
  type OrderKind,
  type OrderOutcome,
} from '@rep13/contracts-authority-requests/constants';

export const ORDER_KIND: Record<OrderKind, string> = {
  act: 'To act against content (Article 9 DSA)',
  information: 'To provide information (Article 10 DSA)',
  general: 'Anything else',
};

export const ORDER_CHANNEL: Record<OrderChannel, string> = {
  form: 'By web form',
  email: 'By e-mail',
  post: 'By post',
  telephone: 'By telephone',
  client: 'To the client itself, which reported it',
};

/** For fields: the value and its words. */
export const KIND_CHOICES = ORDER_KINDS.map((kind) => [kind, ORDER_KIND[kind]] as const);
export const CHANNEL_CHOICES = STAFF_CHANNELS.map((channel) => [channel, ORDER_CHANNEL[channel]] as const);
export const STATE_CHOICES = [...EU_MEMBER_STATES, 'European Union' as const].map(
  (state) => [state, state] as const,
);

export const OUTCOME: Record<OrderOutcome, string> = {
  given: 'Effect was given to it',
  partly: 'Effect was given to a part of it',
  refused: 'No effect was given to it',
};

export const USER_NOTIFICATION: Record<UserNotificationState, string> = {
  told: 'The client has told the user',
  'not-yet': 'The client has not told the user yet',
  'may-not': 'The client may not tell the user',
};

export const CLOSED_AS: Record<ClosedAs, string> = {
  withdrawn: 'The authority withdrew it',
  misdirected: 'It was not meant for us or this client',
  duplicate: 'It is the same as another order',
  'answered-elsewhere': 'It was answered another way',
  spam: 'No authority had sent it',
  'authorities-informed': 'The client has informed the authorities',
  'no-threat': 'There was no threat to inform authorities of',
};
