// Draws the picture of the About section: a village among terraces on a clear morning.
// node scripts/village.mjs   writes app/site/assets/village.svg
import { writeFile } from 'node:fs/promises';
import { hill, points, random, roughen, shadows } from './draw.mjs';

const size = { width: 800, height: 640 };
const next = random(77);
const snow = roughen(
  points('0,300 90,225 150,262 270,150 330,210 400,178 500,268 610,196 690,250 800,205'),
  4,
  0.16,
  next,
);
const ground = (course, fill, rough = 0.06) =>
  `<path d="${hill(roughen(course, 3, rough, next), size)}" fill="${fill}"/>`;

/** One terrace: a band of field with its wall, following the slope. */
function terrace(y, from, to, fill) {
  const bend = 26;
  return (
    `<path d="M${from} ${y}Q${(from + to) / 2} ${y - bend} ${to} ${y + 8}l0 26Q${(from + to) / 2} ${y + 34 - bend} ${from - 14} ${y + 30}z" fill="${fill}"/>` +
    `<path d="M${from - 14} ${y + 30}Q${(from + to) / 2} ${y + 34 - bend} ${to} ${y + 34}" fill="none" stroke="#24543F" stroke-width="3" opacity=".5"/>`
  );
}

/** A house of Karnali: flat roof of beaten earth on which the harvest dries, a smaller storey set back on it. */
function house(x, y, s, wall, dried) {
  const box = (left, foot, wide, tall) =>
    `<path d="M${left} ${foot}v${-tall}h${wide}v${tall}z" fill="${wall}"/>` +
    `<path d="M${left} ${foot}v${-7 * s}h${wide}v${7 * s}z" fill="#B4532F"/>` +
    `<path d="M${left - 3 * s} ${foot - tall - 5 * s}h${wide + 6 * s}v${6 * s}h${-wide - 6 * s}z" fill="#8A6547"/>` +
    `<path d="M${left - 3 * s} ${foot - tall - 6 * s}h${wide + 6 * s}" stroke="#C9A882" stroke-width="${2 * s}"/>`;
  const opening = (left, foot, wide, tall) =>
    `<path d="M${left} ${foot}v${-tall * s}h${wide * s}v${tall * s}z" fill="#3A2B3C"/>`;
  return (
    box(x + 22 * s, y - 31 * s, 28 * s, 16 * s) +
    opening(x + 28 * s, y - 34 * s, 6, 8) +
    opening(x + 39 * s, y - 31 * s, 7, 12) +
    box(x, y, 50 * s, 26 * s) +
    `<path d="M${x + 3 * s} ${y - 33 * s}h${14 * s}" stroke="${dried}" stroke-width="${3 * s}" stroke-linecap="round"/>` +
    opening(x + 8 * s, y - 10 * s, 7, 8) +
    opening(x + 20 * s, y - 10 * s, 7, 8) +
    opening(x + 34 * s, y, 9, 19)
  ).replaceAll(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(1))));
}

const tree = (x, y, s) =>
  `<path d="M${x - 2 * s} ${y}v${-14 * s}h${4 * s}v${14 * s}z" fill="#4A3527"/><ellipse cx="${x}" cy="${y - 26 * s}" rx="${13 * s}" ry="${18 * s}" fill="#24543F"/>`;

const greens = ['#8FB36A', '#7CA65F', '#A9C077', '#6B9857', '#98B867', '#5C8B52'];
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 640" width="800" height="640">`,
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#CFE3EE"/><stop offset=".6" stop-color="#FBF0DF"/></linearGradient>',
  '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#DCE6EE"/></linearGradient></defs>',
  '<path d="M0 0h800v640H0z" fill="url(#a)"/>',
  `<path d="${hill(snow, size)}" fill="url(#b)"/>`,
  `<path d="${shadows(snow, 7, next, 1.3)}" fill="#A9BCCD" opacity=".8"/>`,
  ground(points('0,330 180,285 380,345 560,290 800,330'), '#A8BFC0'),
  ground(points('0,380 220,345 430,395 640,340 800,375'), '#7FA390'),
  ground(points('0,430 260,385 520,440 800,395'), '#5E8F6B'),
  ground(points('0,500 300,425 560,460 800,440'), '#4C7F56', 0.03),
  ...greens.map((fill, i) => terrace(455 + i * 31, 250 - i * 44, 800, fill)),
  house(424, 468, 1.1, '#F6EBDD', '#E2B23F'),
  house(512, 478, 1.35, '#FBF3E6', '#C0392B'),
  house(616, 474, 1, '#EAD3B0', '#E2B23F'),
  ...[
    [405, 474, 1.1],
    [600, 480, 0.9],
    [690, 486, 1.3],
    [716, 484, 0.9],
    [380, 478, 0.8],
  ].map(([x, y, s]) => tree(x, y, s)),
  '<path d="M0 640V560Q120 520 250 560T470 640z" fill="#2F6B4F"/>',
  ...[
    [60, 566, 1.7],
    [120, 556, 1.3],
    [205, 566, 1.6],
  ].map(([x, y, s]) => tree(x, y, s)),
  '</svg>',
].join('');
await writeFile(new URL('../app/site/assets/village.svg', import.meta.url), `${svg}\n`);
console.log(`village.svg: ${svg.length} bytes`);
