import type { AgreementText } from '@rep13/contracts-agreements';
import type { ClientParticularsView } from '@rep13/contracts-onboarding';
import { filled, p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';

/** Who agrees with whom, and why. */
export function partiesText({ client, representative }: Particulars): AgreementText[][] {
  const { name, registry, registryCode, address, brand } = representative;
  return [
    p`${filled(client.companyName)} (${registered(client)}country of incorporation: ${filled(client.countryOfIncorporation)}), with its registered address at ${filled(client.registeredAddress)}, provider of the online service at ${filled(client.websiteUrl)} (the “Client”),`,
    p`and ${name}, registered in the ${registry} under number ${registryCode}, with its address at ${address}, trading as ${brand} (the “Representative”),`,
    p`agree as follows. The Client offers intermediary services in the European Union and has no establishment there. Article 13 of Regulation (EU) 2022/2065 (the Digital Services Act, the “DSA”) obliges it to designate, in writing, a legal representative in one of the Member States where it offers its services.`,
  ];
}

const registered = ({ registrationNumber }: ClientParticularsView): AgreementText[] =>
  registrationNumber ? p`registration number ${filled(registrationNumber)}, ` : [];
