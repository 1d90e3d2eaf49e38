import { BOARD, fileOf, type Layout, rankOf, SIDE, spaceInCell } from '../../geometry/layout.js';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** File letters under the board and rank numbers at its left, right for either side of it. */
export const Coordinates = ({ layout }: { readonly layout: Layout }) => (
  <g className="dw-coordinates" aria-hidden="true">
    {LINES.map(line => (
      <text key={`file${line}`} x={(line + 0.5) * SIDE} y={BOARD + 38}>
        {'abcdefgh'.charAt(fileOf(spaceInCell(line, 7, layout)))}
      </text>
    ))}
    {LINES.map(line => (
      <text key={`rank${line}`} x={-28} y={(line + 0.5) * SIDE + 8}>
        {rankOf(spaceInCell(0, line, layout)) + 1}
      </text>
    ))}
  </g>
);
