/** What a host writes to the police, with all elements of Article 18(1) DSA; gaps stand in square brackets. */
export const draftLetter = (companyName: string): string =>
  [
    'To: [law enforcement or judicial authority of the Member State concerned, or Europol]',
    'Subject: URGENT - suspected threat to life or safety, Article 18 of Regulation (EU) 2022/2065',
    `${companyName} offers a hosting service. Under Article 18(1) of Regulation (EU) 2022/2065 (Digital Services Act) we inform you that we suspect a criminal offence that involves a threat to the life or safety of a person or persons, which has taken place, is taking place or is likely to take place.`,
    'What we suspect:\n[what was written, shown or announced, in the words of the content]',
    'Who is in danger, and who threatens:\n[persons, if you know them]',
    'Where:\n[place, or what points to it; why you think that your Member State is concerned]',
    'When:\n[when the content appeared, with time zone, and when the offence took place or is expected]',
    'Addresses and identifiers:\n[exact URLs; account names, numbers, IP addresses and times that you have]',
    'What we have kept and done:\n[content and data that are preserved; whether the content is still visible]',
    'How you reach us, at any hour:\n[name, telephone, email]',
    `${companyName}, [date and time]`,
  ].join('\n\n');
