import type { ReactNode } from 'react';

interface EntrySectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of an entry. Plain elements, as the server writes them too; their style is that of the entry. */
export const EntrySection = ({ title, lead, children }: EntrySectionProps) => (
  <section>
    <div>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    <div>{children}</div>
  </section>
);
