import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SavedViewsBody, SavedViewView } from '@rep13/contracts-admin';
import { SAVED_VIEWS_MAX } from '@rep13/contracts-gateway/constants';
import { ValidationFailed } from '@rep13/service-kit';
import { Repository } from 'typeorm';
import { SavedViews } from './saved-views.entity.ts';

const TOO_MANY = `Please save at most ${SAVED_VIEWS_MAX} views`;

/** The lists that each member of staff has saved, for themselves alone. */
@Injectable()
export class SavedViewsService {
  constructor(@InjectRepository(SavedViews) private readonly saved: Repository<SavedViews>) {}

  async of(adminUserId: number): Promise<SavedViewView[]> {
    return (await this.saved.findOneBy({ adminUserId }))?.views ?? [];
  }

  /** Puts these in the place of all that were there. @throws ValidationFailed for too many */
  async replace(adminUserId: number, { views }: SavedViewsBody): Promise<SavedViewView[]> {
    if (views.length > SAVED_VIEWS_MAX) throw new ValidationFailed([{ path: 'views', message: TOO_MANY }]);
    const stored = views.map(({ name, query }) => ({ name, query: query ?? '' }));
    await this.saved.upsert({ adminUserId, views: stored }, ['adminUserId']);
    return stored;
  }
}
