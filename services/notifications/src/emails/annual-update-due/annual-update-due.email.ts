import { AnnualUpdateDue } from '@rep13/contracts-onboarding';
import { memberStateInText } from '@rep13/contracts-legal-entity';
import { LINK_DAYS, type LegalDay } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { daysUntil, formatLegalDay } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

interface AnnualUpdateDueFacts extends ClientEmailFacts {
  readonly annualUpdateDue: LegalDay;
  /** Our Member State, where the client has not named it as a market. */
  readonly marketLeftOut?: string;
}

/** Reminds the client to look through the provider information once a year. */
export const annualUpdateDue = defineClientEmail<AnnualUpdateDueFacts>({
  kind: 'annual-update-due',
  to: 'legal-contact',
  on: when(AnnualUpdateDue, ({ signupId, daysLeft, annualUpdateDue: due, marketLeftOut }) => [
    { signupId, annualUpdateDue: due, ...(marketLeftOut && { marketLeftOut }) },
    `${due}:${daysLeft}`,
  ]),
  write: async ({ annualUpdateDue: due, marketLeftOut }, { party, links, entity, now }) => {
    const date = formatLegalDay(due, entity);
    const left = daysUntil(due, now, entity);
    return {
      subject: left > 0 ? `Please review your provider information by ${date}` : `Your yearly review is due`,
      preview: 'Once a year we need you to confirm or correct what we may tell authorities.',
      heading: headingFor(left),
      blocks: [
        paragraph(
          `It is time for the annual review of the provider information of ${party.companyName}, which we hold ready for authorities. Please correct what has changed and save it. If nothing has changed, just save it again.`,
        ),
        ...(marketLeftOut ? [paragraph(leftOut(memberStateInText(marketLeftOut)))] : []),
        facts(['Due', date], ['Company', party.companyName], ['Client ID', party.clientId]),
        button({ label: 'Review the information', url: links.provideInformation() }),
        note(
          `${howToOpen(links.needSignIn)} Please report changes in between within 30 days. Questions: ${entity.supportEmail}.`,
        ),
      ],
    };
  },
});

const leftOut = (state: string): string =>
  `The markets that you named do not include ${state}, where we are established. Article 13(1) of the Digital Services Act wants the legal representative in one of the Member States where the service is offered. If you offer it in ${state}, please add it; if not, please answer this email, as you then need a representative elsewhere.`;

const howToOpen = (needSignIn: boolean): string =>
  needSignIn
    ? 'To open it, sign in with your Client ID and your password.'
    : `The link is yours alone and works for ${LINK_DAYS['resume-signup']} days, so please don't forward this email.`;

function headingFor(daysLeft: number): string {
  if (daysLeft <= 0) return 'Your yearly review is due';
  return `Your yearly review is due in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
}
