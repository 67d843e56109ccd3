import { callClassOf } from './call-class.ts';

describe('the class of a call', () => {
  it.each([
    ['/api/authority-requests', 'authorities'],
    ['/api/Authority-Requests/R13-7K/files?proof=1', 'authorities'],
    ['/api/admin/login', 'staff'],
    ['/api/payment', 'payments'],
    ['/api/payments/stripe/webhook', 'payments'],
    ['/api/client/login', 'clients'],
    ['/api/legal-agreement', 'clients'],
    ['/api/legal-agreement/7/draft', 'clients'],
    ['/api/legal-agreement/7/pdf', 'documents'],
    ['/api/legal-agreement/7/addendum-pdf?open', 'documents'],
    ['/api/client/invoices/R13-1/pdf', 'documents'],
    ['/api/client/designations/7/letter.pdf', 'documents'],
    ['/api/admin/invoices/R13-1/pdf', 'staff'],
    ['/api/compliance-check', 'visitors'],
    ['/api/administrators', 'visitors'],
    ['/api/compliance-check?/api/admin/', 'visitors'],
    ['/register/R13-2026-000001/appointment.jwt', 'visitors'],
    ['/api/signup', 'clients'],
    ['/', undefined],
    ['/registered', undefined],
    ['', undefined],
  ])('of %j is %s', (path, expected) => {
    expect(callClassOf(path)).toBe(expected);
  });
});
