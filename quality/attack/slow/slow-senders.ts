import type { Trickle } from '../http/trickle.ts';

type Kind = Omit<Trickle, 'address'>;

const FORM = 'multipart/form-data; boundary=border';
const FORM_BEGINNING =
  '--border\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n';

/** A JSON text that is never finished. */
export const SLOW_CHECK: Kind = {
  ...{ path: '/api/compliance-check', type: 'application/json', length: 50_000 },
  ...{ beginning: '{"email":"', bytesASecond: 1 },
};

/** A PDF to be verified, faster than what is slow for a short body and too slow for its length. */
export const SLOW_VERIFICATION: Kind = {
  ...{ path: '/api/verify', type: 'application/pdf', length: 5_000_000 },
  ...{ beginning: '%PDF-1.7\n', bytesASecond: 700 },
};

/** A file for a registration, by the holder of its session. */
export const slowFile = (signupId: number, cookie: string): Kind => ({
  ...{ path: `/api/provider-information/${signupId}/files`, type: FORM, length: 5_000_000 },
  ...{ beginning: FORM_BEGINNING, bytesASecond: 700, headers: { Cookie: cookie } },
});

/** A file for an order, by who filed it. */
export const slowOrderFile = (reference: string, token: string): Kind => ({
  ...{ path: `/api/authority-requests/${reference}/files`, type: FORM, length: 5_000_000 },
  ...{ beginning: FORM_BEGINNING, bytesASecond: 700, headers: { Authorization: `Bearer ${token}` } },
});
