import { inReadersLanguage } from '../language/in-readers-language.tsx';
import { AuthoritiesPage } from './AuthoritiesPage.tsx';

export const authoritiesPage = () => inReadersLanguage(AuthoritiesPage);
