import { jest } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { eventually } from '@rep13/testing';
import { BackgroundLoop, DeliveryMonitor, OnEvent } from '../src/index.ts';
import { startBench } from './bench.ts';
import { LabelPrinted } from './parcels.ts';

@Injectable()
class UnpackWhenLabelPrinted {
  @OnEvent(LabelPrinted, 'unpack')
  handle(): Promise<void> {
    return Promise.resolve();
  }
}

describe('the delivery monitor', () => {
  it('does not wait for its time while there is a service that it has not seen yet', async () => {
    const bench = await startBench({ providers: [UnpackWhenLabelPrinted] });
    const { loop } = bench.app.get(DeliveryMonitor) as unknown as { loop: BackgroundLoop };
    const wake = jest.spyOn(loop, 'wake');
    await eventually(() => wake.mock.calls.length > 1, { fact: 'it looks again' });
    await bench.stop();
  });
});
