import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

const ink = rgb(0.08, 0.13, 0.24);
const accent = rgb(0.7, 0.07, 0.25);
const [width, height] = [595, 842];

function wrap(text: string, columns: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1) ?? '';
    if (lines.length > 0 && last.length + word.length < columns)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

/** A real PDF: a title page, then the paragraphs, one a page at least, until it has `pages` pages. */
export async function demoPdf(title: string, paragraphs: readonly string[], pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const moment = new Date('2026-01-15T00:00:00Z');
  pdf.setTitle(title);
  pdf.setCreationDate(moment);
  pdf.setModificationDate(moment);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([width, height]);
    page.drawRectangle({ x: 0, y: height - 12, width, height: 12, color: accent });
    let y = height - 90;
    if (number === 1) {
      for (const line of wrap(title, 30)) {
        page.drawText(line, { x: 60, y, size: 26, font: bold, color: ink });
        y -= 34;
      }
      y -= 20;
    }
    const paragraph = paragraphs[(number - 1) % paragraphs.length] ?? '';
    for (const line of wrap(paragraph, 78)) {
      page.drawText(line, { x: 60, y, size: 11, font: regular, color: ink });
      y -= 18;
    }
    page.drawText(`Pahilo Kiran Samaj · ${number} / ${pages}`, {
      x: 60,
      y: 40,
      size: 9,
      font: regular,
      color: ink,
    });
  }
  return Buffer.from(await pdf.save());
}
