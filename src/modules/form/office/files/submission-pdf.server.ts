import PDFDocument from 'pdfkit'
import { endPdf, sarabunFont } from '#platform/content/pdf/sarabun.ts'
import { wrapText } from '#platform/content/pdf/wrap-text.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Context } from '#platform/context.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { pdfWords as words } from './pdf-words.ts'

interface PrintedSubmission {
  number: string
  title: string
  facts: readonly string[]
  sections: RecordDescription['sections']
}

const margin = 48
const width = 595.28 - 2 * margin
const bottom = 841.89 - margin - 24

/** Returns a submission as a PDF on A4: the site, the number, and each answer as it is stored. */
export async function submissionPdf(ctx: Context, of: PrintedSubmission): Promise<Buffer> {
  const { locale, site } = ctx
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, font: sarabunFont('text'), lang: 'th' },
    info: { Title: `${of.title} ${of.number}`, CreationDate: new Date(ctx.now) },
  })
  pdf.registerFont('text', sarabunFont('text')).registerFont('bold', sarabunFont('bold'))
  const pen = { pdf, y: margin }
  const siteName = site.siteName
  write(pen, { text: typeof siteName === 'string' ? siteName : of.title, size: 10 })
  write(pen, { text: of.title, size: 18, face: 'bold' })
  write(pen, { text: [of.number, ...of.facts].join(' · '), size: 10 })
  for (const { title, pairs } of of.sections) {
    pen.y += 8
    write(pen, { text: title, size: 13, face: 'bold' })
    for (const { label, value } of pairs) {
      write(pen, { text: label, size: 9 })
      write(pen, { text: (Array.isArray(value) ? value : [value]).map(({ text }) => text).join(', '), size: 11 })
      pen.y += 3
    }
  }
  numberPages(pdf, locale)
  return endPdf(pdf)
}

interface Pen {
  pdf: PDFKit.PDFDocument
  y: number
}

/** Writes a text in lines; a page that is full is followed by another. */
function write(pen: Pen, { text, size, face = 'text' }: { text: string; size: number; face?: 'text' | 'bold' }) {
  const { pdf } = pen
  pdf.font(face).fontSize(size)
  const lines = text
    .split(/\r?\n/)
    .flatMap((line) => wrapText(line, { width, widthOf: (part) => pdf.widthOfString(part) }))
  for (const line of lines) {
    if (pen.y + size * 1.6 > bottom) {
      pdf.addPage()
      pdf.font(face).fontSize(size)
      pen.y = margin
    }
    pdf.text(line, margin, pen.y, { lineBreak: false })
    pen.y += size * 1.6
  }
}

function numberPages(pdf: PDFKit.PDFDocument, locale: Context['locale']) {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    pdf.font('text').fontSize(9)
    pdf.text(fill(words.page[locale], { n: at + 1, m: count }), margin, bottom + 8, { lineBreak: false })
  }
}
