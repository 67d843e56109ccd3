import { agreement as ownAgreement } from '@rep13/contracts-api-client/client';
import { addendum as ownAddendum } from '@rep13/contracts-api-client/contact-point';
import type { ContactPointAddendumView } from '@rep13/contracts-agreements';
import { addressOf } from '@rep13/contracts-operations';
import { formatDateTime, Loaded, withVisibleMarks } from '@rep13/ui';
import { reloadApi } from '@rep13/web-kit/api';
import { useClientApi } from '../session/useClientApi.ts';
import { ChangeContactPoint } from './ChangeContactPoint.tsx';
import { SignAddendum } from './SignAddendum.tsx';
import styles from './mandate.module.css';

interface ContactPointAddendumProps {
  signupId: number;
  isDesignated: boolean;
  isReadOnly: boolean;
  onChanged: () => void;
}

/** For an agreement whose text does not ask about Article 11 DSA: one page to sign, then the same as for all. */
export function ContactPointAddendum({
  signupId,
  isDesignated,
  isReadOnly,
  onChanged,
}: ContactPointAddendumProps) {
  const answer = useClientApi(addressOf(ownAddendum));
  const changed = () => {
    void answer.mutate();
    // Its documents are one more now.
    void reloadApi(addressOf(ownAgreement));
    onChanged();
  };
  return (
    <Loaded answer={answer} lines={8}>
      {(addendum) =>
        addendum.signed ? (
          <>
            <Signed {...addendum.signed} />
            {!isReadOnly && (
              <ChangeContactPoint signupId={signupId} isDesignated={isDesignated} onChanged={onChanged} />
            )}
          </>
        ) : (
          <>
            <p>
              Your agreement is of version 1.0, which appoints us under Article 13 only. This page adds the
              point of contact, at no further fee.
            </p>
            <Text addendum={addendum} />
            {!isReadOnly && <SignAddendum addendum={addendum} signupId={signupId} onChanged={changed} />}
          </>
        )
      }
    </Loaded>
  );
}

const Signed = ({ by, title, at }: NonNullable<ContactPointAddendumView['signed']>) => (
  <p>
    By an addendum to your agreement. Signed by <bdi>{by}</bdi> (<bdi>{title}</bdi>) on {formatDateTime(at)}.
  </p>
);

function Text({ addendum: { title, parties, clauses } }: { addendum: ContactPointAddendumView }) {
  return (
    <article className={styles.sheet} aria-label={title}>
      <h3>{title}</h3>
      {parties.map((runs, index) => (
        <p key={index}>{plain(runs)}</p>
      ))}
      {clauses.flatMap(({ number, paragraphs }) =>
        paragraphs.map((runs, index) => (
          <p key={`${number}.${index}`}>
            {number}.{index + 1} {plain(runs)}
          </p>
        )),
      )}
    </article>
  );
}

const plain = (runs: ContactPointAddendumView['parties'][number]) =>
  runs.map(({ text, filled }) => (filled ? withVisibleMarks(text) : text)).join('');
