import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { Addressee } from '../email.ts';
import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import type { Block, EmailContent, Step } from '../email-content.ts';
import { codeSentence } from '../with-codes.ts';
import { inReadingOrder, singleLine } from '../single-line.ts';
import { footerLines } from './footer.ts';
import { greeting } from './greeting.ts';

/** The mail's plain-text twin: the same words, links written out. */
export function renderText(content: EmailContent, addressee: Addressee, entity: LegalEntity): string {
  const parts = [
    entity.brand,
    singleLine(content.heading),
    greeting(singleLine(addressee.name), content.language),
    ...content.blocks.map((block) => renderBlock(block, content.language)),
    ['-- ', ...footerLines(addressee, entity, content.language).map(singleLine)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: Block, language?: AuthorityLanguage): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return singleLine(block.text);
    case 'quote':
      return block.lines.map((line) => `> ${singleLine(line)}`.trimEnd()).join('\n');
    case 'copyable':
      return `${singleLine(block.title)}:\n\n${inReadingOrder(block.text)}`;
    case 'facts':
      return block.facts.map(([label, value]) => singleLine(`${label}: ${value}`)).join('\n');
    case 'steps':
      return block.steps.map((step, index) => renderStep(step, index, language)).join('\n\n');
    case 'button':
      return [`${singleLine(block.link.label)}:`, block.link.url, ...typed(block.link, language)].join('\n');
  }
}

const renderStep = (
  { title, text, url, ...step }: Step,
  index: number,
  language?: AuthorityLanguage,
): string =>
  [
    `${index + 1}. ${singleLine(title)}`,
    singleLine(text),
    ...(url ? [url] : []),
    ...typed(step, language),
  ].join('\n   ');

const typed = ({ typed: code }: Pick<Step, 'typed'>, language?: AuthorityLanguage): string[] =>
  code ? [codeSentence(code, language)] : [];
