import { Injectable } from '@nestjs/common';
import { GetMandateClient } from '@rep13/contracts-agreements';
import { CLIENT_ID, ERROR_CODES, REGISTER_NUMBER } from '@rep13/contracts-constants';
import { FindClientSignup } from '@rep13/contracts-onboarding';
import { DomainError, RpcClient } from '@rep13/service-kit';

/** Who has it is asked of the service that gave the number: a ticket keeps no copy that could be wrong. */
@Injectable()
export class SearchedClients {
  constructor(private readonly rpc: RpcClient) {}

  /** The client whose whole Client ID or register number is looked for; undefined: it is none. @throws ServiceUnavailable */
  async find(search: string): Promise<number | undefined> {
    const sought = search.toUpperCase();
    try {
      if (CLIENT_ID.test(sought))
        return (await this.rpc.call(FindClientSignup, { clientId: sought })).signupId;
      if (!REGISTER_NUMBER.test(sought)) return undefined;
      return (await this.rpc.call(GetMandateClient, { registerNumber: sought })).signupId;
    } catch (error) {
      if (error instanceof DomainError && UNKNOWN.some((code) => code === error.code)) return undefined;
      throw error;
    }
  }
}

const UNKNOWN = [ERROR_CODES.notFound, ERROR_CODES.clientIdNotFound];
