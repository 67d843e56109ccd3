import { DocumentIcon } from '@rep13/ui';
import { useLanguage } from '../language/useLanguage.ts';
import classes from './register.module.css';

/** What proves an entry, for people and for machines. Nothing is certified of a mandate that is over. */
export function EntryDocuments({ registerNumber, isOver }: { registerNumber: string; isOver: boolean }) {
  const { code, texts } = useLanguage();
  const { proof } = texts.register;
  const address = `/register/${registerNumber}`;
  return (
    <ul className={classes.documents}>
      {!isOver && (
        <>
          <li>
            <a href={`${address}/certificate.pdf?language=${code}`} hrefLang={code}>
              <DocumentIcon /> {proof.certificate}
            </a>
          </li>
          <li>
            <a href={`${address}/appointment.jwt`}>
              <DocumentIcon /> {proof.credential}
            </a>
            <p>
              {proof.keys} <a href="/.well-known/jwks.json">/.well-known/jwks.json</a>.
            </p>
          </li>
        </>
      )}
      <li>
        <a href={`${address}/appointment.json`}>
          <DocumentIcon /> {proof.data}
        </a>
      </li>
    </ul>
  );
}
