import { Controller, Get, Inject, Res, Session } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  DrawTransferFile,
  FindAgreement,
  FindMandate,
  ListClientDesignations,
} from '@rep13/contracts-agreements';
import { ERROR_CODES, type Moment } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { GetClientProfile, GetProviderInformation } from '@rep13/contracts-onboarding';
import { ListTickets, toClientTicketView } from '@rep13/contracts-sla';
import { Clock, DomainError, LEGAL_ENTITY, RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { strToU8, zipSync } from 'fflate';
import { ClientAudience } from '../../audience/audiences.ts';
import type { SessionData } from '../../identity/index.ts';
import { toMandateView } from '../mandate.view.ts';
import type { TransferFacts } from './transfer-facts.ts';
import { transferSections } from './transfer-sections.ts';

/** What a client takes along to its next representative. */
@ApiTags('client')
@Controller('api/client/transfer-file')
@ClientAudience()
export class TransferFileController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Get what the next representative needs to know, as a ZIP. A PDF for people lies in it, and JSON for programs. */
  @Get()
  @ApiProduces('application/zip')
  async get(@Session() { client }: SessionData, @Res() response: Response): Promise<void> {
    const facts = await this.factsOf(client.signupId);
    const { companyName } = facts.company;
    const sections = transferSections(facts, this.entity.timeZone);
    const { bytes } = await this.rpc.call(DrawTransferFile, { companyName, madeAt: facts.madeAt, sections });
    const files = {
      'transfer-file.pdf': bytes,
      'transfer-file.json': strToU8(JSON.stringify(facts, null, 2)),
    };
    const zip = zipSync(files, { mtime: facts.madeAt });
    response.attachment('transfer-file.zip').send(Buffer.from(zip));
  }

  private async factsOf(signupId: number): Promise<TransferFacts> {
    const [company, mandate, agreement, designation, providerInformation, tickets] = await Promise.all([
      this.rpc.call(GetClientProfile, { signupId }),
      this.rpc.call(FindMandate, { signupId }),
      this.rpc.call(FindAgreement, { signupId }),
      this.rpc.call(ListClientDesignations, { signupId }),
      this.rpc.call(GetProviderInformation, { signupId }).catch(nullIfAbsent),
      this.rpc.call(ListTickets, { signupId, forClient: true }),
    ]);
    return {
      madeAt: this.clock.now().toISOString() as Moment,
      company,
      mandate: toMandateView(mandate),
      agreement,
      designation,
      providerInformation,
      orders: tickets.map(toClientTicketView),
    };
  }
}

function nullIfAbsent(error: unknown): null {
  if (error instanceof DomainError && error.code === ERROR_CODES.notFound) return null;
  throw error;
}
