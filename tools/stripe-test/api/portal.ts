import { listOf, PORTAL_FEATURES, type PortalConfiguration, type PortalFeature } from '../account/objects.ts';
import { Refusal } from '../account/refusals.ts';
import type { Call } from './endpoint.ts';
import {
  allow,
  choice,
  inner,
  integer,
  metadataIn,
  needed,
  optional,
  webAddress,
  type Form,
} from './form.ts';

/** Without a `configuration` it is the account's own one, in which everything is allowed. */
export function createPortal({ account, form, base }: Call): object {
  allow(form, 'customer', 'return_url', 'configuration', 'flow_data', 'locale');
  const id = account.newId('bps');
  const configuration = optional(form, 'configuration');
  if (configuration) account.get('portalConfigurations', 'billing_portal.configuration', configuration);
  return account.put('portals', {
    id,
    object: 'billing_portal.session',
    configuration: configuration ?? 'bpc_default',
    created: account.now(),
    customer: account.get('customers', 'customer', needed(form, 'customer')).id,
    livemode: false,
    return_url: webAddress(form, 'return_url'),
    url: `${base}/portal/${id}`,
  });
}

export function listConfigurations({ account, form }: Call): object {
  allow(form, 'active', 'is_default', 'limit');
  const active = choice(form, 'active', ['true', 'false']);
  const isDefault = choice(form, 'is_default', ['true', 'false']);
  const found = account
    .all('portalConfigurations')
    .filter((one) => active === undefined || one.active === (active === 'true'))
    .filter((one) => isDefault === undefined || one.is_default === (isDefault === 'true'));
  return listOf('/v1/billing_portal/configurations', found.slice(0, integer(form, 'limit') ?? 10));
}

/** What a call does not name is switched off. */
export function createConfiguration({ account, form }: Call): object {
  allow(form, 'business_profile', 'features', 'metadata', 'name', 'default_return_url', 'login_page');
  if (!('features' in form))
    throw new Refusal('Missing required param: features.', 400, 'parameter_missing', 'features');
  const off = Object.fromEntries(PORTAL_FEATURES.map((feature) => [feature, { enabled: false }]));
  return account.put('portalConfigurations', {
    id: account.newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    business_profile: profileIn(form),
    created: account.now(),
    features: featuresIn(form, off as PortalConfiguration['features']),
    is_default: false,
    livemode: false,
    metadata: metadataIn(form),
    name: optional(form, 'name') ?? null,
    updated: account.now(),
  });
}

export function updateConfiguration({ account, form, id }: Call): object {
  allow(
    form,
    'active',
    'business_profile',
    'features',
    'metadata',
    'name',
    'default_return_url',
    'login_page',
  );
  const known = account.get('portalConfigurations', 'billing_portal.configuration', id);
  const active = choice(form, 'active', ['true', 'false']);
  return account.change('portalConfigurations', id, {
    active: active === undefined ? known.active : active === 'true',
    features: featuresIn(form, known.features),
    metadata: { ...known.metadata, ...metadataIn(form) },
    updated: account.now(),
  });
}

function featuresIn(form: Form, known: PortalConfiguration['features']): PortalConfiguration['features'] {
  const wanted = inner(form, 'features');
  allow(wanted, ...PORTAL_FEATURES);
  const features = { ...known };
  for (const feature of PORTAL_FEATURES) {
    const enabled = choice(inner(wanted, feature), 'enabled', ['true', 'false']);
    const mode = feature === 'subscription_cancel' ? modeIn(inner(wanted, feature)) : undefined;
    if (enabled) features[feature] = { ...features[feature], enabled: enabled === 'true' };
    if (mode) features[feature] = { ...features[feature], mode };
  }
  return features;
}

const modeIn = (feature: Form): PortalFeature['mode'] =>
  choice(feature, 'mode', ['at_period_end', 'immediately']);

function profileIn(form: Form): PortalConfiguration['business_profile'] {
  const profile = inner(form, 'business_profile');
  allow(profile, 'headline', 'privacy_policy_url', 'terms_of_service_url');
  const address = (name: string) => (name in profile ? webAddress(profile, name) : null);
  return {
    headline: optional(profile, 'headline') ?? null,
    privacy_policy_url: address('privacy_policy_url'),
    terms_of_service_url: address('terms_of_service_url'),
  };
}
