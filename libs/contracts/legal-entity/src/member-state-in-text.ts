/** Of the 27, English gives an article to one, and to those that a record may name by their longer name. */
const WITH_ARTICLE =
  /^(Netherlands|Czech Republic|Slovak Republic|Hellenic Republic|Republic of |Kingdom of |Grand Duchy of |Federal Republic of )/;

/** The name of a Member State within a sentence, as in "established in the Netherlands". */
export const memberStateInText = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name);
