/** A refund or a dispute of a charge that was not told of yet: webhooks come in any order. */
export class ChargeNotKnown extends Error {
  constructor() {
    super('the charge is not known yet');
  }
}
