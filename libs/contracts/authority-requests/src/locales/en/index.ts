import { files } from './files.ts';
import { form } from './form.ts';
import { names } from './names.ts';
import { page } from './page.ts';
import { register } from './register.ts';
import { request } from './request.ts';
import { sent } from './sent.ts';

/** The English words of the pages for authorities: what a language has to say is what stands here. */
export const en = { page, form, sent, request, register, names, files };
