import { createRequire } from 'node:module'

/** The two weights that documents use. */
export type PdfFace = 'text' | 'bold'

const { resolve } = createRequire(import.meta.url)

/** Returns the path of the font of a weight. It has Thai, Latin and digits. */
export const sarabunFont = (face: PdfFace): string =>
  resolve(
    face === 'text'
      ? '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'
      : '@expo-google-fonts/sarabun/600SemiBold/Sarabun_600SemiBold.ttf',
  )

/**
 * Makes the text of a PDF exact for search and copy, before it ends. The font draws sara am as two glyphs. The first is named as the
 * whole letter and the second, if no other word has it, not at all. They are named as their parts. These fields of pdfkit are private, and the version is pinned.
 */
export function nameThaiGlyphs(pdf: PDFKit.PDFDocument): void {
  const { _fontFamilies: families } = pdf as unknown as { _fontFamilies: Record<string, { unicode?: number[][] }> }
  for (const { unicode } of Object.values(families))
    for (const letters of unicode ?? []) {
      if (letters?.at(-1) === 0xe33) letters.splice(-1, 1, 0xe4d)
      if (letters?.length === 0) letters.push(0xe32)
    }
}

/** Ends a PDF that nothing has read yet, and returns its bytes. */
export async function endPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((done) => pdf.once('end', done))
  nameThaiGlyphs(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
