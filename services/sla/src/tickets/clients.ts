import { Injectable } from '@nestjs/common';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { GetSignupParty } from '@rep13/contracts-onboarding';
import { DomainError, RpcClient } from '@rep13/service-kit';
import { UnknownSignup } from './tickets.errors.ts';

/** What a ticket keeps of its client. */
export interface TicketClient {
  readonly signupId: number;
  readonly companyName: string;
}

/** Who the clients are, asked of onboarding. */
@Injectable()
export class Clients {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws UnknownSignup, ServiceUnavailable */
  async require(signupId: number): Promise<TicketClient> {
    const client = await this.find(signupId);
    if (!client) throw new UnknownSignup();
    return client;
  }

  /** @throws ServiceUnavailable */
  async find(signupId: number): Promise<TicketClient | null> {
    try {
      const { companyName } = await this.rpc.call(GetSignupParty, { signupId });
      return { signupId, companyName };
    } catch (error) {
      if (error instanceof DomainError && error.code === ERROR_CODES.notFound) return null;
      throw error;
    }
  }
}
