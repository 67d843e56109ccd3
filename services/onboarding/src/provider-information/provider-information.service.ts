import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  CreateProviderInformation,
  GetProviderInformation,
  ProviderInformationSaved,
  UpdateProviderInformation,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import {
  Clock,
  currentActor,
  insertOnce,
  lockOne,
  NotFound,
  OnCommand,
  UnitOfWork,
  ValidationFailed,
  type Scope,
} from '@rep13/service-kit';
import { DataSource, In, type EntityManager } from 'typeorm';
import { requireSignupWithoutHold } from '../signups/index.ts';
import { remindersBefore } from './annual-update.ts';
import { ProviderFile } from './provider-file.entity.ts';
import { ProviderInformation } from './provider-information.entity.ts';
import { ProviderInformationExists } from './provider-information.errors.ts';
import { toProviderInformationView } from './provider-information.view.ts';
import { ProviderInformationVersion } from './provider-information-version.entity.ts';
import { statementOf, uploadsIn, type ProviderStatement } from './provider-statement.ts';
import { REMIND_OF_ANNUAL_UPDATE } from './remind-of-annual-update.job.ts';

@Injectable()
export class ProviderInformationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat with the same idempotency key. @throws ProviderInformationExists, AccountSuspended, PaymentOverdue, ValidationFailed */
  @OnCommand(CreateProviderInformation)
  create(command: CreateProviderInformation): Promise<ProviderInformationView> {
    const { signupId } = command;
    return this.unitOfWork.runOnce(async (scope) => {
      await requireSignupWithoutHold(scope.db, signupId);
      const statement = statementOf(command);
      const files = await ownFiles(scope.db, signupId, statement);
      const first = ProviderInformation.submit(signupId, statement, this.clock.now());
      const information = await insertOnly(scope.db, first);
      await record(scope, information);
      return toProviderInformationView(information, files);
    });
  }

  /** The next version; versions of one signup come one after the other. @throws NotFound, AccountSuspended, PaymentOverdue, ValidationFailed */
  @OnCommand(UpdateProviderInformation)
  update(command: UpdateProviderInformation): Promise<ProviderInformationView> {
    const { signupId } = command;
    return this.unitOfWork.runOnce(async (scope) => {
      await requireSignupWithoutHold(scope.db, signupId);
      const information = await lockOne(scope.db, ProviderInformation, { signupId });
      if (!information) throw new NotFound();
      const statement = statementOf(command);
      const files = await ownFiles(scope.db, signupId, statement);
      information.update(statement, this.clock.now());
      await scope.db.save(information);
      await record(scope, information);
      return toProviderInformationView(information, files);
    });
  }

  /** @throws NotFound */
  @OnCommand(GetProviderInformation)
  async get({ signupId }: GetProviderInformation): Promise<ProviderInformationView> {
    const { manager } = this.dataSource;
    const information = await manager.findOneBy(ProviderInformation, { signupId });
    if (!information) throw new NotFound();
    return toProviderInformationView(information, await ownFiles(manager, signupId, information.statement));
  }
}

/** The files that the statement names. @throws ValidationFailed when one is not there or another signup's. */
async function ownFiles(
  db: EntityManager,
  signupId: number,
  statement: ProviderStatement,
): Promise<ProviderFile[]> {
  const uploads = uploadsIn(statement);
  if (uploads.length === 0) return [];
  const ids = In(uploads.map(({ fileId }) => fileId));
  const files = await db.find(ProviderFile, { where: { signupId, id: ids }, order: { id: 'ASC' } });
  const missing = uploads.filter(({ fileId }) => !files.some(({ id }) => id === fileId));
  if (missing.length > 0)
    throw new ValidationFailed(missing.map(({ path }) => ({ path, message: MESSAGES.upload })));
  return files;
}

/** @throws ProviderInformationExists: of any number at once, one is inserted. */
async function insertOnly(db: EntityManager, information: ProviderInformation): Promise<ProviderInformation> {
  const inserted = await insertOnce(db, ProviderInformation, information);
  if (!inserted) throw new ProviderInformationExists();
  return inserted;
}

/** What every save leaves behind: its version, the fact, and the reminders that a later save will silence. */
async function record({ db, outbox, jobs }: Scope, information: ProviderInformation): Promise<void> {
  const { signupId, version, annualUpdateDue } = information;
  await db.insert(ProviderInformationVersion, ProviderInformationVersion.of(information, currentActor()));
  outbox.add(ProviderInformationSaved, {
    signupId,
    version,
    annualUpdateDue: annualUpdateDue.toISOString(),
  });
  for (const { daysLeft, at } of remindersBefore(annualUpdateDue)) {
    const key = `${signupId}:${version}:${daysLeft}`;
    jobs.enqueue(REMIND_OF_ANNUAL_UPDATE, key, { signupId, version, daysLeft }, at);
  }
}
