import { EVENT_SERVICES } from '@rep13/contracts-messaging';
import * as contracts from '../reference/every-contract.ts';
import { COMMAND_CATALOGUE, EVENT_CATALOGUE } from './index.ts';

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
    expect(new Set<unknown>(COMMAND_CATALOGUE)).toEqual(new Set(commands));
    for (const { subject } of COMMAND_CATALOGUE) {
      expect(subject).toMatch(new RegExp(`^rpc\\.${NAME}`));
    }
  });
});
