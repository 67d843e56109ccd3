import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FOREIGN_KINDS, FOREIGN_ORDERS } from '@rep13/contracts-authority-requests/constants';
import { fakeApi, fill, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { axeFaults } from '../../test/axe.ts';
import { REFERENCE, TOKEN } from '../../test/authority-requests.ts';
import { open } from '../../test/open.ts';
import './work/find-number.ts';

withFakeBrowser();

const RECEIPT = { reference: REFERENCE, token: TOKEN, missing: [], translation: null };
const text = () => document.body.textContent ?? '';

describe('what is recognised and not ours', () => {
  it.each(FOREIGN_KINDS)('is answered at once, before it is sent: %s', async (kind) => {
    fakeApi({ 'GET /api/authority-requests/work': ok({ challenge: 'c', bits: 0 }) });
    await open('/authorities');
    expect(screen.queryByLabelText(/^Is it one of these/)).toBeNull();
    fireEvent.click(screen.getByLabelText(/^Something else/));
    fill(/^Is it one of these/, kind);
    expect(text()).toContain(`${FOREIGN_ORDERS[kind].answer} ${LEGAL_ENTITY.phone}`);
    expect(await axeFaults()).toEqual([]);
  });

  it('can be sent all the same, and is answered again then', async () => {
    const api = fakeApi({
      'GET /api/authority-requests/work': ok({ challenge: 'c', bits: 0 }),
      'POST /api/authority-requests': ok({ ...RECEIPT, foreignKind: 'e-evidence' }, 201),
    });
    await open('/authorities');
    fill(/^Company, domain/, 'northwind.example');
    fireEvent.click(screen.getByLabelText(/^Something else/));
    fill(/^Is it one of these/, 'e-evidence');
    await press('Continue');
    fill('Authority', 'Bundeskriminalamt');
    fill('Email of your office', 'desk@bka.example');
    await press('Continue');
    await press('Continue');
    await press('Continue');
    expect(text()).toContain(FOREIGN_ORDERS['e-evidence'].name);
    await press('Send the order');
    expect(api.sent('POST', '/api/authority-requests')[0]?.body).toMatchObject({
      kind: 'general',
      foreignKind: 'e-evidence',
    });
    expect(text()).toContain(FOREIGN_ORDERS['e-evidence'].answer);
  });
});
