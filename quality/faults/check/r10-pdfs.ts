import type { Evidence, FetchedPdf, Row } from '../evidence.ts';
import { rowsOf } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'the same agreement has the same PDF, whole and nobody else’s';

/** R10: as fetched, as mailed and as stored, with its seal or before it had one. */
export function checkPdfs({ pdfs, deliveries, tables }: Evidence): Verdict {
  const agreements = rowsOf(tables, 'agreements.legal_agreements');
  const mailed = deliveries.flatMap(({ attachments }) => attachments);
  if (pdfs.length + mailed.length === 0) return notTried('R10', PROMISE, 'nobody asked for a PDF');
  const bySignup = new Map(agreements.map((row) => [row['signup_id'], row]));
  const byFile = new Map(agreements.map((row) => [`${String(row['agreement_number'])}.pdf`, row]));
  const bytesOf = knownBytes(rowsOf(tables, 'agreements.document_seals'));
  const documents = rowsOf(tables, 'agreements.agreement_documents');
  return judged(
    'R10',
    PROMISE,
    `${pdfs.length} fetched (${pdfs.filter(({ title }) => title).length} with a title), ${mailed.length} mailed, ${documents.length} stored`,
    [
      ...pdfs.flatMap((pdf) => fetchedFaults(pdf, bySignup.get(pdf.signupId), bytesOf)),
      ...mailed.flatMap(({ fileName, sha256 }) =>
        bytesOf(byFile.get(fileName)).includes(sha256)
          ? []
          : [`the mailed ${fileName} is not the stored one`],
      ),
      ...documents.flatMap(({ sha256, actual }) =>
        sha256 === actual ? [] : [`the stored ${String(sha256)} has other bytes`],
      ),
      ...agreements.flatMap(({ pdf_sha256: sha256, agreement_number: number }) =>
        sha256 ? [] : [`${String(number)} has no PDF`],
      ),
    ],
  );
}

type BytesOf = (agreement: Row | undefined) => readonly unknown[];

/** The checksums of an agreement's PDF: as it was rendered, and with each seal it had. */
const knownBytes =
  (seals: readonly Row[]): BytesOf =>
  (agreement) =>
    agreement
      ? [
          agreement['pdf_sha256'],
          ...seals
            .filter((seal) => seal['rendered_sha256'] === agreement['pdf_sha256'])
            .map(({ sha256 }) => sha256),
        ]
      : [];

function fetchedFaults(
  { signupId, sha256, isWhole, title, fileName }: FetchedPdf,
  agreement: Row | undefined,
  bytesOf: BytesOf,
): string[] {
  const number = String(agreement?.['agreement_number']);
  return [
    ...(isWhole ? [] : [`the PDF of signup ${signupId} is not whole`]),
    ...(bytesOf(agreement).includes(sha256)
      ? []
      : [`the PDF of signup ${signupId} is not the one stored for it`]),
    ...(fileName === `${number}.pdf`
      ? []
      : [`the PDF of signup ${signupId} is called ${fileName}, not ${number}.pdf`]),
    ...(title === '' || title.endsWith(number)
      ? []
      : [`the PDF of signup ${signupId} is titled ${title}, its agreement is ${number}`]),
  ];
}
