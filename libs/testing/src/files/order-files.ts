import { zipOf } from './documents.ts';

/** One grey pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
export const JPG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

export const xlsx = (more: Record<string, string> = {}) =>
  zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': '<w/>',
    ...more,
  });

export const eml = (body = 'See the order.') =>
  Buffer.from(
    `Received: from mx.acm.nl\r\n by mail.example\r\nFrom: Eva <eva@acm.nl>\r\nSubject: Order\r\n\r\n${body}\r\n`,
  );

/** A signed container, ETSI EN 319 162: what was signed, and the signature beside it. */
export const asice = (members: Record<string, string> = { 'order.txt': 'The order.' }) =>
  zipOf({
    mimetype: 'application/vnd.etsi.asic-e+zip',
    'META-INF/manifest.xml': '<m/>',
    ...members,
    'META-INF/signatures0.xml': '<s/>',
  });

/** Signed by `openssl cms -sign -nodetach`: "The order." and a line feed. */
export const P7M = Buffer.from(
  'MIHRBgkqhkiG9w0BBwKggcMwgcACAQExDTALBglghkgBZQMEAgEwGgYJKoZIhvcNAQcBoA0EC1RoZSBvcmRlci4KMYGPMIGMAgEBMCQwDDEKMAgGA1UEAwwBVAIUZ0oJkjx2VEWmMCTAB6ZvvCPPadAwCwYJYIZIAWUDBAIBMAoGCCqGSM49BAMCBEgwRgIhAIpQhZzC2/I/T++CFqhCDhlktxBOE7qS3qf2CSY+AlABAiEAoYNyqR9u/ia+pkkU0Iz5G7KHcyLAIgfdmtX/vY4wcZo=',
  'base64',
);
/** The same with `-stream`: lengths that are not said before, and the content in pieces. */
export const P7M_IN_PIECES = Buffer.from(
  'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBoIAkgAQLVGhlIG9yZGVyLgoAAAAAAAAxgY8wgYwCAQEwJDAMMQowCAYDVQQDDAFUAhRnSgmSPHZURaYwJMAHpm+8I89p0DALBglghkgBZQMEAgEwCgYIKoZIzj0EAwIESDBGAiEApOqDZz3sDpmUqz63ld3kloZ3YXfH1umeRcw4FAxOUmYCIQDZJcBLCRIGdoFD0BD4NW7fBE4rLBGUI5v4B3hrIeJNCAAAAAAAAA==',
  'base64',
);
/** A signature alone, without what it signs. */
export const P7S = Buffer.from(
  'MIHCBgkqhkiG9w0BBwKggbQwgbECAQExDTALBglghkgBZQMEAgEwCwYJKoZIhvcNAQcBMYGPMIGMAgEBMCQwDDEKMAgGA1UEAwwBVAIUZ0oJkjx2VEWmMCTAB6ZvvCPPadAwCwYJYIZIAWUDBAIBMAoGCCqGSM49BAMCBEgwRgIhAI/nmpKy4fEOAB6Z7DxoXQNiYzz9DUepKoJ4t2A/dvXfAiEApEOqFer9bfcHNqKwfztOPA7aH/P0OvjdOs3d+2VR3Rs=',
  'base64',
);
