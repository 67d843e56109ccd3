import type { ReactNode } from 'react';
import type { RepresentativeView } from '@rep13/contracts-admin';
import type { RepresentativeRecordView } from '@rep13/contracts-agreements';
import { Notice, Section, StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Facts } from '../frame/Facts.tsx';

interface ProgressProps extends Omit<RepresentativeView, 'record'> {
  readonly record: RepresentativeRecordView;
}

/** How far certificates, letters, mails and websites have followed. */
export function Progress({ record, clientsMailed, websites }: ProgressProps) {
  const { mandates, certified, clientsToTell = mandates, isFollowed, letters } = record;
  return (
    <Section title="How far it is">
      {!isFollowed && (
        <Notice tone="info" role="status">
          New certificates and letters are still being made, a batch of mandates at a time.
        </Notice>
      )}
      <Facts
        facts={[
          ['Certificates made', <Count key="certificates" done={certified} of={mandates} />],
          ...letterFacts(letters),
          [
            'Clients mailed',
            <Count key="clients" done={clientsMailed} of={clientsToTell}>
              <Link to="/admin/emails?type=representative-changed">See the emails</Link>
            </Count>,
          ],
          [
            'Websites that show the new details',
            <Count key="websites" done={websites?.showing ?? null} of={websites?.watched ?? 0} />,
          ],
        ]}
      />
      <p>Websites are read once a week, and when their client asks for it.</p>
    </Section>
  );
}

function letterFacts({ drafted, signed, sent }: RepresentativeRecordView['letters']) {
  const all = drafted + signed + sent;
  if (all === 0) return [['Letters', 'No letter is needed so far'] as const];
  return [
    ['Letters that wait for clients to sign', `${drafted} of ${all}`] as const,
    [
      'Letters that wait for us to send',
      <span key="letters">
        {signed} of {all} {signed > 0 && <Link to="/admin/designations">Send them</Link>}
      </span>,
    ] as const,
    ['Letters sent', <Count key="sent" done={sent} of={all} />] as const,
  ];
}

interface CountProps {
  /** Null while the service that counts it is away. */
  readonly done: number | null;
  readonly of: number;
  readonly children?: ReactNode;
}

function Count({ done, of, children }: CountProps) {
  if (done === null) return 'Not known now';
  return (
    <span>
      {`${done} of ${of} `}
      <StatusBadge tone={done >= of ? 'good' : 'waiting'}>
        {done >= of ? 'done' : 'not done yet'}
      </StatusBadge>{' '}
      {children}
    </span>
  );
}
