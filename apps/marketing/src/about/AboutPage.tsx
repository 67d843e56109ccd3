import { ABOUT_PAGE, LEADERS, MISSION, companySection } from '@rep13/content';
import { OrderClock, Section } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { Items } from '../frame/Items.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { TrackRecord } from '../frame/TrackRecord.tsx';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import classes from './about.module.css';

const COMPANY = companySection(SITE_FACTS);

/** A request at eleven minutes to three, acknowledged on the hour. */
const NIGHT = { from: 169, to: 180 };

/** `/about`: who, why, and which company. */
export function AboutPage() {
  useHead(ABOUT_PAGE);
  return (
    <SitePage>
      <PageFront
        kicker={ABOUT_PAGE.title}
        title={ABOUT_PAGE.heading}
        lead={ABOUT_PAGE.lead}
        picture={
          <div className={classes.clock}>
            <OrderClock {...NIGHT} />
          </div>
        }
      />
      <Section title="Who leads it">
        <Leaders />
      </Section>
      <Section id={MISSION.id} title={MISSION.title}>
        <div className={classes.mission}>
          {MISSION.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title="Track record" lead="Sample figures are marked.">
        <TrackRecord />
      </Section>
      <Company />
    </SitePage>
  );
}

function Leaders() {
  return (
    <ul className={classes.leaders}>
      {LEADERS.map(({ name, role, text, isSample, source }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={classes.role}>{role}</p>
          <p>{text}</p>
          <p className={classes.source}>{isSample ? 'A placeholder, not a real person' : source}</p>
        </li>
      ))}
    </ul>
  );
}

function Company() {
  return (
    <Section id={COMPANY.id} title={COMPANY.title}>
      {COMPANY.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={classes.items}>
        <Items items={COMPANY.items ?? []} />
      </div>
      {COMPANY.links?.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </Section>
  );
}
