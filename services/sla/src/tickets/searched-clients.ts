import { Injectable } from '@nestjs/common';
import { GetMandateClient } from '@rep13/contracts-agreements';
import { ERROR_CODES, typedClientId, typedRegisterNumber } from '@rep13/contracts-constants';
import { FindClientSignup } from '@rep13/contracts-onboarding';
import { DomainError, RpcClient } from '@rep13/service-kit';

/** Who has it is asked of the service that gave the number: a ticket keeps no copy that could be wrong. */
@Injectable()
export class SearchedClients {
  constructor(private readonly rpc: RpcClient) {}

  /** The client whose whole Client ID or register number is looked for; undefined: it is none. @throws ServiceUnavailable */
  async find(search: string): Promise<number | undefined> {
    const [clientId, registerNumber] = [typedClientId(search), typedRegisterNumber(search)];
    try {
      if (clientId) return (await this.rpc.call(FindClientSignup, { clientId })).signupId;
      if (!registerNumber) return undefined;
      return (await this.rpc.call(GetMandateClient, { registerNumber })).signupId;
    } catch (error) {
      if (error instanceof DomainError && UNKNOWN.some((code) => code === error.code)) return undefined;
      throw error;
    }
  }
}

const UNKNOWN = [ERROR_CODES.notFound, ERROR_CODES.clientIdNotFound];
