import { useState } from 'react';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { Notice, Section } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../../frame/Linked.tsx';
import { useTexts } from '../../language/useLanguage.ts';
import { ForeignAnswer } from '../ForeignAnswer.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { Conversation } from './Conversation.tsx';
import { MissingElements } from './MissingElements.tsx';
import { MissingTranslation } from './MissingTranslation.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { OrderAsFiled } from './OrderAsFiled.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import type { useRequestLink } from '../link/request-link.ts';
import { RequestSteps } from './RequestSteps.tsx';
import { useReply, type Reply } from './useReply.ts';

interface AuthorityRequestProps {
  request: AuthorityRequestStatusView;
  link: ReturnType<typeof useRequestLink>;
  onChange: (request?: AuthorityRequestStatusView) => unknown;
}

/** One request: where it stands, what lacks, what was written, and a reply. */
export function AuthorityRequest({ request, link, onChange }: AuthorityRequestProps) {
  const { missing, translation, conversation } = useTexts().request;
  const [wasConfirmed, setConfirmed] = useState(false);
  const reply = useReply(link, onChange);
  const isClosed = request.state === 'closed';
  return (
    <>
      {(wasConfirmed || (link.confirmCode && !request.isSenderConfirmed)) && (
        <ConfirmAddress
          link={link}
          isDone={wasConfirmed}
          onDone={(confirmed) => {
            setConfirmed(true);
            void onChange(confirmed);
          }}
        />
      )}
      <Progress request={request} />
      {request.missing.length > 0 && !isClosed && (
        <Section title={missing.title} lead={missing.lead}>
          <MissingElements missing={request.missing} onWrite={reply.begin} />
        </Section>
      )}
      {request.order.translation === 'missing' && !isClosed && (
        <Section title={translation.title}>
          <MissingTranslation kind={request.kind} onWrite={reply.begin} />
        </Section>
      )}
      <OrderAsFiled order={request.order} />
      <Section title={conversation.title}>
        <Conversation request={request} link={link} />
      </Section>
      <Writing writing={request.writing} reply={reply} />
    </>
  );
}

/** Where it stands, what it is, and what of it can be counted. */
function Progress({ request }: Pick<AuthorityRequestProps, 'request'>) {
  return (
    <Section title={useTexts().request.steps.title}>
      <RequestSteps request={request} />
      <RequestFacts request={request} />
      <ForeignAnswer kind={request.order.foreignKind} />
      <OrderFigures request={request} />
    </Section>
  );
}

/** A message goes on with the request, also after its end; what was found to be none takes no more. */
function Writing({ writing, reply }: Pick<AuthorityRequestStatusView, 'writing'> & { reply: Reply }) {
  const texts = useTexts().request.reply;
  return (
    <Section title={texts.title}>
      {writing === 'reopens' && <Notice tone="info">{texts.reopens}</Notice>}
      {writing === 'no' ? (
        <Notice tone="info">
          {texts.closed} <Linked text={LEGAL_ENTITY.authorityEmail} />.
        </Notice>
      ) : (
        <ReplyForm reply={reply} />
      )}
    </Section>
  );
}
