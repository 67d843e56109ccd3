import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PARTICULARS } from '@rep13/contracts-onboarding/constants';
import { buildClient } from '../../test/builders.ts';
import { CompanyFacts } from './ClientFacts.tsx';

describe('what staff reads of a client', () => {
  it('has every particular', () => {
    const every = Object.fromEntries(PARTICULARS.map((field) => [field, `the ${field}`]));
    const { container } = render(<CompanyFacts client={buildClient(every)} />);
    expect(PARTICULARS.filter((field) => !container.textContent.includes(`the ${field}`))).toEqual([]);
  });
});
