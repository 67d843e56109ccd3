import type { PageTexts } from '../page-texts.ts';
import { files } from './files.ts';
import { form } from './form.ts';
import { names } from './names.ts';
import { page } from './page.ts';
import { register } from './register.ts';
import { request } from './request.ts';
import { sent } from './sent.ts';

export { messages } from './messages.ts';

/** The Dutch of a Dutch administrative lawyer, in the terms of the Dutch text of Regulation (EU) 2022/2065. */
export const nl: PageTexts = { page, form, sent, request, register, names, files };
