import { Command, type Refusals } from '@rep13/contracts-messaging';
import { IsMoment, SignupId } from '@rep13/contracts-validation';
import type { ClientPublicationView, PublicationCountsView, PublicationView } from './publication.views.ts';
import { ConfirmPublicationBody, PublicationPageBody } from './publication.bodies.ts';

/** Whether the client's website says who its representative is, for who shows it to others. */
export class GetPublication extends Command<PublicationView> {
  static readonly subject = 'rpc.onboarding.publication.get.v1';
  @SignupId() readonly signupId!: number;
}

/** The same for the client, with the last checks. */
export class GetClientPublication extends Command<ClientPublicationView> {
  static readonly subject = 'rpc.onboarding.publication.get-for-client.v1';
  @SignupId() readonly signupId!: number;
}

/**
 * Read this page from now on. It is read at once. Validation fails for a page of another domain than the client's
 * website.
 */
export class NamePublicationPage extends PublicationPageBody implements Command<ClientPublicationView> {
  static readonly subject = 'rpc.onboarding.publication.name-page.v1';
  static readonly errors = {
    'gateway.validation-failed': 400,
    'onboarding.publication-not-watched': 409,
    'onboarding.account-suspended': 403,
    'gateway.not-found': 404,
  } as const satisfies Refusals;
  declare readonly replyType?: ClientPublicationView;
  @SignupId() readonly signupId!: number;
}

/** Read the website now. Nothing more is done while an earlier one goes on. */
export class CheckPublication extends Command<ClientPublicationView> {
  static readonly subject = 'rpc.onboarding.publication.check.v1';
  static readonly errors = {
    'onboarding.publication-not-watched': 409,
    'onboarding.account-suspended': 403,
    'gateway.not-found': 404,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/**
 * A member of staff saw it on the website. It counts until the client names another page, or the page shows a program
 * something else.
 */
export class ConfirmPublication extends ConfirmPublicationBody implements Command<ClientPublicationView> {
  static readonly subject = 'rpc.onboarding.publication.confirm.v1';
  static readonly errors = { 'onboarding.publication-not-watched': 409 } as const satisfies Refusals;
  declare readonly replyType?: ClientPublicationView;
  @SignupId() readonly signupId!: number;
}

/** How many websites show the details of the representative, by what was seen at this time or later. */
export class CountPublications extends Command<PublicationCountsView> {
  static readonly subject = 'rpc.onboarding.publication.count.v1';
  @IsMoment() readonly seenSince!: string;
}
