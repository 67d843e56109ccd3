import { Command } from '@rep13/contracts-messaging';
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
 * Read this page from now on. It is read at once. Errors: `gateway.validation-failed` for a page of another domain than
 * the client's website, `onboarding.publication-not-watched`, `onboarding.account-suspended`, `gateway.not-found`.
 */
export class NamePublicationPage extends PublicationPageBody implements Command<ClientPublicationView> {
  static readonly subject = 'rpc.onboarding.publication.name-page.v1';
  declare readonly replyType?: ClientPublicationView;
  @SignupId() readonly signupId!: number;
}

/**
 * Read the website now. Nothing more is done while an earlier one goes on.
 * Errors: `onboarding.publication-not-watched`, `onboarding.account-suspended`, `gateway.not-found`.
 */
export class CheckPublication extends Command<ClientPublicationView> {
  static readonly subject = 'rpc.onboarding.publication.check.v1';
  @SignupId() readonly signupId!: number;
}

/**
 * A member of staff saw it on the website. It counts until the client names another page, or the page shows a program
 * something else. Errors: `onboarding.publication-not-watched`.
 */
export class ConfirmPublication extends ConfirmPublicationBody implements Command<ClientPublicationView> {
  static readonly subject = 'rpc.onboarding.publication.confirm.v1';
  declare readonly replyType?: ClientPublicationView;
  @SignupId() readonly signupId!: number;
}

/** How many websites show the details of the representative, by what was seen at this time or later. */
export class CountPublications extends Command<PublicationCountsView> {
  static readonly subject = 'rpc.onboarding.publication.count.v1';
  @IsMoment() readonly seenSince!: string;
}
