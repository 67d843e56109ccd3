import { Account } from './account.ts';
import { emptyState } from './state.ts';

describe('an account', () => {
  it('forgets its oldest events, but none that is still to be sent', () => {
    const account = new Account(emptyState());
    const emit = (times: number) =>
      Array.from({ length: times }, () => account.emit('product.created', { id: 'prod_1' }));
    emit(1);
    const [first] = account.takeEvents();
    account.state.deliveries = [{ event: first!, dueAt: 0, attempts: 0, notBefore: 0 }];
    emit(2_100);
    expect(account.find('events', first!)).toBeDefined();
    account.state.deliveries = [];
    emit(200);
    expect(account.find('events', first!)).toBeUndefined();
    expect(account.all('events').length).toBeLessThan(2_400);
  });
});
