import type { CertificateTexts } from '../en/certificate.ts';
import { legalTime } from './times.ts';

export const certificate: CertificateTexts = {
  title: (number) => `Certificaat van aanwijzing ${number}`,
  heading: 'Certificaat van aanwijzing',
  asSample: ' (voorbeeldgegevens, verzonnen om dit product uit te proberen)',
  statement: (name) =>
    `${name} is door de hieronder genoemde onderneming schriftelijk aangewezen als haar wettelijke vertegenwoordiger in de Europese Unie, artikel 13, lid 1, van Verordening (EU) 2022/2065 (digitaledienstenverordening).`,
  contactPoint: (since) =>
    `De vertegenwoordiger is ook het elektronische contactpunt van de onderneming, artikel 11, lid 1, sinds ${since}.`,
  legalTime,
  facts: {
    company: 'Onderneming',
    country: 'Opgericht in',
    companyNumber: 'Bedrijfsnummer',
    registeredAddress: 'Statutair adres',
    website: 'Website',
    number: 'Registernummer',
    since: 'Van kracht sinds',
    until: 'Van kracht tot',
    notice: 'het wordt opgezegd',
    representative: 'Vertegenwoordiger',
    address: 'Postadres',
    email: 'E-mailadres',
    phone: 'Telefoon',
    languages: 'Talen',
    memberState: 'Gevestigd in',
    coordinator: 'Coördinator',
    version: (version, at) => `versie ${version}, afgegeven op ${at}`,
  },
  notEstablishment: 'Deze aanwijzing vormt geen vestiging in de Europese Unie (artikel 13, lid 5).',
  onIssue: 'Dit certificaat vermeldt de stand op de dag van afgifte. Het register vermeldt de huidige stand.',
  valid: (url) => `Geldig? ${url}`,
  issuer: (name) => `Afgegeven door ${name}`,
  seals: {
    own: (name, verifyUrl) =>
      `${name} verzegelt dit bestand elektronisch zodra het is gemaakt; in een verzegeld exemplaar toont een kader hieronder het zegel. Elk exemplaar is te controleren op ${verifyUrl}.`,
    development: 'Ontwikkelzegel, om het product uit te proberen: het bewijst niets.',
  },
  sealBox: {
    by: (name) => `Verzegeld door ${name}`,
    check: (verifyUrl) => `Te controleren op ${verifyUrl}`,
  },
};
