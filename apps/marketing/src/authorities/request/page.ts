import { inReadersLanguage } from '../../language/in-readers-language.tsx';
import { AuthorityRequestPage } from './AuthorityRequestPage.tsx';

export const authorityRequestPage = () => inReadersLanguage(AuthorityRequestPage);
