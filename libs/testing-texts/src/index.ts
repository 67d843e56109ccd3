export { awkward, awkwardMailAddresses, awkwardNames, awkwardWebsites } from './awkward.ts';
export { howMany } from './how-many.ts';
export { pseudoTexts, untranslatedIn } from './pseudo-locale.ts';
