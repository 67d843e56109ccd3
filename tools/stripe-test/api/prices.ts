import { listOf } from '../account/objects.ts';
import { wrong } from '../account/refusals.ts';
import type { Call } from './endpoint.ts';
import { allow, choice, inner, integer, list, metadataIn, needed, optional } from './form.ts';

export function createProduct({ account, form }: Call): object {
  allow(form, 'name', 'description', 'metadata');
  const product = account.put('products', {
    id: account.newId('prod'),
    object: 'product',
    active: true,
    created: account.now(),
    description: optional(form, 'description') ?? null,
    livemode: false,
    metadata: metadataIn(form),
    name: needed(form, 'name'),
  });
  account.emit('product.created', product);
  return product;
}

export function createPrice({ account, form }: Call): object {
  allow(
    form,
    'product',
    'unit_amount',
    'currency',
    'recurring',
    'lookup_key',
    'transfer_lookup_key',
    'metadata',
  );
  if (choice(inner(form, 'recurring'), 'interval', ['year']) !== 'year')
    throw wrong('recurring[interval]', 'This test server sells by the year only');
  const key = optional(form, 'lookup_key');
  freeKey({ account, form }, key);
  const price = account.put('prices', {
    id: account.newId('price'),
    object: 'price',
    active: true,
    created: account.now(),
    currency: needed(form, 'currency'),
    livemode: false,
    lookup_key: key ?? null,
    metadata: metadataIn(form),
    product: account.get('products', 'product', needed(form, 'product')).id,
    recurring: { interval: 'year', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: integer(form, 'unit_amount') ?? 0,
  });
  account.emit('price.created', price);
  return price;
}

/** A lookup key names one price; another may take it over where the call says so. */
function freeKey({ account, form }: Pick<Call, 'account' | 'form'>, key: string | undefined): void {
  const holder = account.all('prices').find(({ lookup_key }) => key && lookup_key === key);
  if (!holder) return;
  if (optional(form, 'transfer_lookup_key') !== 'true')
    throw wrong(
      'lookup_key',
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'resource_already_exists',
    );
  account.change('prices', holder.id, { lookup_key: null });
}

export function listPrices({ account, form }: Call): object {
  allow(form, 'lookup_keys', 'active', 'limit', 'product');
  const keys = list(form, 'lookup_keys');
  const active = choice(form, 'active', ['true', 'false']);
  const found = account
    .all('prices')
    .filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''))
    .filter((price) => active === undefined || price.active === (active === 'true'));
  return listOf('/v1/prices', found.slice(0, integer(form, 'limit') ?? 10));
}
