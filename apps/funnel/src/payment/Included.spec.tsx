import { render, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { Included } from './Included.tsx';

describe('what the fee pays for', () => {
  it('is the six inclusions of the price', () => {
    render(<Included />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'Appointment of your EU legal representative',
      'Article 13 documentation',
      'Communication with authorities, 24/7',
      'Code to integrate into your website',
      'Activation within 24 hours',
      'Email and phone support',
    ]);
  });
});
