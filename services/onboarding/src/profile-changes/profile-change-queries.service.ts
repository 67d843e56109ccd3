import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  GetClientProfileChanges,
  GetProfileChange,
  ListProfileChanges,
  type ClientProfileChangesView,
  type ProfileChangeItem,
  type ProfileChangeView,
} from '@rep13/contracts-onboarding';
import { NotFound, OnCommand } from '@rep13/service-kit';
import { DataSource, In, Not, type FindOptionsWhere } from 'typeorm';
import { Signup } from '../signups/index.ts';
import { ProfileChange } from './profile-change.entity.ts';
import { toProfileChangeView } from './profile-change.views.ts';

/** Which changes there are. */
@Injectable()
export class ProfileChangeQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFound */
  @OnCommand(GetProfileChange)
  async get({ changeId: id }: GetProfileChange): Promise<ProfileChangeView> {
    const change = await this.dataSource.manager.findOneBy(ProfileChange, { id });
    if (!change) throw new NotFound();
    return toProfileChangeView(change);
  }

  @OnCommand(GetClientProfileChanges)
  async ofClient({ signupId }: GetClientProfileChanges): Promise<ClientProfileChangesView> {
    const newest = async (state: FindOptionsWhere<ProfileChange>['state']) => {
      const where = { signupId, state };
      const found = await this.dataSource.manager.findOne(ProfileChange, { where, order: { id: 'desc' } });
      return found && toProfileChangeView(found);
    };
    const [open, last] = await Promise.all([newest('open'), newest(Not('open'))]);
    return { open, last };
  }

  @OnCommand(ListProfileChanges)
  async listOpen(): Promise<ProfileChangeItem[]> {
    const { manager } = this.dataSource;
    const changes = await manager.find(ProfileChange, {
      where: { state: 'open' },
      order: { id: 'asc' },
      take: LIST_MAX,
    });
    const signups = await manager.find(Signup, {
      select: { id: true, companyName: true },
      where: { id: In(changes.map(({ signupId }) => signupId)) },
    });
    const names = new Map(signups.map(({ id, companyName }) => [id, companyName]));
    return changes.map((change) => ({
      ...toProfileChangeView(change),
      companyName: names.get(change.signupId) ?? '',
    }));
  }
}
