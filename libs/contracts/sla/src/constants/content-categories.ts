/** The label of `KEYWORD_OTHER`, which every category with sub-categories has. */
const OTHER = 'Not captured by any other sub-category';

/**
 * The kinds of illegal content by which the yearly report of Article 15 DSA counts, in the order and with the codes and
 * labels of its template. Source: Implementing Regulation (EU) 2024/2835, Annex I, part 2.
 */
export const CONTENT_CATEGORIES = {
  STATEMENT_CATEGORY_ANIMAL_WELFARE: {
    label: 'Animal welfare',
    subcategories: {
      KEYWORD_ANIMAL_HARM: 'Animal harm',
      KEYWORD_UNLAWFUL_SALE_ANIMALS: 'Unlawful sale of animals',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_CONSUMER_INFORMATION: {
    label: 'Consumer information infringements',
    subcategories: {
      KEYWORD_HIDDEN_ADVERTISEMENT:
        'Hidden advertisement or commercial communication, including by influencers',
      KEYWORD_INSUFFICIENT_INFORMATION_ON_TRADERS: 'Insufficient information on traders',
      KEYWORD_MISLEADING_INFO_GOODS_SERVICES:
        'Misleading information about the characteristics of the goods and services',
      KEYWORD_MISLEADING_INFO_CONSUMER_RIGHTS: 'Misleading information about the consumer’s rights',
      KEYWORD_NONCOMPLIANCE_PRICING: 'Non-compliance with pricing regulations',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_CYBER_VIOLENCE: {
    label: 'Cyber violence',
    subcategories: {
      KEYWORD_CYBER_BULLYING_INTIMIDATION: 'Cyber bullying and intimidation',
      KEYWORD_CYBER_HARASSMENT: 'Cyber harassment',
      KEYWORD_CYBER_INCITEMENT: 'Cyber incitement to hatred or violence',
      KEYWORD_CYBER_STALKING: 'Cyber stalking',
      KEYWORD_NON_CONSENSUAL_IMAGE_SHARING:
        'Non-consensual (intimate) material sharing, including (image-based) sexual abuse (excluding content depicting minors)',
      KEYWORD_NON_CONSENSUAL_MATERIAL_DEEPFAKE:
        "Non-consensual sharing of material containing deepfake or similar technology using a third party's features (excluding content depicting minors)",
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_CYBER_VIOLENCE_AGAINST_WOMEN: {
    label: 'Cyber violence against women',
    subcategories: {
      KEYWORD_BULLYING_AGAINST_GIRLS: 'Cyber bullying and intimidation against girls',
      KEYWORD_CYBER_HARASSMENT_AGAINST_WOMEN: 'Cyber harassment against women',
      KEYWORD_CYBER_STALKING_AGAINST_WOMEN: 'Cyber stalking against women',
      KEYWORD_FEMALE_GENDERED_DISINFORMATION: 'Gendered disinformation',
      KEYWORD_INCITEMENT_AGAINST_WOMEN: 'Illegal incitement to violence and hatred against women',
      KEYWORD_NON_CONSENSUAL_IMAGE_SHARING_AGAINST_WOMEN:
        'Non-consensual (intimate) material sharing against women, including (image-based) sexual abuse against women (excluding content depicting minors)',
      KEYWORD_NON_CONSENSUAL_MATERIAL_DEEPFAKE_AGAINST_WOMEN:
        "Non-consensual sharing of material containing deepfake or similar technology using a third party's features against women (excluding content depicting minors)",
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS: {
    label: 'Data protection and privacy violations',
    subcategories: {
      KEYWORD_BIOMETRIC_DATA_BREACH: 'Biometric data breach',
      KEYWORD_DATA_FALSIFICATION: 'Data falsification',
      KEYWORD_MISSING_PROCESSING_GROUND: 'Missing processing ground for data',
      KEYWORD_RIGHT_TO_BE_FORGOTTEN: 'Right to be forgotten',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH: {
    label: 'Illegal or harmful speech',
    subcategories: {
      KEYWORD_DEFAMATION: 'Defamation',
      KEYWORD_DISCRIMINATION: 'Discrimination',
      KEYWORD_HATE_SPEECH:
        'Illegal incitement to violence and hatred based on protected characteristics (hate speech)',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS: {
    label: 'Intellectual property infringements',
    subcategories: {
      KEYWORD_COPYRIGHT_INFRINGEMENT: 'Copyright infringements',
      KEYWORD_DESIGN_INFRINGEMENT: 'Design infringements',
      KEYWORD_GEOGRAPHIC_INDICATIONS_INFRINGEMENT: 'Geographical indications infringements',
      KEYWORD_PATENT_INFRINGEMENT: 'Patent infringements',
      KEYWORD_TRADE_SECRET_INFRINGEMENT: 'Trade secret infringements',
      KEYWORD_TRADEMARK_INFRINGEMENT: 'Trademark infringements',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS: {
    label: 'Negative effects on civic discourse or elections',
    subcategories: {
      KEYWORD_MISINFORMATION_DISINFORMATION:
        'Misinformation, disinformation, foreign information manipulation and interference',
      KEYWORD_VIOLATION_EU_LAW: 'Violation of EU law relevant to civic discourse or elections',
      KEYWORD_VIOLATION_NATIONAL_LAW: 'Violation of national law relevant to civic discourse or elections',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_PROTECTION_OF_MINORS: {
    label: 'Protection of minors',
    subcategories: {
      KEYWORD_AGE_SPECIFIC_RESTRICTIONS_MINORS: 'Age-specific restrictions concerning minors',
      KEYWORD_CHILD_SEXUAL_ABUSE_MATERIAL: 'Child sexual abuse material',
      KEYWORD_CHILD_SEXUAL_ABUSE_MATERIAL_DEEPFAKE:
        'Child sexual abuse material containing deepfake or similar technology',
      KEYWORD_GROOMING_SEXUAL_ENTICEMENT_MINORS: 'Grooming/sexual enticement of minors',
      KEYWORD_UNSAFE_CHALLENGES: 'Unsafe challenges',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_RISK_FOR_PUBLIC_SECURITY: {
    label: 'Risk for public security',
    subcategories: {
      KEYWORD_ILLEGAL_ORGANIZATIONS: 'Illegal organizations',
      KEYWORD_RISK_ENVIRONMENTAL_DAMAGE: 'Risk for environmental damage',
      KEYWORD_RISK_PUBLIC_HEALTH: 'Risk for public health',
      KEYWORD_TERRORIST_CONTENT: 'Terrorist content',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_SCAMS_AND_FRAUD: {
    label: 'Scams and/or fraud',
    subcategories: {
      KEYWORD_IMPERSONATION_ACCOUNT_HIJACKING: 'Impersonation or account hijacking',
      KEYWORD_INAUTHENTIC_ACCOUNTS: 'Inauthentic accounts',
      KEYWORD_INAUTHENTIC_LISTINGS: 'Inauthentic listings',
      KEYWORD_INAUTHENTIC_USER_REVIEWS: 'Inauthentic user reviews',
      KEYWORD_PHISHING: 'Phishing',
      KEYWORD_PYRAMID_SCHEMES: 'Pyramid schemes',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_SELF_HARM: {
    label: 'Self-harm',
    subcategories: {
      KEYWORD_CONTENT_PROMOTING_EATING_DISORDERS: 'Content promoting eating disorders',
      KEYWORD_SELF_MUTILATION: 'Self-mutilation',
      KEYWORD_SUICIDE: 'Suicide',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_UNSAFE_AND_PROHIBITED_PRODUCTS: {
    label: 'Unsafe, non-compliant or prohibited products',
    subcategories: {
      KEYWORD_PROHIBITED_PRODUCTS: 'Prohibited or restricted products',
      KEYWORD_UNSAFE_PRODUCTS: 'Unsafe or non-compliant products',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_VIOLENCE: {
    label: 'Violence',
    subcategories: {
      KEYWORD_COORDINATED_HARM: 'Coordinated harm',
      KEYWORD_INCITEMENT_VIOLENCE_HATRED: 'General calls or incitement to violence and/or hatred',
      KEYWORD_HUMAN_EXPLOITATION: 'Human exploitation',
      KEYWORD_HUMAN_TRAFFICKING: 'Human trafficking',
      KEYWORD_TRAFFICKING_WOMEN_GIRLS: 'Trafficking in women and girls',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_OTHER_VIOLATION_TC: {
    label: 'Other violation of provider’s terms and conditions',
    subcategories: {
      KEYWORD_ADULT_SEXUAL_MATERIAL: 'Adult sexual material',
      KEYWORD_AGE_SPECIFIC_RESTRICTIONS: 'Age-specific restrictions',
      KEYWORD_GEOGRAPHICAL_REQUIREMENTS: 'Geographical requirements',
      KEYWORD_GOODS_SERVICES_NOT_PERMITTED: 'Goods/services not permitted to be offered on the platform',
      KEYWORD_LANGUAGE_REQUIREMENTS: 'Language requirements',
      KEYWORD_NUDITY: 'Nudity',
      KEYWORD_OTHER: OTHER,
    },
  },
  STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER: {
    label: 'Type of illegal content not specified by the public authority',
    subcategories: {},
  },
  STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE: {
    label: 'Type of alleged illegal content not specified by the notifier',
    subcategories: {},
  },
} as const;

export type ContentCategory = keyof typeof CONTENT_CATEGORIES;

type KeysOf<T> = T extends unknown ? keyof T : never;
/** Of whichever category; `KEYWORD_OTHER` is one of most of them. */
export type ContentSubcategory = KeysOf<(typeof CONTENT_CATEGORIES)[ContentCategory]['subcategories']>;
