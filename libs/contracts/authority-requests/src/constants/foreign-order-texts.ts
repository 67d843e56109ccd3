import type { ForeignKind } from './foreign-orders.ts';

interface ForeignOrder {
  readonly name: string;
  /** Whose it is, and which time runs where. */
  readonly answer: string;
}

/** In English; pages in another language have words of their own, and leave these out. */
export const FOREIGN_ORDERS: Readonly<Record<ForeignKind, ForeignOrder>> = {
  'tco-removal-order': {
    name: 'Removal order against terrorist content, Regulation (EU) 2021/784',
    answer:
      'A removal order under Regulation (EU) 2021/784 leaves the provider one hour from its receipt (Article 3(3)). Our mandate does not cover it: it goes to the provider, or to its representative under Article 17 of that Regulation. Call us at any hour, and we tell you how to reach the provider.',
  },
  'tco-first-notice': {
    name: 'Information before a first removal order, Regulation (EU) 2021/784',
    answer:
      'Before its first removal order to a provider an authority informs it of procedures and deadlines, at least 12 hours ahead (Article 3(2) of Regulation (EU) 2021/784). Our mandate does not cover it: it goes to the contact point of the provider under Article 15 of that Regulation. Call us at any hour, and we tell you how to reach the provider.',
  },
  'e-evidence': {
    name: 'European Production or Preservation Order, Regulation (EU) 2023/1543',
    answer:
      'European Production and Preservation Orders under Regulation (EU) 2023/1543 go to the establishment or representative that the provider has designated for them under Directive (EU) 2023/1544; the European Judicial Network publishes which one that is. We are designated under Article 13 of the Digital Services Act alone, so no time of that Regulation begins with us.',
  },
  complaint: {
    name: 'Complaint of a user, Article 53',
    answer:
      'A complaint under Article 53 of the Digital Services Act goes to the Digital Services Coordinator of the Member State where you are located or established. We do not decide it, and no time of the law begins with us.',
  },
  'personal-data': {
    name: 'Request of a private person about personal data, Regulation (EU) 2016/679',
    answer:
      'A request about your own personal data goes to the provider, which is the controller, or to its representative under Article 27 of Regulation (EU) 2016/679. The month of Article 12(3) begins when it arrives there, not with us.',
  },
};
