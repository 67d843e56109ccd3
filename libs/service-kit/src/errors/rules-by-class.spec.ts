import { getMetadataStorage, IsInt, Min, validateSync } from 'class-validator';
import { rememberRulesByClass } from './rules-by-class.ts';

class Parcel {
  @IsInt() @Min(1) readonly weight!: number;
}
class LargeParcel extends Parcel {
  @Min(20) declare readonly weight: number;
  @IsInt() readonly height!: number;
}

const faults = (parcel: object) =>
  validateSync(parcel).map(({ property, constraints }) => [property, Object.keys(constraints ?? {}).sort()]);

describe('rules that are remembered by class', () => {
  it('say what they said before, for parents and children', () => {
    const parcels = [
      Object.assign(new Parcel(), { weight: 0 }),
      Object.assign(new LargeParcel(), { weight: 3.5, height: 'tall' }),
      Object.assign(new LargeParcel(), { weight: 30, height: 2 }),
    ];
    Reflect.deleteProperty(getMetadataStorage(), 'getTargetValidationMetadatas');
    const before = parcels.map(faults);

    rememberRulesByClass();
    rememberRulesByClass();

    expect(before).toEqual([[['weight', ['min']]], expect.any(Array), []]);
    expect(parcels.map(faults)).toEqual(before);
    expect(parcels.map(faults)).toEqual(before);
  });
});
