import { Injectable } from '@nestjs/common';
import type { ColleagueView } from '@rep13/contracts-admin';
import { MESSAGES } from '@rep13/contracts-constants';
import { OnCallChanged } from '@rep13/contracts-gateway';
import { UnitOfWork, ValidationFailed } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminUser } from './admin-user.entity.ts';
import { lockStaff } from './staff.service.ts';

/** Who there is to give a ticket to, and who is called first. */
@Injectable()
export class ColleaguesService {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Everybody, also the inactive: their names stand in histories. By name. */
  list(): Promise<ColleagueView[]> {
    return colleagues(this.db.manager);
  }

  /** For sentences about who did something. */
  async nameOf(id: number): Promise<string | undefined> {
    return (await this.db.manager.findOneBy(AdminUser, { id }))?.username;
  }

  /** @throws ValidationFailed for somebody who does not work on tickets, or no longer */
  async requireWorksOnTickets(id: number, path: string): Promise<void> {
    await requireWorker(this.db.manager, id, path);
  }

  /** Null: nobody. @throws ValidationFailed */
  putOnCall(id: number | null): Promise<ColleagueView[]> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      await lockStaff(db);
      if (id !== null) await requireWorker(db, id, 'adminUserId');
      const before = await db.findOneBy(AdminUser, { isOnCall: true });
      if ((before?.id ?? null) !== id) {
        await db.update(AdminUser, { isOnCall: true }, { isOnCall: false });
        if (id !== null) await db.update(AdminUser, { id }, { isOnCall: true });
        outbox.add(OnCallChanged, { adminUserId: id ?? 0 });
      }
      return colleagues(db);
    });
  }
}

async function requireWorker(db: EntityManager, id: number, path: string): Promise<void> {
  const user = await db.findOneBy(AdminUser, { id });
  if (!user?.worksOnTickets) throw new ValidationFailed([{ path, message: MESSAGES.assignee }]);
}

async function colleagues(db: EntityManager): Promise<ColleagueView[]> {
  const users = await db.find(AdminUser, { order: { username: 'asc' } });
  return users.map((user) => ({
    id: user.id,
    username: user.username,
    isActive: user.isActive,
    worksOnTickets: user.worksOnTickets,
    isOnCall: user.isOnCall,
  }));
}
