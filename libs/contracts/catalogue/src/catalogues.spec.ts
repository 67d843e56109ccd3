import { AGREEMENTS_COMMANDS } from '@rep13/contracts-agreements';
import { GATEWAY_COMMANDS } from '@rep13/contracts-gateway';
import { NOTIFICATIONS_COMMANDS } from '@rep13/contracts-notifications';
import { ONBOARDING_COMMANDS } from '@rep13/contracts-onboarding';
import { SLA_COMMANDS } from '@rep13/contracts-sla';
import { EVENT_SERVICES } from '@rep13/contracts-messaging';
import * as contracts from '../reference/every-contract.ts';
import { EVENT_CATALOGUE } from './index.ts';

const COMMANDS = [
  ...ONBOARDING_COMMANDS,
  ...AGREEMENTS_COMMANDS,
  ...SLA_COMMANDS,
  ...NOTIFICATIONS_COMMANDS,
  ...GATEWAY_COMMANDS,
];
const classes = Object.values<unknown>(contracts).filter((value) => typeof value === 'function');

/** `<service>.<aggregate>.<what>.v<N>` */
const NAME = String.raw`(${EVENT_SERVICES.join('|')}|gateway)\.[a-z-]+\.[a-z-]+\.v\d+$`;

describe('the catalogues', () => {
  it('hold every event there is, under names of one form', () => {
    const events = classes.filter((value) => 'type' in value);
    expect(new Set<unknown>(EVENT_CATALOGUE)).toEqual(new Set(events));
    for (const { type } of EVENT_CATALOGUE) {
      expect(type).toMatch(new RegExp(`^${NAME}`));
    }
  });

  it('hold every command there is, under subjects of one form', () => {
    const commands = classes.filter((value) => 'subject' in value);
    expect(new Set<unknown>(COMMANDS)).toEqual(new Set(commands));
    for (const { subject } of COMMANDS) {
      expect(subject).toMatch(new RegExp(`^rpc\\.${NAME}`));
    }
  });
});
