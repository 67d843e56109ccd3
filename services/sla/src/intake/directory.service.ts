import { Injectable } from '@nestjs/common';
import {
  AuthoritySaved,
  AuthorityRemoved,
  SaveAuthority,
  ListAuthorities,
  RemoveAuthority,
  type AuthorityView,
} from '@rep13/contracts-sla';
import { Clock, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { AuthorityKey, toSenderKeyView } from '../authority-requests/authority-key.entity.ts';
import { Authority, toAuthorityView } from '../authority-requests/authority.entity.ts';

/** The authorities that staff has found, with where and when: who is called back is called by this. */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @OnCommand(ListAuthorities)
  async list(): Promise<AuthorityView[]> {
    const authorities = await this.dataSource.manager.find(Authority, { order: { name: 'asc', id: 'asc' } });
    const keys = await this.dataSource.manager.find(AuthorityKey, { order: { id: 'desc' } });
    return authorities.map((authority) => ({
      ...toAuthorityView(authority),
      keys: keys.filter(({ authorityId }) => authorityId === authority.id).map(toSenderKeyView),
    }));
  }

  /** One domain, one entry: a second time corrects it. */
  @OnCommand(SaveAuthority)
  save({ domain, name, memberState, phone, source }: SaveAuthority): Promise<AuthorityView> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const [saved] = await db.query<{ id: number }[]>(
        `insert into authority_directory (domain, name, member_state, phone, source, as_of)
         values (lower($1), $2, $3, $4, $5, $6)
         on conflict (domain) do update set name = $2, member_state = $3, phone = $4, source = $5, as_of = $6
         returning id`,
        [domain, name, memberState ?? null, phone || null, source, this.clock.now()],
      );
      if (!saved) throw new Error('the directory answered nothing');
      outbox.add(AuthoritySaved, { authorityId: saved.id });
      return toAuthorityView(await db.findOneByOrFail(Authority, { id: saved.id }));
    });
  }

  /** @throws NotFound */
  @OnCommand(RemoveAuthority)
  remove({ authorityId }: RemoveAuthority): Promise<object> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const { affected } = await db.delete(Authority, { id: authorityId });
      if (!affected) throw new NotFound();
      outbox.add(AuthorityRemoved, { authorityId });
      return {};
    });
  }
}
