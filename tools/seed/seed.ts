import { DEMO_COMPANIES, type DemoCompany, type Progress } from './companies.ts';
import { Visitor } from './visitor.ts';

/** Every demo client's password; they exist on developers' machines only. */
const PASSWORD = 'a quiet harbour at dawn';
const ORDER: readonly Progress[] = ['checked', 'registered', 'paid', 'signed', 'client'];

const check = ({ name, host, progress }: DemoCompany) => ({
  companyName: name,
  email: `legal@${host}`,
  question1: true,
  question2: true,
  question3: progress !== 'checked',
});

const signup = ({ name, host, country, contact }: DemoCompany) => ({
  companyName: name,
  websiteUrl: host,
  countryOfIncorporation: country,
  registeredAddress: `13 Example Street, ${country}`,
  legalContactName: contact,
  legalContactEmail: `legal@${host}`,
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
});

/** Takes one company as far as its progress says, through the same calls as a browser. */
async function bring(company: DemoCompany): Promise<string> {
  const visitor = new Visitor();
  const reaches = (stage: Progress) => ORDER.indexOf(company.progress) >= ORDER.indexOf(stage);
  await visitor.post('/api/compliance-check', check(company));
  if (!reaches('registered')) return company.name;
  const { id, clientId } = await visitor.post<{ id: number; clientId: string }>(
    '/api/signup',
    signup(company),
  );
  if (reaches('paid')) await visitor.post('/api/payment', { signupId: id });
  if (reaches('signed')) {
    const signature = { clientSignature: company.contact, clientSignatureType: 'typed' };
    await visitor.post('/api/legal-agreement', { signupId: id, ...signature });
  }
  if (reaches('client')) await visitor.post('/api/client/setup', { clientId, password: PASSWORD });
  return `${company.name}, ${clientId}`;
}

/** `npm run seed`: demo data for a running product, so that every screen has something to show. */
for (const company of DEMO_COMPANIES) console.log(`${await bring(company)}: ${company.progress}`);
console.log(`The clients' password: ${PASSWORD}`);
