import type { Artifact } from './artifact.ts';
import { GOLD } from './colours.ts';

/** By its top left corner; in points. */
interface DrawnSeal {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The grid on which it is drawn, as `libs/ui/src/pictures/Seal.tsx` draws it on screens. */
const GRID = 80;
const MIDDLE = GRID / 2;
const TEETH = 48;
const DOTS = 12;
const WHITE = '#ffffff';
const TICK = [
  [30, 41],
  [37, 48],
  [50, 33],
] as const;

/** The gold seal with its ring of twelve dots: an ornament, which proves nothing by itself. */
export function drawSealOrnament(artifact: Artifact, { x, y, size }: DrawnSeal): void {
  const unit = size / GRID;
  const at = (gridX: number, gridY: number) => [x + gridX * unit, y + gridY * unit] as const;
  const around = (share: number, radius: number) => {
    const angle = share * 2 * Math.PI;
    return at(MIDDLE + radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle));
  };
  const edge = Array.from({ length: TEETH }, (_, tooth) => around(tooth / TEETH, tooth % 2 ? 35 : 38));
  const dots = Array.from({ length: DOTS }, (_, dot) => around(dot / DOTS, 25));
  const [middleX, middleY] = at(MIDDLE, MIDDLE);
  artifact.polygon(edge, GOLD);
  artifact.circle({ x: middleX, y: middleY, radius: 31 * unit }, unit, WHITE);
  artifact.discs(
    dots.map(([dotX, dotY]) => ({ x: dotX, y: dotY, radius: 1.8 * unit })),
    WHITE,
  );
  artifact.stroke(
    TICK.map(([tickX, tickY]) => at(tickX, tickY)),
    3 * unit,
    WHITE,
  );
}
