import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AuthorityBody,
  SaveAuthority,
  ListAuthorities,
  RemoveAuthority,
  type AuthorityView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles, NeedsStepUp } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** The directory of authorities, with where staff found each: every role reads, admins keep it. */
@ApiTags('admin')
@Controller('api/admin/authorities')
@AdminAudience()
export class AuthoritiesController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the authorities of the directory by name. */
  @Get()
  list(): Promise<AuthorityView[]> {
    return this.rpc.call(ListAuthorities, {});
  }

  /** Add an authority to the directory, or correct the one that has this domain. */
  @Put()
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  save(@Body() body: AuthorityBody): Promise<AuthorityView> {
    return this.rpc.call(SaveAuthority, body);
  }

  /** Take an authority out of the directory. */
  @Delete(':id')
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  remove(@Param('id', PathId) authorityId: number): Promise<object> {
    return this.rpc.call(RemoveAuthority, { authorityId });
  }
}
