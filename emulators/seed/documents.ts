import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage, type RGB } from 'pdf-lib';
import { organisation } from '../../web/app/site/default-organisation';

/** A document of the demo. */
export type DemoDocument = DrawnDocument | PrintedDocument;

/** A document with a first page of its own. */
interface DrawnDocument {
  /** `cover`: a report with a drawing; `sheet`: a page under the organisation's letterhead. */
  readonly layout: 'cover' | 'sheet';
  readonly title: string;
  /**
   * What the first page says, a line each: '# Heading', '_ Label | Label' (ruled fields beside each other),
   * '[] one | two' (boxes to tick), '= one | two' (a row of a table); everything else is a paragraph.
   */
  readonly lines: readonly string[];
  readonly pages: number;
  /** The light of a cover's drawing. */
  readonly hour?: keyof typeof skies;
}

/** A document in Nepali, whose letters need shaping: printed once from a page of HTML, first page and following one. */
interface PrintedDocument {
  readonly layout: 'printed';
  /** Its name in documents/. */
  readonly file: string;
  readonly title: string;
  readonly pages: number;
}

const colour = (hex: string): RGB =>
  rgb(...([1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]));
const [ink, accent, stone, rule, paper] = ['#14213D', '#B3123F', '#5B6472', '#B9C0C8', '#FBF8F3'].map(
  colour,
) as [RGB, RGB, RGB, RGB, RGB];
const [width, height, margin] = [595, 842, 60];
const column = width - 2 * margin;
/** The same each time: documents are compared by their bytes. */
const made = new Date('2026-01-15T00:00:00Z');
const following =
  'This is a demo document of a fictional organisation. Its pages are real, so that the site can tell how many there are and how large the file is before anyone downloads it on a slow connection.';

/** Colours of a cover's drawing: the sky, then ridges from far to near. */
const skies = {
  dawn: ['#F8C993', '#E98F6C', '#B77F8B', '#7C6286', '#283457'],
  noon: ['#DCEBF0', '#8FB0B0', '#6B9A82', '#467C5C', '#1D4638'],
  evening: ['#F2DFB4', '#CDB98F', '#A9A477', '#7C8A5D', '#36543F'],
} as const;
const ridges = [
  'M0 250L70 205L130 232L215 140L262 178L330 112L402 190L455 160L530 214L595 186V0H0z',
  'M0 190Q110 150 210 178T430 150T595 168V0H0z',
  'M0 140Q140 96 270 128T595 96V0H0z',
  'M0 82Q160 44 320 74T595 52V0H0z',
] as const;

interface Fonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

/** Writes down a page: each part begins below the one before. */
class Sheet {
  private y = height - 64;

  constructor(
    private readonly page: PDFPage,
    private readonly fonts: Fonts,
  ) {}

  space(points: number): void {
    this.y -= points;
  }

  /** A text in as many lines as it needs. */
  text(text: string, size: number, options: { bold?: boolean; color?: RGB; x?: number; room?: number } = {}) {
    const { bold = false, color = ink, x = margin, room = column } = options;
    const font = bold ? this.fonts.bold : this.fonts.regular;
    let line = '';
    const put = () => {
      this.y -= size * 1.4;
      this.page.drawText(line, { x, y: this.y, size, font, color });
    };
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && font.widthOfTextAtSize(longer, size) > room) {
        put();
        line = word;
      } else line = longer;
    }
    put();
  }

  ruler(color: RGB = rule, thickness = 0.7, x = margin, room = column): void {
    this.page.drawLine({
      start: { x, y: this.y },
      end: { x: x + room, y: this.y },
      color,
      thickness,
    });
  }

  /** Parts beside each other, equally wide; the row is as tall as its tallest. */
  private beside(parts: readonly string[], draw: (part: string, x: number, room: number) => void): void {
    const [top, gap] = [this.y, 18];
    const room = (column - gap * (parts.length - 1)) / parts.length;
    const ends = parts.map((part, at) => {
      this.y = top;
      draw(part, margin + at * (room + gap), room);
      return this.y;
    });
    this.y = Math.min(...ends);
  }

  line(line: string): void {
    const [, sign = '', rest = line] = /^(#|_|\[\]|=) (.*)$/.exec(line) ?? [];
    const parts = rest.split(' | ');
    if (sign === '#') {
      this.space(12);
      this.text(rest, 12.5, { bold: true });
      this.space(2);
    } else if (sign === '_') {
      this.space(24);
      this.beside(parts, (label, x, room) => {
        this.ruler(rule, 0.7, x, room);
        this.text(label, 8.5, { color: stone, x, room });
      });
    } else if (sign === '[]') {
      this.space(6);
      this.beside(parts, (label, x, room) => {
        this.page.drawRectangle({
          x,
          y: this.y - 15,
          width: 10,
          height: 10,
          borderColor: stone,
          borderWidth: 0.8,
        });
        this.text(label, 10.5, { x: x + 17, room: room - 17 });
      });
    } else if (sign === '=') {
      this.space(3);
      this.beside(parts, (cell, x, room) => this.text(cell, 10, { x, room }));
      this.space(6);
      this.ruler();
    } else {
      this.text(line, 11.5);
      this.space(7);
    }
  }
}

