import { Column, Entity, LessThan, PrimaryColumn, type EntityManager } from 'typeorm';
import { SignInGuard } from './sign-in-guard.ts';

/** Counters of devices that were given up are forgotten after this. */
const FORGET_MS = 30 * 24 * 60 * 60 * 1_000;

/** Wrong passwords from a browser that signed in before; there is a row only while there are some. */
@Entity('client_devices')
export class ClientDevice {
  @PrimaryColumn('uuid') readonly deviceId!: string;
  @PrimaryColumn('integer') readonly signupId!: number;
  @Column(() => SignInGuard) guard!: SignInGuard;
  @Column('timestamptz') lastAttemptAt!: Date;

  static of(deviceId: string, signupId: number): ClientDevice {
    return Object.assign(new ClientDevice(), { deviceId, signupId, guard: new SignInGuard() });
  }
}

export const findDevice = async (
  db: EntityManager,
  device: { deviceId: string; signupId: number },
): Promise<ClientDevice> =>
  (await db.findOneBy(ClientDevice, device)) ?? ClientDevice.of(device.deviceId, device.signupId);

/** Keeps the device's counter; one without wrong passwords needs no row. */
export async function storeDevice(db: EntityManager, device: ClientDevice, now: Date): Promise<void> {
  await db.delete(ClientDevice, { lastAttemptAt: LessThan(new Date(now.getTime() - FORGET_MS)) });
  const { deviceId, signupId, guard } = device;
  if (guard.loginAttempts === 0 && guard.lockouts === 0) {
    await db.delete(ClientDevice, { deviceId, signupId });
    return;
  }
  await db.save(ClientDevice, Object.assign(device, { lastAttemptAt: now }));
}
