import type { Sentences } from './sentences.ts';

export const SIGN_IN: Sentences = {
  label: 'Sign-in and access',
  of: {
    'gateway.sign-in.succeeded': '[{actor}|Somebody] signed in',
    'gateway.sign-in.failed': 'A sign-in failed',
    'gateway.session.ended': 'Sessions were ended[: {why}][ ({sessions})]',
    'gateway.request.refused': 'A request was refused[: {method}][ {route}]',
    'gateway.request.more-refused': 'More requests were refused',
    'gateway.client-file.read': "Staff read a client's file[: {part}]",
    'gateway.list.exported': 'A list was exported[: {list}][, rows: {rows}]',
  },
};
