interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A point is on the picture itself, which is drawn whole in the middle of its box (`object-fit: contain`). */
export function isOnDrawnPicture(
  point: { readonly x: number; readonly y: number },
  box: Box,
  natural: { readonly width: number; readonly height: number },
): boolean {
  if (natural.width === 0 || natural.height === 0) return true; // it has not come yet
  const scale = Math.min(box.width / natural.width, box.height / natural.height);
  const fromMiddle = { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 };
  return (
    Math.abs(fromMiddle.x) <= (natural.width * scale) / 2 &&
    Math.abs(fromMiddle.y) <= (natural.height * scale) / 2
  );
}
