import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { InboundMailDetailView } from '@rep13/contracts-sla';
import { axeFaults, errorAt, fill, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { buildMailDetail } from '../../test/mail-builders.ts';
import { MAIL, openMail } from '../../test/open-mail.ts';
import { buildAuthority, buildSenderKey } from '../../test/order-builders.ts';
import { dialog, send } from '../../test/ticket-page.ts';

withFakeBrowser();

describe('a mail that is signed', () => {
  it('has its key kept after a call, and says then who kept it', async () => {
    const KEYS = '/api/admin/authorities/1/keys';
    const signed: Partial<InboundMailDetailView> = {
      isKeySaved: false,
      signedBy: {
        ...{ kind: 'pgp', state: 'valid', signer: 'eva@acm.example', fingerprint: 'ab'.repeat(20) },
        ...{ matchesFrom: true, coversAll: true, chain: null },
      },
      authority: buildAuthority(),
    };
    let mail = signed;
    const api = await openMail(signed, {
      [`GET ${MAIL}`]: () => ok(buildMailDetail(mail)),
      [`POST ${KEYS}`]: ok(buildSenderKey()),
    });
    expect(screen.getByText(/Signed by eva@acm.example \(PGP\) · key never seen before/)).toBeTruthy();
    expect(screen.getByText('Nothing proves the sender.')).toBeTruthy();
    await press('Keep this key');
    expect(dialog().getByText(/Call \+31 70 722 2000/)).toBeTruthy();
    expect(dialog().getByText(/^(ABAB ?){10}$/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    await send('Keep');
    expect(errorAt('Whom you spoke with, and what they said')).toBeTruthy();
    fill('Whom you spoke with, and what they said', 'Eva read it out.');
    mail = { ...signed, isKeySaved: true, senderKey: buildSenderKey() };
    await send('Keep');
    expect(api.sent('POST', KEYS)[0]?.body).toEqual({ mailId: 7, note: 'Eva read it out.' });
    expect(screen.getByText(/key kept by staff member 7 on 20 November 2026 after a call/)).toBeTruthy();
    expect(screen.queryByText('Nothing proves the sender.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep this key' })).toBeNull();
  });

  it('says of a key that had ended by itself that it proves nothing, and keeps none that has', async () => {
    const validUntil = '2026-11-20T09:00:00.000Z' as const;
    await openMail({
      ...{ isKeySaved: false, isKeyExpired: true, authority: buildAuthority() },
      senderKey: buildSenderKey({ validUntil }),
      signedBy: {
        ...{ kind: 'pgp', state: 'valid', signer: 'eva@acm.example', fingerprint: 'ab'.repeat(20) },
        ...{ matchesFrom: true, coversAll: true, chain: null, validUntil },
      },
    });
    expect(
      screen.getByText(/the key had ended by itself on 20 November 2026, before the mail came/),
    ).toBeTruthy();
    expect(screen.getByText('Ended by itself on 20 November 2026.')).toBeTruthy();
    expect(screen.getByText('Nothing proves the sender.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep this key' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });
});
