import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import type { Block, Link, Step, TypedCode } from '../email-content.ts';
import { codeSentence } from '../with-codes.ts';
import { Html, html } from './html.ts';
import { STYLE } from './styles.ts';

/** One piece of a mail's body. */
export function renderBlock(block: Block, language?: AuthorityLanguage): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${STYLE.paragraph}">${block.text}</p> `;
    case 'note':
      return html`<p class="soft" style="${STYLE.note}">${block.text}</p> `;
    case 'quote':
      return html`<blockquote class="line" style="${STYLE.quote}">
        ${block.lines.map((line) => html`${line}<br />`)}
      </blockquote> `;
    case 'copyable':
      return html`<h2 class="ink" style="${STYLE.title}">${block.title}</h2>
        <pre class="line" style="${STYLE.copyable}">${block.text}</pre> `;
    case 'facts':
      return html`<table cellpadding="0" cellspacing="0" border="0" class="line" style="${STYLE.facts}">
        ${block.facts.map(renderFact)}
      </table> `;
    case 'steps':
      return html`<ol style="${STYLE.steps}">
        ${block.steps.map((step) => renderStep(step, language))}
      </ol> `;
    case 'button':
      return renderButton(block.link, language);
  }
}

const renderFact = ([label, value]: readonly [string, string]): Html =>
  html`<tr>
    <th scope="row" class="soft line" style="${STYLE.label}">${label}</th>
    <td class="ink line" style="${STYLE.value}">${value}</td>
  </tr>`;

const renderStep = ({ title, text, url, typed }: Step, language?: AuthorityLanguage): Html =>
  html`<li style="${STYLE.step}">
    <strong>${url ? renderLink({ label: title, url }) : title}</strong
    ><br />${text}${typed ? renderCode(typed, language) : []}
  </li>`;

const renderLink = ({ label, url }: Link): Html =>
  html`<a class="action" style="${STYLE.link}" href="${url}">${label}</a>`;

const renderCode = (typed: TypedCode, language?: AuthorityLanguage): Html =>
  html`<p class="soft" style="${STYLE.code}">${codeSentence(typed, language)}</p>`;

const renderButton = ({ label, url, typed }: Link, language?: AuthorityLanguage): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.button}">
      <tr>
        <td class="button" style="${STYLE.buttonCell}">
          <a class="on-action" style="${STYLE.buttonLink}" href="${url}">${label}</a>
        </td>
      </tr>
    </table>
    ${typed ? renderCode(typed, language) : []} `;
