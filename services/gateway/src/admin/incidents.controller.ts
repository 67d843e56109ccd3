import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DescribeIncidentBody } from '@rep13/contracts-admin';
import type { StaffIncidentView } from '@rep13/contracts-gateway';
import { AdminRoles, AdminUser, NeedsStepUp, SignedInAdmin } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { IncidentsService } from '../status/incidents.service.ts';

/** What the status page tells: measurements open and close incidents, staff says what it was. */
@ApiTags('admin')
@Controller('api/admin/incidents')
@AdminAudience()
export class IncidentsController {
  constructor(private readonly incidents: IncidentsService) {}

  /** List the incidents of the last 90 days, newest first. */
  @Get()
  list(): Promise<StaffIncidentView[]> {
    return this.incidents.list();
  }

  /** Describe an incident. What everybody reads about it on the status page. */
  @Patch(':id')
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  describe(
    @Param('id', PathId) id: number,
    @Body() body: DescribeIncidentBody,
    @SignedInAdmin() { username }: AdminUser,
  ): Promise<StaffIncidentView> {
    return this.incidents.describe(id, body, username);
  }
}
