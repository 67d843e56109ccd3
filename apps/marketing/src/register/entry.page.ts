import { inReadersLanguage } from '../language/in-readers-language.tsx';
import { RegisterEntryPage } from './RegisterEntryPage.tsx';

export const registerEntryPage = () => inReadersLanguage(RegisterEntryPage);
