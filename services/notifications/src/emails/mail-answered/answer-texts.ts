import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { MailAnswer } from '@rep13/contracts-sla/constants';
import { button, note, paragraph, type Block } from '../email-content.ts';
import type { SiteLinks } from '../mail-links.ts';

const USE_THE_FORM =
  'We could not take your mail for an order. If you are an authority, please send your order by our form: it asks for what Articles 9 and 10 of the Digital Services Act want an order to state, and gives you a receipt and a private link at once.';
const SEND_READABLE =
  'We could not read your mail: it is damaged, too large, or encrypted with a key that is not ours. Please send it again as plain text or PDF, or by our form.';

/** What each of the fixed answers says, in whole. */
export function answerBlocks(template: MailAnswer, entity: LegalEntity, links: SiteLinks): Block[] {
  const hurry = note(`If you are an authority and it cannot wait, call ${entity.phone}.`);
  if (template === 'not-for-us') {
    return [
      paragraph(
        `This address is for authorities of the European Union that write to us as the legal representative of a company (Article 13 of the Digital Services Act). Your mail is not for us: we do nothing about it and pass it on to nobody.`,
      ),
      button({ label: 'Write to us about something else', url: links.contact() }),
      hurry,
    ];
  }
  return [
    paragraph(template === 'use-the-form' ? USE_THE_FORM : SEND_READABLE),
    button({ label: 'Open the form for authorities', url: links.authorities() }),
    hurry,
  ];
}
