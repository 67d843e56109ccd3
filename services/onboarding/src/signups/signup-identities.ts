import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CLIENT_ID_ALPHABET } from '@rep13/contracts-constants';

/** Ids can't be guessed from one another, and 1, which everybody tries first, is never issued. */
const FIRST_ID = 100_000_000;
const LAST_ID = 2_147_483_647;

export interface SignupIdentity {
  readonly id: number;
  /** `DSA-` and six of the alphabet: a user name, not a secret. */
  readonly clientId: string;
}

/** Draws random identities; whether one is still free only the table knows. */
@Injectable()
export class SignupIdentities {
  draw(): SignupIdentity {
    return {
      id: randomInt(FIRST_ID, LAST_ID + 1),
      clientId: `DSA-${Array.from({ length: 6 }, letter).join('')}`,
    };
  }
}

const letter = () => CLIENT_ID_ALPHABET[randomInt(CLIENT_ID_ALPHABET.length)];
