import { Injectable } from '@nestjs/common';
import {
  FindClientSignup,
  FindMailedLinks,
  GetClientDetail,
  GetClientProfile,
  GetClientUser,
  ResumeSignup,
  type ClientAccountDetailView,
  type ClientProfileView,
  type ClientUserView,
  type MailedLinksView,
  type SignupView,
} from '@rep13/contracts-onboarding';
import { NotFound, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { Signup, toSignupView } from '../signups/index.ts';
import { ClientAccount } from './client-account.entity.ts';
import { findClientDetail } from './client-detail.ts';
import { ClientIdNotFound, LinkExpired, RegistrationOver } from './client-account.errors.ts';
import { toClientProfileView, toClientUserView } from './client-account.views.ts';

/** What is known of a client. */
@Injectable()
export class ClientAccountsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFound */
  @OnCommand(GetClientUser)
  async getUser({ signupId }: GetClientUser): Promise<ClientUserView> {
    const account = await this.dataSource.manager.findOneBy(ClientAccount, { id: signupId });
    if (!account) throw new NotFound();
    return toClientUserView(account);
  }

  /** @throws ClientIdNotFound */
  @OnCommand(FindClientSignup)
  async findSignup({ clientId }: FindClientSignup): Promise<{ readonly signupId: number }> {
    const account = await this.dataSource.manager.findOneBy(ClientAccount, { clientId });
    if (!account) throw new ClientIdNotFound();
    return { signupId: account.id };
  }

  /** @throws ClientIdNotFound */
  @OnCommand(FindMailedLinks)
  async findMailedLinks({ clientId }: FindMailedLinks): Promise<MailedLinksView> {
    const account = await this.dataSource.manager.findOneBy(ClientAccount, { clientId });
    if (!account) throw new ClientIdNotFound();
    const { id: signupId, legalContactEmail, resetLinks } = account;
    return { signupId, legalContactEmail, resetIds: resetLinks.map(({ id }) => id) };
  }

  /** The registration, for the holder of its mailed link. @throws NotFound, LinkExpired, RegistrationOver */
  @OnCommand(ResumeSignup)
  async resume({ signupId, mailbox }: ResumeSignup): Promise<SignupView> {
    const { manager } = this.dataSource;
    const account = await manager.findOneBy(ClientAccount, { id: signupId });
    const signup = await manager.findOneBy(Signup, { id: signupId });
    if (!signup || !account) throw new NotFound();
    if (account.passwordHash) throw new RegistrationOver();
    if (!account.isMailbox(mailbox)) throw new LinkExpired();
    return toSignupView(signup);
  }

  /** @throws NotFound */
  @OnCommand(GetClientProfile)
  async getProfile({ signupId }: GetClientProfile): Promise<ClientProfileView> {
    const signup = await this.dataSource.manager.findOneBy(Signup, { id: signupId });
    if (!signup) throw new NotFound();
    return toClientProfileView(signup);
  }

  /** @throws NotFound */
  @OnCommand(GetClientDetail)
  getDetail({ signupId }: GetClientDetail): Promise<ClientAccountDetailView> {
    return findClientDetail(this.dataSource.manager, signupId);
  }
}
