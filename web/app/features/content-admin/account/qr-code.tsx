import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** A QR code, dark on light whatever is around it. Decorative for screen readers: what it holds stands beside it as text. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${size} ${size}`}
      width="full"
      maxWidth="14rem"
      shapeRendering="crispEdges"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.subtle"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={squares.join('')} />
    </chakra.svg>
  );
}
