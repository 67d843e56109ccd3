import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import { formatDateTime, Loaded, Section, StatusBadge } from '@rep13/ui';
import { FactList } from '../frame/FactList.tsx';
import { WEBSITE_ID } from '../frame/tabs.ts';
import { CheckNow } from './CheckNow.tsx';
import { LastChecks } from './LastChecks.tsx';
import { LastOutcome } from './LastOutcome.tsx';
import { NamePage } from './NamePage.tsx';
import { stateOf, summaryOf } from './publication-labels.ts';
import styles from './publication.module.css';
import { usePublication } from './usePublication.ts';

/** Whether the client's website says who represents it, and the means to have it read again. */
export function WebsiteSection({ isReadOnly }: { isReadOnly: boolean }) {
  const answer = usePublication();
  return (
    <Section id={WEBSITE_ID} title="On your website" action={answer.data && <State of={answer.data} />}>
      <Loaded answer={answer} lines={6}>
        {(publication) => (
          <Watched
            publication={publication}
            isReadOnly={isReadOnly}
            onChanged={(next) => void answer.mutate(next, { revalidate: false })}
          />
        )}
      </Loaded>
    </Section>
  );
}

function State({ of: publication }: { of: ClientPublicationView }) {
  if (!publication.url) return null;
  const [tone, text] = stateOf(publication);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

interface WatchedProps {
  publication: ClientPublicationView;
  isReadOnly: boolean;
  onChanged: (publication: ClientPublicationView) => void;
}

function Watched({ publication, isReadOnly, onChanged }: WatchedProps) {
  const { state, url, checks } = publication;
  const isActive = url !== null && state !== 'stopped';
  return (
    <div className={styles.publication}>
      <p>{summaryOf(publication)}</p>
      {url && <FactList facts={factsOf(publication, url)} />}
      <LastOutcome publication={publication} />
      {isActive && !isReadOnly && (
        <>
          <CheckNow publication={publication} onChanged={onChanged} />
          <NamePage url={url} onChanged={onChanged} />
        </>
      )}
      <LastChecks checks={checks} />
    </div>
  );
}

function factsOf({ lastSeenAt, lastCheckedAt, nextCheckAt }: ClientPublicationView, url: string) {
  const times = [
    ['Last seen', lastSeenAt],
    ['Last checked', lastCheckedAt],
    ['Next check', nextCheckAt],
  ] as const;
  return [
    [
      'Page checked first',
      <span key="url" className={styles.address}>
        {url}
      </span>,
    ] as const,
    ...times.flatMap(([name, at]) => (at ? [[name, formatDateTime(at)] as const] : [])),
  ];
}
