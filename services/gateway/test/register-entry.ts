import type { RegisterHitView, RegisterSearchView, RegisterView } from '@rep13/contracts-agreements';

export const NUMBER = 'R13-ABCDEFGH';

/** As agreements answers it. */
export const ENTRY: RegisterView = {
  ...{ registerNumber: NUMBER, companyName: 'Northwind & Sons', website: 'northwind.example' },
  ...{ state: 'in_force', beganAt: '2026-11-20T09:14:00.000Z', endsAt: null, runOffUntil: null },
  pointOfContact: { designated: false, since: null },
  representative: {
    ...{ name: 'Rep13 OÜ', address: 'Amsterdam', email: 'authorities@rep13.example', phone: '+31' },
    ...{ memberState: 'Netherlands', coordinator: 'ACM', languages: ['nl', 'en'] },
  },
  ...{ notification: null, publication: null },
};

export const searched = (hits: readonly RegisterHitView[]): RegisterSearchView => ({
  hits,
  matches: hits.length,
  searched: { number: false, domain: null, names: 'beginning' },
});
