import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { withFakeBrowser } from '@rep13/testing-browser';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { open } from '../../test/open.ts';
import agreement from './agreement.json' with { type: 'json' };

withFakeBrowser();

const main = () => document.body.textContent ?? '';

describe('SampleAgreementPage', () => {
  it('shows every clause under its number and anchor, and each in the contents', async () => {
    await open('/sample-agreement');
    for (const { number, heading } of agreement.clauses) {
      const clause = screen.getByRole('region', { name: `${number}. ${heading}` });
      expect(clause.id).toBe(`clause-${number}`);
      expect(within(clause).getByText(`${number}.1`)).toBeTruthy();
    }
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(new Set(contents.map((link) => link.getAttribute('href'))).size).toBe(agreement.clauses.length);
  });

  it('names us as the legal entity that runs the site, without a slot left open', async () => {
    await open('/sample-agreement');
    expect(main()).toContain(
      `registered in the ${LEGAL_ENTITY.registry} under number ${LEGAL_ENTITY.registryCode}`,
    );
    expect(main()).not.toContain('%ENTITY');
  });

  it('says that it is a sample, and marks what is made up', async () => {
    await open('/sample-agreement');
    expect(screen.getAllByText('Sample, not signed').length).toBeGreaterThan(0);
    expect(screen.getByText('Example Notes Inc.').tagName).toBe('MARK');
  });
});
