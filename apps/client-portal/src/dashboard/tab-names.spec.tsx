import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { fakeApi, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim());

describe('the four tabs of the portal', () => {
  it("are those of the specification, and the agreement's is marked when it is signed", async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    const [overview, company, agreement] = names();
    expect([overview, company]).toEqual(['Overview', 'Company Info']);
    expect(agreement).toMatch(/^Legal Agreement.*Active$/);
    expect(names().filter((name) => name?.startsWith('SLA Monitoring'))).toHaveLength(1);
    cleanup();
    fakeApi(accountOf({ agreement: null }));
    await open('/client/dashboard');
    expect(names()).toContain('Legal Agreement');
  });

  it('show Signed with the details of the agreement, and Pending without one', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard?tab=agreement');
    expect(screen.getByText('Signed').dataset['tone']).toBe('good');
    for (const term of ['Agreement number', 'Contract version', 'Signed by', 'Signed on'])
      expect(screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent).toMatch(/\S/);
    cleanup();
    fakeApi(accountOf({ agreement: null }));
    await open('/client/dashboard?tab=agreement');
    expect(screen.getByText('Pending').dataset['tone']).toBe('waiting');
  });
});
