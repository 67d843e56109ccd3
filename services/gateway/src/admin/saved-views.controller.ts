import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SavedViewsBody, type SavedViewView } from '@rep13/contracts-admin';
import { AdminUser, SavedViewsService, SignedInAdmin } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';

/** Lists with their filters, saved under a name: one's own, in every role. */
@ApiTags('admin')
@Controller('api/admin/saved-views')
@AdminAudience()
export class SavedViewsController {
  constructor(private readonly saved: SavedViewsService) {}

  /** List the own saved views. */
  @Get()
  list(@SignedInAdmin() { id }: AdminUser): Promise<SavedViewView[]> {
    return this.saved.of(id);
  }

  /** Replace the own saved views, all of them. 30 at most. */
  @Put()
  replace(@Body() body: SavedViewsBody, @SignedInAdmin() { id }: AdminUser): Promise<SavedViewView[]> {
    return this.saved.replace(id, body);
  }
}
