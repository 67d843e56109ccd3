import { Controller, Get, Res, Session } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  FindAgreement,
  FindMandate,
  ListClientDesignations,
  type AgreementView,
  type DesignationView,
  type MandateView,
} from '@rep13/contracts-agreements';
import { ERROR_CODES } from '@rep13/contracts-constants';
import {
  GetClientProfile,
  GetProviderInformation,
  type ClientProfileView,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import { ListTickets, toClientTicketView, type ClientTicketView } from '@rep13/contracts-sla';
import { Clock, DomainError, RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import type { SessionData } from '../identity/index.ts';
import { toMandateView } from './mandate.view.ts';

/** What the next legal representative needs to know; all of it the client may see anyway. */
interface TransferFile {
  readonly madeAt: string;
  readonly company: ClientProfileView;
  readonly mandate: MandateView;
  readonly agreement: AgreementView | null;
  /** The letters to the coordinator, and what it said. */
  readonly designation: DesignationView[];
  readonly providerInformation: ProviderInformationView | null;
  /** The authorities' orders, newest first, without their files. */
  readonly orders: ClientTicketView[];
}

/** What a client takes along to its next representative. */
@ApiTags('client')
@Controller('api/client/transfer-file')
@ClientAudience()
export class TransferFileController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Get everything that the next representative needs to know, as one file to take along. */
  @Get()
  @ApiProduces('application/json')
  async get(@Session() { client }: SessionData, @Res() response: Response): Promise<void> {
    response.attachment('transfer-file.json').json(await this.fileOf(client.signupId));
  }

  private async fileOf(signupId: number): Promise<TransferFile> {
    const [company, mandate, agreement, designation, providerInformation, tickets] = await Promise.all([
      this.rpc.call(GetClientProfile, { signupId }),
      this.rpc.call(FindMandate, { signupId }),
      this.rpc.call(FindAgreement, { signupId }),
      this.rpc.call(ListClientDesignations, { signupId }),
      this.rpc.call(GetProviderInformation, { signupId }).catch(nullIfAbsent),
      this.rpc.call(ListTickets, { signupId, forClient: true }),
    ]);
    return {
      madeAt: this.clock.now().toISOString(),
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
