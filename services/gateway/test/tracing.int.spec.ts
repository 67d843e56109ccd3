import { SignAgreement } from '@rep13/contracts-agreements';
import { RegisterSignup } from '@rep13/contracts-onboarding';
import { ServiceUnavailable } from '@rep13/service-kit';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '@rep13/testing';
import { buildAgreementView, buildSignupBody, buildSignupView } from './builders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const STRANGER = 'e'.repeat(32);

describe('the traces of the gateway', () => {
  const signup = buildSignupView();
  let collector: TraceCollector;
  let gateway: TestGateway;
  let visitor: Browser;

  beforeEach(async () => {
    collector = await startTraceCollector();
    gateway = await startGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    gateway.stubbedServices.answer(RegisterSignup, () => signup);
    visitor = gateway.browser();
    await visitor.post('/api/signup').send(buildSignupBody()).expect(201);
  });
  afterEach(() => collector.stop());

  const sign = () =>
    visitor
      .post('/api/legal-agreement')
      .set('traceparent', `00-${STRANGER}-${'f'.repeat(16)}-01`)
      .send({ signupId: signup.id, clientSignature: 'Ada', clientSignatureType: 'typed' });
  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  const only = (name: string): CollectedSpan => {
    const [found, ...more] = named(name);
    if (!found || more.length > 0) throw new Error(`${named(name).length} spans are named ${name}`);
    return found;
  };

  it('begin with the request, by its route, and go on in what it asks and reads', async () => {
    gateway.stubbedServices.answer(SignAgreement, ({ signupId }) => buildAgreementView(signupId));
    await sign().expect(201);
    await gateway.stop();

    const request = only('POST /api/legal-agreement');
    expect(request).toMatchObject({
      service: 'gateway',
      kind: 'server',
      parentSpanId: '',
      hasFailed: false,
      attributes: { 'http.route': '/api/legal-agreement', 'http.request.method': 'POST' },
    });
    expect(only(SignAgreement.subject)).toMatchObject({ kind: 'client', parentSpanId: request.spanId });
    const sessions = named('SELECT sessions').filter(({ traceId }) => traceId === request.traceId);
    expect(sessions[0]).toMatchObject({ parentSpanId: request.spanId });
  });

  it('are never those that a stranger names', async () => {
    gateway.stubbedServices.answer(SignAgreement, ({ signupId }) => buildAgreementView(signupId));
    await sign().expect(201);
    await gateway.stop();

    expect(collector.text()).not.toContain(STRANGER);
  });

  it('tell which request failed, and where', async () => {
    gateway.stubbedServices.answer(SignAgreement, () => {
      throw new ServiceUnavailable();
    });
    await sign().expect(503);
    await gateway.stop();

    expect(only('POST /api/legal-agreement')).toMatchObject({
      hasFailed: true,
      attributes: { 'error.type': '503' },
    });
    expect(only(SignAgreement.subject)).toMatchObject({ hasFailed: true });
  });
});
