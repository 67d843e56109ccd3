import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FetchedPdf, Step } from '../evidence.ts';
import { randomOf } from '../random.ts';
import type { History } from './history.ts';
import { Browser, jsonOf, type Answer } from './http.ts';
import { readPdf } from './read-pdf.ts';
import { checkOf, companyOf, signatureOf, signupOf } from './requests.ts';
import { Sender } from './sender.ts';

/** What all customers of a run have in common. */
export interface Market {
  readonly url: string;
  readonly seed: number;
  readonly history: History;
  /** From then on nobody tries again. */
  readonly isOver: () => boolean;
}

/** One customer's whole way, from the check to the PDF. */
export class Customer {
  readonly pdfs: FetchedPdf[] = [];
  signupId: number | undefined;
  isServed = false;
  private readonly name: string;
  private readonly sender: Sender;

  constructor(
    private readonly market: Market,
    private readonly index: number,
  ) {
    this.name = `customer ${index}`;
    const browser = new Browser(market.url, randomBytes(16).toString('hex'));
    const random = randomOf(market.seed * 1_000_003 + index);
    this.sender = new Sender(browser, market.history, random, market.isOver);
  }

  async walk(): Promise<void> {
    const company = companyOf(this.market.seed, this.index);
    if (!(await this.post('check', '/api/compliance-check', checkOf(company, this.index % 3 > 0)))) return;
    const signupId = await this.postSignup();
    if (signupId === undefined) return;
    if (!(await this.post('payment', '/api/payment', { signupId }))) return;
    if (!(await this.post('signature', '/api/legal-agreement', signatureOf(signupId, company)))) return;
    this.isServed = await this.fetchPdf();
  }

  /** Only the registration: the cheapest way to much at once. */
  async register(): Promise<void> {
    this.isServed = (await this.postSignup()) !== undefined;
  }

  /** Once more at the end of the run: the bytes must be the same. */
  async fetchPdf(): Promise<boolean> {
    const { signupId } = this;
    if (signupId === undefined) return false;
    const path = `/api/legal-agreement/${signupId}/pdf`;
    const answer = await this.sender.send({ customer: this.name, step: 'pdf', path, key: '', copies: 1 });
    if (answer?.status !== 200) return false;
    this.pdfs.push(pdfOf(signupId, answer));
    return true;
  }

  private async postSignup(): Promise<number | undefined> {
    const signup = await this.post(
      'signup',
      '/api/signup',
      signupOf(companyOf(this.market.seed, this.index)),
    );
    this.signupId = signup && Number(signup['id']);
    return this.signupId;
  }

  private async post(step: Step, path: string, body: Readonly<Record<string, unknown>>) {
    const request = { customer: this.name, step, path, key: randomUUID(), body };
    const answer = await this.sender.send(request);
    return answer && answer.status < 300 ? jsonOf(answer) : undefined;
  }
}

const pdfOf = (signupId: number, { body, fileName }: Answer): FetchedPdf => ({
  signupId,
  fileName,
  sha256: createHash('sha256').update(body).digest('hex'),
  ...readPdf(body),
});
