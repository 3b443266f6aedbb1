// Draws the small pictures of the brand: icons and the picture for previews in social networks.
// node scripts/brand.mjs   writes them to public/
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const SUN = '#F6CE8C';
const mark =
  `<circle cx="20" cy="20" r="20" fill="${SUN}"/><circle cx="20" cy="18" r="6.5" fill="#B3123F"/>` +
  '<path d="M2.5 29.7 12 18l6 7 5-5.5 13.8 11.2A20 20 0 0 1 2.5 29.7z" fill="#14213D"/>' +
  '<path d="M12 18l6 7-3.5-.8L12 27l-2.8-2.5-3 .6z" fill="#FBF8F3"/>';
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${mark}</svg>`;
/** With a background and room around it, for systems that cut icons to their own shape. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 56 56"><path d="M-8-8h56v56H-8z" fill="#FBF8F3"/>${mark}</svg>`;

const out = (name) => new URL(`../public/${name}`, import.meta.url);
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true }).toBuffer();

/** An ICO file that holds one PNG of 32 pixels. */
function ico(image) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, image]);
}

async function share() {
  const hero = await readFile(new URL('../app/site/assets/hero-wide.svg', import.meta.url));
  const background = await sharp(hero)
    .resize(1200, 750)
    .extract({ left: 0, top: 120, width: 1200, height: 630 })
    .toBuffer();
  const seal = await sharp(Buffer.from(icon), { density: 900 }).resize(220, 220).png().toBuffer();
  return sharp(background)
    .composite([{ input: seal, left: 120, top: 110 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const files = {
  'favicon.svg': Buffer.from(icon),
  'favicon.ico': ico(await png(icon, 32)),
  'apple-touch-icon.png': await png(tile, 180),
  'icon-192.png': await png(tile, 192),
  'icon-512.png': await png(tile, 512),
  'share.jpg': await share(),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(out(name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
