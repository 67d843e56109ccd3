import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OnCallBody, type ColleagueView } from '@rep13/contracts-admin';
import { AdminRoles, ColleaguesService, NeedsStepUp } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';

/** Who works here, by name alone, and who is called first: every role reads, admins name who is on call. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class ColleaguesController {
  constructor(private readonly colleagues: ColleaguesService) {}

  /** List everybody of the staff by name. No addresses. */
  @Get('colleagues')
  list(): Promise<ColleagueView[]> {
    return this.colleagues.list();
  }

  /** Name who is called first about what nobody works on. `null`: nobody. */
  @Put('on-call')
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  putOnCall(@Body() { adminUserId }: OnCallBody): Promise<ColleagueView[]> {
    return this.colleagues.putOnCall(adminUserId);
  }
}
