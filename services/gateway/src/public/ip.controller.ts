import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { IpView } from '@rep13/contracts-gateway';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { addressOf } from '../edge/request-id.ts';

/** The address a signature will be recorded with. */
@ApiTags('public')
@Controller('api/ip')
@PublicAudience()
export class IpController {
  /** Get the address that this request comes from. */
  @Get()
  ip(@Req() request: Request): IpView {
    return { ip: addressOf(request) };
  }
}
