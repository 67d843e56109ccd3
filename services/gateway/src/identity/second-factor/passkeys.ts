import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, SERVICE_CONFIG, ValidationFailed } from '@rep13/service-kit';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { GatewayConfig } from '../../config.ts';
import { InvalidCredentials } from '../../edge/http-errors.ts';
import { nameOf, type FactorOwner } from './factor-owner.ts';
import { PasskeyStore, type NewPasskey } from './passkey-store.ts';

/** Passkeys of our site's own name. WebAuthn level 2. */
@Injectable()
export class Passkeys extends PasskeyStore {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    @Inject(SERVICE_CONFIG) { publicUrl }: GatewayConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    private readonly dataSource: DataSource,
    clock: Clock,
  ) {
    super(clock);
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.rpID = hostname;
  }

  /** What a browser needs to make a passkey; those that are there already are not made twice. */
  async optionsToAdd(owner: FactorOwner, label: string) {
    const known = await this.credentialsOf(this.dataSource.manager, owner);
    return generateRegistrationOptions({
      rpName: this.entity.brand,
      rpID: this.rpID,
      userID: new TextEncoder().encode(nameOf(owner)),
      userName: label,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  }

  /** What a browser needs to show one of the owner's passkeys. */
  async optionsToShow(owner: FactorOwner) {
    const known = await this.credentialsOf(this.dataSource.manager, owner);
    return generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      userVerification: 'preferred',
    });
  }

  /** @throws ValidationFailed for an answer to something else, or by another site */
  async made(answer: object, challenge: string, name: string): Promise<NewPasskey> {
    const response = answer as RegistrationResponseJSON;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: false,
    }).catch(refuse);
    if (!registrationInfo) return refuse();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter, transports, name };
  }

  /** @throws InvalidCredentials for a passkey of nobody or of somebody else, and for a wrong signature */
  async accept(db: EntityManager, owner: FactorOwner, answer: object, challenge: string): Promise<void> {
    const response = answer as AuthenticationResponseJSON;
    const known = (await this.credentialsOf(db, owner)).find(({ id }) => id === response.id);
    if (!known) throw new InvalidCredentials();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      credential: known,
      requireUserVerification: false,
    }).catch(() => {
      throw new InvalidCredentials();
    });
    if (!verified) throw new InvalidCredentials();
    await this.noteUse(db, known.id, authenticationInfo.newCounter);
  }

  /** @throws ValidationFailed where somebody has this passkey already */
  async add(db: EntityManager, owner: FactorOwner, passkey: NewPasskey): Promise<void> {
    if (!(await this.insert(db, owner, passkey))) refuse();
  }
}

/** Why is of no use to the person, and perhaps to somebody who tries. */
function refuse(): never {
  throw new ValidationFailed([{ path: 'answer', message: MESSAGES.passkeyRefused }]);
}
