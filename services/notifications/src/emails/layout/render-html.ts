import { LEGAL_ENTITY } from '@rep13/contracts';
import type { Addressee } from '../email.ts';
import type { Block, Letter, Link, Step } from '../letter.ts';
import { footerLines } from './footer.ts';
import { Html, html } from './html.ts';
import { DARK_THEME, STYLE } from './styles.ts';

/** The mail as HTML: one column of 560 px, light and dark. */
export function renderHtml(letter: Letter, addressee: Addressee): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${new Html(DARK_THEME)}
        </style>
      </head>
      <body class="paper ink" style="${STYLE.body}">
        <div style="${STYLE.preview}">${letter.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:32px 20px 48px">
              <table
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                border="0"
                class="ink"
                style="${STYLE.column}"
              >
                <tr>
                  <td class="ink line" style="${STYLE.brand}">${LEGAL_ENTITY.brand}</td>
                </tr>
                <tr>
                  <td style="padding:0 0 32px">
                    <h1 class="ink" style="${STYLE.heading}">${letter.heading}</h1>
                    <p style="${STYLE.paragraph}">Hello ${addressee.name},</p>
                    ${letter.blocks.map(renderBlock)}
                  </td>
                </tr>
                <tr>
                  <td class="soft line" style="${STYLE.footer}">
                    ${footerLines(addressee).map((line) => html`${line}<br /> `)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return page.markup;
}

function renderBlock(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${STYLE.paragraph}">${block.text}</p> `;
    case 'note':
      return html`<p class="soft" style="${STYLE.note}">${block.text}</p> `;
    case 'facts':
      return html`<table cellpadding="0" cellspacing="0" border="0" class="line" style="${STYLE.facts}">
        ${block.facts.map(renderFact)}
      </table> `;
    case 'steps':
      return html`<ol style="${STYLE.steps}">
        ${block.steps.map(renderStep)}
      </ol> `;
    case 'button':
      return renderButton(block.link);
  }
}

const renderFact = ([label, value]: readonly [string, string]): Html =>
  html`<tr>
    <th scope="row" class="soft line" style="${STYLE.label}">${label}</th>
    <td class="ink line" style="${STYLE.value}">${value}</td>
  </tr>`;

const renderStep = ({ title, text, url }: Step): Html =>
  html`<li style="${STYLE.step}">
    <strong>${url ? renderLink({ label: title, url }) : title}</strong><br />${text}
  </li>`;

const renderLink = ({ label, url }: Link): Html =>
  html`<a class="action" style="${STYLE.link}" href="${url}">${label}</a>`;

const renderButton = ({ label, url }: Link): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.button}">
    <tr>
      <td class="button" style="${STYLE.buttonCell}">
        <a class="on-action" style="${STYLE.buttonLink}" href="${url}">${label}</a>
      </td>
    </tr>
  </table> `;
