import { Injectable } from '@nestjs/common';
import {
  ContactPointDesignated,
  ContactPointWithdrawn,
  MandateBegan,
  MandateClientChanged,
  MandateRunOffBegan,
} from '@rep13/contracts-agreements';
import { lockOneOrFail, OnEvent, type Handling } from '@rep13/service-kit';
import { Mandate } from '../mandates/mandate.entity.ts';
import { CertificatesService } from './certificates.service.ts';
import { enqueueCertificate } from './enqueue-certificate.ts';

/** A mandate has a certificate from its beginning to its last moment. */
@Injectable()
export class CertifyMandate {
  constructor(private readonly certificates: CertificatesService) {}

  @OnEvent(MandateBegan, 'certificates')
  async issue({ signupId, isBackfilled }: MandateBegan, handling: Handling): Promise<void> {
    const mandate = await handling.db.findOneByOrFail(Mandate, { signupId });
    await enqueueCertificate(handling, mandate.id, isBackfilled);
  }

  @OnEvent(MandateClientChanged, 'certificates')
  clientChanged({ signupId }: MandateClientChanged, handling: Handling): Promise<void> {
    return issueAgain(handling, signupId);
  }

  @OnEvent(ContactPointDesignated, 'certificates')
  contactPointDesignated({ signupId }: ContactPointDesignated, handling: Handling): Promise<void> {
    return issueAgain(handling, signupId);
  }

  @OnEvent(ContactPointWithdrawn, 'certificates')
  contactPointWithdrawn({ signupId }: ContactPointWithdrawn, handling: Handling): Promise<void> {
    return issueAgain(handling, signupId);
  }

  @OnEvent(MandateRunOffBegan, 'certificates')
  async revoke({ signupId, endsAt }: MandateRunOffBegan, handling: Handling): Promise<void> {
    const mandate = await lockOneOrFail(handling.db, Mandate, { signupId });
    await this.certificates.revoke(handling, mandate, new Date(endsAt));
  }
}

/** What the last one says has changed. */
async function issueAgain(handling: Handling, signupId: number): Promise<void> {
  const mandate = await handling.db.findOneByOrFail(Mandate, { signupId });
  await enqueueCertificate(handling, mandate.id);
}
