/** What pages print of the legal entity. Each is text; builds hold a slot for each, which the gateway fills in. */
export const PRINTED_FIELDS = [
  'brand',
  'name',
  'companyKind',
  'registry',
  'registryCode',
  'street',
  'postalCode',
  'city',
  'country',
  'memberState',
  'coordinator',
  'authorityEmail',
  'supportEmail',
  'phone',
  'phoneLink',
  'businessHours',
  'timeZone',
  'languages',
  'languageCodes',
  'asSample',
] as const;

/**
 * The legal entity as pages print it. `companyKind` is such as "an Estonian company", `phoneLink` what a link that
 * dials starts from, `languages` such as "Dutch, English" and `languageCodes` the same as "nl, en", `asSample` what is
 * added for machines to particulars that are made up, and else empty.
 */
export type PrintedEntity = Readonly<Record<(typeof PRINTED_FIELDS)[number], string>>;

/** What stands under every page, mail and agreement that prints made-up particulars. */
export const SAMPLE_NOTE =
  'Sample particulars: the representative named here is made up, for trying this product.';
