/** The form at `/authorities`, step by step. */
export const form = {
  /** By what stands in the step's address. */
  steps: {
    target: { name: 'Whom it is about', title: 'Whom is it about?' },
    sender: { name: 'Who you are', title: 'Who are you?' },
    order: { name: 'The order', title: 'What does the order say?' },
    terms: { name: 'Redress and time', title: 'Redress, effect and deadline' },
    review: { name: 'Read and send', title: 'Review and send' },
  },
  label: 'Steps of this form',
  next: 'Continue',
  back: (step: string) => `Back to “${step}”`,
  draft: 'What you type stays in this tab until it is sent, also when you reload the page.',
  noScript: 'The form needs JavaScript. Without it, write to our mailbox for authorities, or call.',
  target: {
    label: 'Company, domain, web address or register number',
    hint: 'As it appears to you.',
    lookUp: 'Look up in the register',
    looking: 'Looking',
    choose: 'This is it',
    another: 'Choose another',
    chosen: 'The order is about',
    unknown:
      'The register has nothing under these words. You can send the order all the same: we find out whom it is about, and tell you if we do not represent it.',
    more: (matches: number) =>
      `${matches} entries match, of which these are shown. Be more exact if yours is not among them.`,
    unread:
      'The register could not be read just now. You can continue without it: we look it up ourselves, or try again in a minute.',
    kind: 'What do you send?',
    kinds: {
      act: 'An order to act against illegal content (Article 9)',
      information: 'An order to provide information (Article 10)',
      general: 'Something else: a question, a notice, a request for figures',
    },
    foreign: 'Is it one of these?',
    foreignHint: 'They are not for us. Choose one, and you read at once whose it is and which time runs.',
    foreignNone: 'None of these',
  },
  sender: {
    authorityName: 'Authority',
    memberState: 'Member State',
    memberStateHint: 'Of the Union’s own authorities: European Union.',
    authorityType: 'Kind of authority',
    officerName: 'Your name',
    officerGrade: 'Your grade or post',
    email: 'Email of your office',
    emailHint:
      'The receipt goes there, and a word whenever there is something to read. It holds a link, never the content.',
    phone: 'Phone',
    ownReference: 'Your reference',
    fileNumber: 'File number',
    fileNumberHint: 'Of the proceedings, where it is another than your reference.',
  },
  issuedAt: { label: 'Issued on', hint: 'Date and time, by your own clock.' },
  challenge: {
    court: 'Court or body where the order can be challenged',
    deadline: 'Until when it can be challenged',
    deadlineHint: 'As the order says it, such as “six weeks after its receipt”.',
  },
  userNotice: {
    label: 'May the provider tell the user concerned?',
    hint: 'It has to, at the latest when it gives effect, unless you forbid it for a time: Articles 9(5) and 10(5).',
    from: 'From when',
    fromHint: 'By your own clock.',
  },
  /** Behind a field's label: where the law asks for it. */
  article: (article: string) => `Article ${article}`,
  whereApplicable: (article: string) => `Article ${article}, where applicable`,
  /** By the field's name in the API. `lacking`: how it is called in a list of what is missing. */
  elements: {
    legalBasis: {
      label: 'Legal basis',
      lacking: 'legal basis',
      hint: 'Under which law the order is issued.',
    },
    reasons: {
      label: 'Statement of reasons',
      lacking: 'statement of reasons',
      hint: 'Why the content is illegal, with the provisions that it breaks; for information, why it is necessary and proportionate.',
    },
    urls: {
      label: 'Where the content is',
      lacking: 'where the content is',
      hint: 'One exact address a line. Where there is none, what else finds it.',
    },
    identifiers: {
      label: 'Account names or other identifiers',
      lacking: 'account names or other identifiers',
      hint: 'Of the users whom the information is about, one a line.',
    },
    scope: {
      label: 'Territorial scope',
      lacking: 'territorial scope',
      hint: 'In which Member States effect is to be given.',
    },
    redress: {
      label: 'Redress',
      lacking: 'redress',
      hint: 'What the provider and the user who posted the content can do against the order.',
    },
    effectTo: {
      label: 'Who must be informed of the effect',
      lacking: 'who must be informed of the effect',
      hint: 'Where that is another authority than yours.',
    },
    language: {
      label: 'Language of the order',
      hint: 'An order in another language than these comes with a translation into one of them.',
    },
  },
  /** The choice for a language that is not declared. */
  anotherLanguage: 'Another language',
  /** Of an order in another language, point (c). What the translation covers at least, by kind. */
  translation: {
    label: 'A translation comes with the order',
    covers: {
      act: 'It covers at least points (a) and (b) of Article 9(2): legal basis, statement of reasons, issuing authority, where the content is, redress, who must be informed of the effect, and the territorial scope. Type these into this form in a language that we take, or add the translation as a file. Without it we take the order all the same, and ask you for it.',
      information:
        'It covers at least points (a) and (b) of Article 10(2): legal basis, issuing authority, account names or other identifiers, statement of reasons, redress, who must be informed of the effect, and that the provider has collected the information already and has it under its control. Type these into this form in a language that we take, or add the translation as a file. Without it we take the order all the same, and ask you for it.',
    },
  },
  /** For an order to provide information, Article 10(2)(a)(iv). */
  reasonsWithheld: 'Criminal proceedings: the reasons cannot be given',
  /** What a letter that is no order says. */
  general: {
    reasons: { label: 'What you write to the provider', hint: 'Your question, notice or request.' },
    urls: { label: 'Addresses that it is about', hint: 'One a line.' },
    identifiers: { label: 'Account names that it is about', hint: 'One a line.' },
    legalBasis: { label: 'Legal basis', hint: 'If there is one.' },
    language: { label: 'Language', hint: 'That you write in.' },
  },
  deadline: {
    label: 'Answer due by',
    hint: 'In the time of your own clock. Without it, the law’s "without undue delay" holds.',
    isPast: 'It is so: this time has passed already',
  },
  doNotInform: {
    label: 'The client must not be informed',
    means:
      'We will not tell the provider about this order until two of our staff agree to lift this. Until then nothing that needs the provider can happen.',
  },
  complete: {
    count: (given: number, asked: number) => `Complete: ${given} of ${asked}.`,
    missing: (names: string) => `Missing: ${names}.`,
    unknown: 'Choose what you are sending; this list then shows what the law requires.',
    general: 'The law asks for nothing in particular here.',
    anyway: 'You can send it as it is. We ask for the rest later.',
  },
  review: {
    change: 'Change',
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    files: 'Files to send along',
    filesHint:
      'PDF, Word, OpenDocument, plain text, picture (png, jpg), mail (eml), table (csv, xlsx) or signed file (p7m, asice), 25 MB each, 20 at most. They are uploaded after the order is sent. If you reload this page, choose them again.',
    chooseFiles: 'Choose files',
    submit: 'Send the order',
    working: 'One moment, your browser finishes a calculation',
    sending: 'Sending',
    work: 'Your browser does a short calculation in the background, so that programs cannot flood this form. It needs nothing from you.',
  },
  refusals: {
    tooMany:
      'Many orders came from your network in a short time. Please wait a few minutes and send it again',
    work: 'The calculation that keeps programs away could not be finished. Please try again',
    noAnswer: 'The order was not sent; everything you typed is still here. Please try again',
    /** After each of them, before our mailbox for authorities. */
    otherwise: 'or write to',
  },
};
