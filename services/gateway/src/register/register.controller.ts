import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  GetRegisterEntry,
  RegisterQuery,
  SearchRegister,
  type RegisterSearchView,
  type RegisterView,
} from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import { PublicAudience } from '../audience/audiences.ts';
import { NumberHash } from './number-hash.pipe.ts';
import { RegisterGuard } from './register.guard.ts';

/** Whom we represent, for everybody who asks about one. There is no list. */
@ApiTags('public')
@Controller('api/register')
@PublicAudience()
@UseGuards(RegisterGuard)
export class RegisterController {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Look up mandates that began: at most five, and how many match. `q` is a register number, a domain or web address, a
   * company's name, or at least three letters with which it begins.
   */
  @Get()
  search(@Query() { q }: RegisterQuery): Promise<RegisterSearchView> {
    return this.rpc.call(SearchRegister, { q });
  }

  /** Get one mandate as everybody may know it. A number that nobody has and what is no number look alike. */
  @Get(':number')
  get(@Param('number', NumberHash) numberSha256: string): Promise<RegisterView> {
    return this.rpc.call(GetRegisterEntry, { numberSha256 });
  }
}
