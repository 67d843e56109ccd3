import type { InboundMailDetailView, MailPartView, NestedMailView } from '@rep13/contracts-sla';
import { formatSize, Section, withVisibleMarks } from '@rep13/ui';
import styles from './mail.module.css';

/** What a mail says, as text only: nothing in it can be followed, and nothing is fetched for it. */
export function MailText({ mail }: { mail: InboundMailDetailView }) {
  const { text, quoted, otherText, nested, parts } = mail;
  return (
    <>
      <Section title="What it says" heading="above">
        <div className={styles.parts}>
          {text ? <Passage text={text} /> : <p>It has no text that can be read.</p>}
          {quoted && <Folded title="Quoted from earlier mails" text={quoted} />}
          {otherText && (
            <Folded title="Its other version, which says something else" text={otherText} isOpen />
          )}
        </div>
      </Section>
      {nested.map((inner, index) => (
        <Section
          key={index}
          title={nested.length > 1 ? `Mail in it, no. ${index + 1}` : 'Mail in it'}
          heading="above"
        >
          <Nested mail={inner} />
        </Section>
      ))}
      {parts.length > 0 && (
        <Section title={`Files (${parts.length})`} heading="above">
          <ul className={styles.parts}>
            {parts.map((part) => (
              <File key={part.no} part={part} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const Passage = ({ text }: { text: string }) => (
  <p className={styles.text} dir="auto">
    {withVisibleMarks(text)}
  </p>
);

function Folded({ title, text, isOpen }: { title: string; text: string; isOpen?: boolean }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <Passage text={text} />
    </details>
  );
}

function Nested({ mail: { fromAddress, subject, text } }: { mail: NestedMailView }) {
  return (
    <div className={styles.parts}>
      <p>
        It names as its sender: <bdi>{fromAddress ? withVisibleMarks(fromAddress) : 'nobody'}</bdi>
      </p>
      <p>
        Subject: <bdi>{subject ? withVisibleMarks(subject) : 'none'}</bdi>
      </p>
      <Passage text={text} />
    </div>
  );
}

function File({ part: { name, type, bytes, refusal } }: { part: MailPartView }) {
  return (
    <li>
      <bdi>{withVisibleMarks(name)}</bdi> {`(${formatSize(bytes)}, ${type})`}
      <div className={styles.refusal}>
        {refusal ? `Stays in the mail: ${withoutDot(refusal)}.` : 'Goes with the order.'}
      </div>
    </li>
  );
}

const withoutDot = (text: string): string => text.replace(/\.$/, '');
