import type { DetailsToPublishView } from '@rep13/contracts-agreements';
import { CopyText } from './CopyText.tsx';
import classes from './details-to-publish.module.css';

/** The title of the part of a page that shows them. */
export const DETAILS_TO_PUBLISH = 'Your details to publish';

const LIVE =
  'A picture that we draw anew: it shows how your mandate stands and leads to the public register.';
const STATIC = 'An SVG to put beside the lines.';

/** What a signed client publishes about its representative, each form with a button that copies it. */
export function DetailsToPublish({ details }: { details: DetailsToPublishView }) {
  const { coordinator, websiteText, websiteHtml, badgeSvg, badgeHtml } = details;
  return (
    <div className={classes.details}>
      <p>
        Once your mandate is in force, Article 13(4) DSA requires you to publish our details where visitors of
        your website find them easily: the lines are below. We notify {coordinator} for you, by the letter
        that you sign in your client portal under Designation.
      </p>
      <CopyText
        title="Website lines as text"
        hint="For your imprint, your terms or an app."
        text={websiteText}
        action="Copy the text"
      />
      <CopyText
        title="Website lines as HTML"
        hint="For your imprint or footer. It uses the styles of your page and loads nothing from us."
        text={websiteHtml}
        action="Copy the HTML"
      />
      <CopyText
        title="Badge"
        hint={`${badgeHtml ? LIVE : STATIC} It does not replace the lines: the law asks for all four details.`}
        text={badgeHtml ?? badgeSvg}
        action="Copy the badge"
      >
        <img className={classes.badge} src={toImage(badgeSvg)} alt="The badge: EU legal representative" />
      </CopyText>
    </div>
  );
}

/** As a picture, markup runs no script and reaches for nothing. */
const toImage = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
