import { CHANGELOG_PAGE, RELEASES, type ChangeType } from '@rep13/content';
import { DocumentIcon, PlusIcon, RetryIcon, ShieldIcon, formatDay, type Icon } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import classes from './changelog.module.css';

const TYPES: Record<ChangeType, { label: string; sign: Icon }> = {
  feature: { label: 'Feature', sign: PlusIcon },
  security: { label: 'Security', sign: ShieldIcon },
  compliance: { label: 'Compliance', sign: DocumentIcon },
  improvement: { label: 'Improvement', sign: RetryIcon },
};

/** `/changelog`: the versions along a line, newest on top. */
export function ChangelogPage() {
  useHead(CHANGELOG_PAGE);
  return (
    <SitePage>
      <PageFront title={CHANGELOG_PAGE.heading} lead={CHANGELOG_PAGE.lead} />
      <ol className={classes.releases} reversed>
        {RELEASES.map(({ version, date, title, changes }) => (
          <li key={version} id={`v${version}`}>
            <p className={classes.margin}>
              <b>{version}</b>
              <time dateTime={date}>{formatDay(date)}</time>
            </p>
            <div className={classes.words}>
              <h2>{title}</h2>
              <ul>
                {changes.map(({ type, text }) => (
                  <Change key={text} type={type} text={text} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </SitePage>
  );
}

function Change({ type, text }: { type: ChangeType; text: string }) {
  const { label, sign: Sign } = TYPES[type];
  return (
    <li>
      <span className={classes.type}>
        <Sign /> {label}
      </span>
      <span>{text}</span>
    </li>
  );
}
