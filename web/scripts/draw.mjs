/** Small helpers to draw landscapes as SVG: the same seed always draws the same hills. */

/** A repeatable source of numbers between 0 and 1. */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** The points of a line, written as in SVG: '0,650 130,600'. */
export function points(text) {
  return text.split(' ').map((pair) => pair.split(',').map(Number));
}

/** Breaks a line of [x, y] points into a rough one: each part is halved `rounds` times and moved by `rough` of its length. */
export function roughen(course, rounds, rough, next) {
  if (rounds === 0) return course;
  const finer = course.flatMap((point, i) => {
    const after = course[i + 1];
    if (!after) return [point];
    const reach = Math.hypot(after[0] - point[0], after[1] - point[1]) * rough;
    const middle = [(point[0] + after[0]) / 2, (point[1] + after[1]) / 2 + (next() - 0.5) * reach];
    return [point, middle];
  });
  return roughen(finer, rounds - 1, rough, next);
}

/** The distance of a point from the line between two others. */
function distance([x, y], [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  return Math.abs(dx * (fromY - y) - dy * (fromX - x)) / Math.hypot(dx, dy);
}

/** A line without the points that lie within `tolerance` of what is left of it (Ramer, Douglas, Peucker). */
export function simplify(course, tolerance) {
  const [first, last] = [course[0], course.at(-1)];
  const inner = course.slice(1, -1).map((point) => distance(point, first, last));
  const furthest = Math.max(0, ...inner);
  if (furthest <= tolerance) return [first, last];
  const at = inner.indexOf(furthest) + 1;
  return [
    ...simplify(course.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(course.slice(at), tolerance),
  ];
}

/** Points as path data, relative and rounded to whole units, which is what keeps the file small. */
export function line(course) {
  let [x, y] = course[0].map(Math.round);
  const steps = course.slice(1).map(([toX, toY]) => {
    const step = [Math.round(toX) - x, Math.round(toY) - y];
    x += step[0];
    y += step[1];
    return `${step[0]} ${step[1]}`;
  });
  return `M${Math.round(course[0][0])} ${Math.round(course[0][1])}l${steps.join(' ').replaceAll(' -', '-')}`;
}

/** A line of hills, filled down to the bottom. */
export function hill(course, { width, height }) {
  return `${line(course)}V${height}H${Math.min(0, course[0][0])}z`.replace(/V(\d+)H/, `L${width} $1H`);
}

/** The highest points of a line: those that rise above both neighbours over `reach` points. */
export function peaks(course, reach) {
  return course.flatMap((point, i) => {
    const around = course.slice(Math.max(0, i - reach), i + reach + 1);
    return around.every(([, y]) => y >= point[1]) ? [i] : [];
  });
}

/**
 * The side of each peak that the sun does not reach, as one path: down the right slope, back up through the snow. The slope
 * may be off by `tolerance`, like the line of the snow itself where that is simplified.
 */
export function shadows(course, reach, next, depth, tolerance = 0) {
  const tops = peaks(course, reach);
  return tops
    .map((top, n) => {
      const end = tops[n + 1] ?? course.length - 1;
      let valley = top;
      for (let i = top; i <= end; i += 1) if (course[i][1] > course[valley][1]) valley = i;
      const slope = course.slice(top, valley + 1);
      const [peakX, peakY] = course[top];
      const fall = (course[valley][1] - peakY) * depth;
      const back = [0.86, 0.66, 0.5, 0.34, 0.18].map((part, i) => [
        peakX + (i % 2 ? -1 : 1) * fall * 0.09 * (0.6 + next()) * (part + 0.3),
        peakY + fall * part,
      ]);
      return `${line([...simplify(slope, tolerance), [course[valley][0] - 10, peakY + fall], ...back])}z`;
    })
    .join('');
}
