import type { MailMood } from '../mail/mail-server.ts';
import type { LinkState } from '../proxy/link.ts';
import { lasting } from './lasting.ts';
import type { Perform } from './outcome.ts';

export const disturbLink =
  (state: LinkState): Perform =>
  async ({ links }, { target, forMs }, signal) => {
    const link = links.get(target);
    link.set(state);
    await lasting(forMs, signal);
    link.set('open');
    return {};
  };

export const changeMood =
  (mood: MailMood): Perform =>
  async ({ mail }, { forMs }, signal) => {
    mail.feel(mood);
    await lasting(forMs, signal);
    mail.feel('accept');
    return {};
  };
