import type { Flow } from '../../types.js';

interface Props {
  readonly flow: Flow;
  readonly text: string | undefined;
  /** How far the coin is through its flip; 0 lies flat. */
  readonly flip: number;
}

/** The flux coin: a holed coin with an arrow that runs with the flow. */
export const Coin = ({ flow, text, flip }: Props) => {
  const thin = Math.abs(Math.cos(flip * Math.PI));
  const shown = flip > 0.5 ? (flow === 'ccw' ? 'cw' : 'ccw') : flow;
  return (
    <g className="dw-coin" transform="translate(166 160)">
      <g transform={`scale(${(shown === 'cw' ? -thin : thin).toFixed(3)} 1)`}>
        <circle className="dw-coin-edge" r="23" />
        <circle className="dw-coin-face" r="20" />
        <path className="dw-coin-hole" d="M-5.6 -5.6h11.2v11.2h-11.2Z" />
        <path className="dw-coin-arrow" d="M12.4 -5.4A13.5 13.5 0 0 0 -12 -6" />
        <path className="dw-coin-tip" d="M-15.4 -0.6L-14.6 -9.8L-7.4 -5.4Z" />
      </g>
      {text === undefined ? null : (
        <text className="dw-coin-text" y="38">
          {text}
        </text>
      )}
    </g>
  );
};
