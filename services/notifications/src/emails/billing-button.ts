import { button, type Block } from './email-content.ts';
import type { MailLinks } from './mail-links.ts';

/** Leads to where a client sees what it pays; who has no account yet sets one up first. */
export const billingButton = (label: string, links: MailLinks): Block =>
  links.needSignIn
    ? button({ label, url: links.billing() })
    : button({ label: 'Set up your client account', url: links.setUpAccount() });
