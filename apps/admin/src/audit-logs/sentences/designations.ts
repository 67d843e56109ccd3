import type { Sentences } from './sentences.ts';

export const DESIGNATIONS: Sentences = {
  label: 'Letters to coordinators',
  of: {
    'agreements.designation.signed': 'The letter to the coordinator[ {coordinator}] was signed',
    'agreements.designation.sending-began':
      'The sending of the letter to the coordinator[ {coordinator}] began',
    'agreements.designation.sent': 'The letter to the coordinator[ {coordinator}] was sent',
    'agreements.designation.acknowledged': 'The coordinator[ {coordinator}] acknowledged the letter',
    'agreements.designation.returned': 'The letter to the coordinator[ {coordinator}] was returned',
    'agreements.designation.overdue':
      'The coordinator[ {coordinator}] has not acknowledged the letter in time',
    'agreements.representative.changed':
      "The representative's details changed; certificates and letters follow",
    'agreements.coordinator-address.confirmed': "A coordinator's mail address was confirmed[ ({state})]",
    'agreements.coordinator-address.withdrawn': "A coordinator's mail address was withdrawn[ ({state})]",
    'notifications.letter.mailed': 'The mail with a letter was sent',
    'notifications.letter.not-mailed': 'The mail with a letter could not be sent',
  },
};
