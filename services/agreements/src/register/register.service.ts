import { Inject, Injectable } from '@nestjs/common';
import {
  FindNearlyRepresented,
  FindRepresented,
  GetBadge,
  GetRegisterEntry,
  SearchRegister,
  type BadgeView,
  type RegisterSearchView,
  type RegisterView,
  type RepresentedView,
} from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, NotFound, OnCommand, RpcClient } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { badge, badgeStateOf } from '../details-to-publish/badge.ts';
import { representativeFacts } from '../details-to-publish/representative-facts.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { pointOfContactOf } from '../mandates/point-of-contact.ts';
import { publicStateAt } from '../mandates/mandate-state.ts';
import { RegisterEntry } from '../register-entries/register-entry.entity.ts';
import { findTarget } from './find-target.ts';
import { nearlyNamed } from './nearly-named.ts';
import { notificationOf, publicationOf } from './notification-and-publication.ts';
import {
  toRegisterHitView,
  toRegisterView,
  type AppointmentFacts,
  type Registered,
} from './register-facts.ts';
import { searchRegister, toSearch, toSearchedView } from './search-register.ts';

/** Whom we represent, for everybody who asks about one. There is no list. */
@Injectable()
export class RegisterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(SearchRegister)
  async search({ q: text }: SearchRegister): Promise<RegisterSearchView> {
    const search = toSearch(text);
    const { mandateIds, matches } = await searchRegister(this.dataSource.manager, search);
    const found = await Promise.all(mandateIds.map((mandateId) => this.registered({ mandateId })));
    const hits = found.flatMap((registered) => (registered ? [toRegisterHitView(registered)] : []));
    return { hits, matches, searched: toSearchedView(search) };
  }

  /** Only where it is one client alone: an order must not reach another one. */
  @OnCommand(FindRepresented)
  async findRepresented({ target }: FindRepresented): Promise<RepresentedView | null> {
    const ids = await findTarget(this.dataSource.manager, target);
    const found = ids.length === 1 ? await this.registered({ mandateId: ids[0]! }) : null;
    return found && { signupId: found.mandate.signupId, companyName: found.entry.companyName };
  }

  /** Whom somebody of staff may mean; the likeliest first. */
  @OnCommand(FindNearlyRepresented)
  async findNearlyRepresented({ target }: FindNearlyRepresented): Promise<RepresentedView[]> {
    const ids = await nearlyNamed(this.dataSource.manager, target);
    const found = await Promise.all(ids.map((mandateId) => this.registered({ mandateId })));
    return found.flatMap((known) =>
      known ? [{ signupId: known.mandate.signupId, companyName: known.entry.companyName }] : [],
    );
  }

  /** @throws NotFound */
  @OnCommand(GetRegisterEntry)
  async get({ numberSha256 }: GetRegisterEntry): Promise<RegisterView> {
    const registered = await this.known({ numberSha256 });
    const [notification, publication] = await Promise.all([
      notificationOf(this.dataSource.manager, registered),
      publicationOf(this.rpc, registered),
    ]);
    return toRegisterView(registered, { notification, publication }, this.entity);
  }

  /** The same without what others know of it: what is certified. @throws NotFound */
  async appointment(numberSha256: string): Promise<AppointmentFacts> {
    return this.appointmentOf(await this.known({ numberSha256 }));
  }

  appointmentOf(registered: Registered): AppointmentFacts {
    return toRegisterView(registered, { notification: null, publication: null }, this.entity);
  }

  /** A number that nobody has gets a grey one: on somebody's page an error would be a broken picture. */
  @OnCommand(GetBadge)
  async badge({ numberSha256 }: GetBadge): Promise<BadgeView> {
    const registered = await this.registered({ numberSha256 });
    const { name } = representativeFacts(this.entity);
    const isContactPoint =
      registered !== null && pointOfContactOf(registered.mandate, registered.state).designated;
    return { svg: badge({ name, isContactPoint, ...badgeStateOf(registered?.state ?? null) }) };
  }

  private async known(by: Pick<RegisterEntry, 'numberSha256'>): Promise<Registered> {
    const registered = await this.registered(by);
    if (!registered) throw new NotFound();
    return registered;
  }

  /** Of a mandate that began. */
  async registered(
    by: Pick<RegisterEntry, 'mandateId'> | Pick<RegisterEntry, 'numberSha256'>,
  ): Promise<Registered | null> {
    const { manager } = this.dataSource;
    const entry = await manager.findOneBy(RegisterEntry, by);
    // Asked for either way, so that how long it takes tells nothing.
    const mandate = await manager.findOneBy(Mandate, { id: entry?.mandateId ?? 0 });
    const state = mandate && publicStateAt(mandate, this.clock.now());
    return entry && mandate && state ? { entry, mandate, state } : null;
  }
}
