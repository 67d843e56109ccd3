/** Words of every text, which say nothing about the subject of a question; parts of "what's" among them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been but by can could do does did for from get had handle has have how i if in
  into is it its like ll m many me much my no not of on or our please put re s should so some t tell than that the
  their them then there these they this time to us ve was we were what when where which who why will with would you
  your`.split(/\s+/),
);

/** Terms on every page of the site: they weigh little. */
export const SUBJECT_TERMS: ReadonlySet<string> = new Set(
  'article company content digital dsa eu legal representative service services'.split(' '),
);
