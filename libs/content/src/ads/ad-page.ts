import type { PublicPage } from '../pages/page.ts';

/** A page that an advertisement leads to: one field, one button, the price and reasons to trust. */
export interface AdPage extends PublicPage {
  heading: string;
  lead: string;
  emailLabel: string;
  submit: string;
  /** On the button while the form is being sent. */
  pending: string;
  trust: readonly { title: string; text: string }[];
  phoneLabel: string;
}