function drawCover(page: PDFPage, sheet: Sheet, { title, lines, hour = 'dawn' }: DrawnDocument): void {
  const [sky, ...hills] = skies[hour];
  page.drawRectangle({ x: 0, y: 0, width, height, color: paper });
  page.drawRectangle({ x: 0, y: 0, width, height: 380, color: colour(sky) });
  page.drawCircle({ x: 450, y: 300, size: 34, color: paper });
  // Paths of SVG are drawn downwards: these stand on their foot.
  for (const [at, path] of ridges.entries())
    page.drawSvgPath(path.replace(/[\d.]+ [\d.]+/g, mirrored), {
      x: 0,
      y: 0,
      color: colour(hills[at] ?? sky),
    });
  sheet.text(organisation.name, 12, { bold: true, color: accent });
  sheet.text(organisation.nameInEnglish, 10, { color: stone });
  sheet.space(56);
  sheet.text(title, 44, { bold: true });
  sheet.space(14);
  for (const line of lines) {
    sheet.text(line, 13, { color: stone, room: column - 60 });
    sheet.space(4);
  }
}

/** A point above the foot of a page, in the coordinates of SVG. */
const mirrored = (point: string) => {
  const [x = '', y = ''] = point.split(' ');
  return `${x} ${-Number(y)}`;
};

function drawSheet(sheet: Sheet, { title, lines }: DrawnDocument): void {
  const { name, nameInEnglish, address, phone, email } = organisation;
  sheet.text(name, 14, { bold: true, color: accent });
  sheet.text(`${nameInEnglish} · ${address.street}, ${address.town} · ${phone} · ${email}`, 8.5, {
    color: stone,
  });
  sheet.space(10);
  sheet.ruler(accent, 1.4);
  sheet.space(22);
  sheet.text(title, 21, { bold: true });
  sheet.space(10);
  for (const line of lines) sheet.line(line);
}

function footer(page: PDFPage, font: PDFFont, number: number, pages: number): void {
  page.drawText(`${organisation.name} · ${number} / ${pages}`, {
    x: margin,
    y: 36,
    size: 8.5,
    font,
    color: stone,
  });
}

/** A real PDF of so many pages; what the pages behind the first one say is always the same. */
export async function demoPdf(document: DemoDocument): Promise<Buffer> {
  const { title, pages } = document;
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  if (document.layout === 'printed') {
    const bytes = await readFile(join(import.meta.dirname, 'documents', document.file));
    const order = Array.from({ length: pages }, (_, at) => Math.min(at, 1));
    for (const page of await pdf.copyPages(await PDFDocument.load(bytes), order)) pdf.addPage(page);
    return Buffer.from(await pdf.save());
  }
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([width, height]);
    const sheet = new Sheet(page, fonts);
    if (number > 1) sheet.line(following);
    else if (document.layout === 'cover') drawCover(page, sheet, document);
    else drawSheet(sheet, document);
    if (number > 1 || document.layout === 'sheet') footer(page, fonts.regular, number, pages);
  }
  return Buffer.from(await pdf.save());
}
