import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AuthorityBody,
  EndSenderKey,
  SaveSenderKey,
  SaveAuthority,
  ListAuthorities,
  RemoveAuthority,
  SenderKeyBody,
  type AuthorityView,
  type SenderKeyView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles, NeedsStepUp } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** The directory of authorities, with where staff found each: every role reads, admins keep it; keys of its officers caseworkers too. */
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

  /** Keep the key that a mail is signed with, once the authority has read its fingerprint out. Mails that it signs count as the authority's. */
  @Post(':id/keys')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  saveKey(@Param('id', PathId) authorityId: number, @Body() body: SenderKeyBody): Promise<SenderKeyView> {
    return this.rpc.call(SaveSenderKey, { ...body, authorityId });
  }

  /** End a kept key. It proves nothing from now on. */
  @Delete(':id/keys/:keyId')
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  endKey(
    @Param('id', PathId) authorityId: number,
    @Param('keyId', PathId) keyId: number,
  ): Promise<SenderKeyView> {
    return this.rpc.call(EndSenderKey, { authorityId, keyId });
  }
}
