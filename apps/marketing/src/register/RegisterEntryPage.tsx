import * as register from '@rep13/contracts-api-public/register';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded } from '@rep13/ui';
import { useApi } from '@rep13/web-kit/api';
import { useParams } from '@rep13/web-kit/router';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { useHeadInLanguage } from '../language/useHeadInLanguage.ts';
import { useTexts } from '../language/useLanguage.ts';
import { RegisterEntry } from './RegisterEntry.tsx';
import { UnknownEntry } from './UnknownEntry.tsx';

/** `/register/:number`: one mandate as it stands now. */
export function RegisterEntryPage() {
  const { kicker, title, description } = useTexts().register;
  // A look-up is for one who asks; search engines would make a list of them.
  useHeadInLanguage({ title, description, canonicalPath: '/register', noIndex: true });
  const { number } = useParams();
  const answer = useApi(number ? addressOf(register.get, { params: { number } }) : null);
  if (answer.error?.status === 404) return <UnknownEntry />;
  return (
    <SitePage>
      {answer.data ? (
        <RegisterEntry entry={answer.data} />
      ) : (
        <>
          <PageFront kicker={kicker} title={title} />
          <Loaded answer={answer} lines={10}>
            {() => null}
          </Loaded>
        </>
      )}
    </SitePage>
  );
}
