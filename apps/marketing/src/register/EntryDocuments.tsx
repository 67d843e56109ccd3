import { useLanguage } from '../language/useLanguage.ts';

const KEYS = '/.well-known/jwks.json';

/** What proves an entry, for people and for machines. Nothing is certified of a mandate that is over. */
export function EntryDocuments({ registerNumber, isOver }: { registerNumber: string; isOver: boolean }) {
  const { code, texts } = useLanguage();
  const { proof } = texts.register;
  const address = `/register/${registerNumber}`;
  return (
    <ul data-part="documents">
      {!isOver && (
        <>
          <li>
            <a href={`${address}/certificate.pdf?language=${code}`} hrefLang={code}>
              {proof.certificate}
            </a>
          </li>
          <li>
            <a href={`${address}/appointment.jwt`}>{proof.credential}</a>
            <p>
              {proof.keys} <a href={KEYS}>{KEYS}</a>.
            </p>
          </li>
        </>
      )}
      <li>
        <a href={`${address}/appointment.json`}>{proof.data}</a>
      </li>
    </ul>
  );
}
