import * as register from '@rep13/contracts-api-public/register';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded } from '@rep13/ui';
import { useApi } from '@rep13/web-kit/api';
import { useLocation, useParams } from '@rep13/web-kit/router';
import { useHeadInLanguage } from '../language/useHeadInLanguage.ts';
import { useTexts } from '../language/useLanguage.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { entryInPage } from './entry-in-page.ts';
import { RegisterEntry } from './RegisterEntry.tsx';
import { UnknownEntry } from './UnknownEntry.tsx';
import { useEntryHead } from './useEntryHead.ts';

/** `/register/:number`: one mandate as it stands now; the server has written it into the page that it opened with. */
export function RegisterEntryPage() {
  const { kicker, title } = useTexts().register;
  const inPage = entryInPage(useLocation().pathname);
  const { number } = useParams();
  const isAsked = inPage === undefined && number;
  const answer = useApi(isAsked ? addressOf(register.get, { params: { number } }) : null);
  const entry = inPage ?? answer.data;
  useHeadInLanguage(useEntryHead(entry));
  if (inPage === null || answer.error?.status === 404) return <UnknownEntry />;
  if (entry) return <RegisterEntry entry={entry} />;
  return (
    <EntryFrame state="unknown">
      <header>
        <p>{kicker}</p>
        <h1>{title}</h1>
      </header>
      <Loaded answer={answer} lines={10}>
        {() => null}
      </Loaded>
    </EntryFrame>
  );
}
