export { awkward, awkwardMailAddresses, awkwardNames, awkwardWebsites } from './awkward.ts';
export { howMany } from './how-many.ts';
export { pseudoWords, unmarkedWords } from './pseudo-words.ts';
