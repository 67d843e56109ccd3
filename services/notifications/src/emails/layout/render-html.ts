import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { Addressee } from '../email.ts';
import type { EmailContent } from '../email-content.ts';
import { footerLines } from './footer.ts';
import { html, type Html } from './html.ts';
import { MARK } from './mark.ts';
import { renderBlock } from './render-block.ts';
import { DARK_THEME, STYLE } from './styles.ts';
import { greeting } from './greeting.ts';

/** The mail as HTML: one column of 560 px, light and dark. */
export const renderHtml = (content: EmailContent, addressee: Addressee, entity: LegalEntity): string =>
  html`<!doctype html>
    <html lang="${content.language ?? 'en'}">
      ${renderHead(content)}
      <body class="paper ink" style="${STYLE.body}">
        <div style="${STYLE.preview}">${content.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:32px 20px 48px">${renderColumn(content, addressee, entity)}</td>
          </tr>
        </table>
      </body>
    </html> `.markup;

const renderHead = ({ subject }: EmailContent): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${subject}</title>
    <style>
      ${DARK_THEME}
    </style>
  </head>`;

const renderColumn = (
  { heading, blocks, language }: EmailContent,
  addressee: Addressee,
  entity: LegalEntity,
): Html =>
  html`<table
    role="presentation"
    width="560"
    cellpadding="0"
    cellspacing="0"
    border="0"
    class="ink"
    style="${STYLE.column}"
  >
    <tr>
      <td class="ink line" style="${STYLE.brand}">
        <img src="cid:${MARK.cid}" width="32" height="32" alt="" style="${STYLE.mark}" />${entity.brand}
      </td>
    </tr>
    <tr>
      <td style="padding:0 0 32px">
        <h1 class="ink" style="${STYLE.heading}">${heading}</h1>
        <p style="${STYLE.paragraph}">${greeting(addressee.name, language)}</p>
        ${blocks.map((block) => renderBlock(block, language))}
      </td>
    </tr>
    <tr>
      <td class="soft line" style="${STYLE.footer}">
        ${footerLines(addressee, entity, language).map((line) => html`${line}<br />`)}
      </td>
    </tr>
  </table>`;
