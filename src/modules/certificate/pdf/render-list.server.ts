import PDFDocument from 'pdfkit'
import { endPdf, type PdfFace, sarabunFont } from '#platform/content/pdf/sarabun.ts'
import { fitText } from './fit-text.ts'

/** A table to print: its heading, the columns with their shares of the width, and one text for each cell. */
export interface PrintedList {
  title: string
  subtitles: readonly string[]
  columns: readonly { label: string; share: number; align?: 'left' | 'center' }[]
  rows: readonly (readonly string[])[]
  /** The height of a row in points; more for a signature. */
  rowHeight: number
  footer: string
  /** The number of a page: `{n}` and `{all}`. */
  page: (n: number, all: number) => string
  createdAt: string
}

const margin = 42
const [pageWidth, pageHeight] = [595.28, 841.89]
const width = pageWidth - 2 * margin

interface Pen {
  pdf: PDFKit.PDFDocument
  list: PrintedList
  y: number
}

/** Returns the PDF of a list on A4. Each page repeats the head of the table. */
export async function renderList(list: PrintedList): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, font: sarabunFont('text'), lang: 'th' },
    info: { Title: list.title, CreationDate: new Date(list.createdAt) },
  })
  pdf.registerFont('text', sarabunFont('text')).registerFont('bold', sarabunFont('bold'))
  const pen: Pen = { pdf, list, y: margin }
  for (const [at, line] of [list.title, ...list.subtitles].entries())
    pen.y += write(pen, line, {
      x: margin,
      width,
      size: at === 0 ? 15 : 11,
      face: at === 0 ? 'bold' : 'text',
      height: 22,
    })
  pen.y += 6
  drawRow(
    pen,
    list.columns.map(({ label }) => label),
    'bold',
  )
  for (const row of list.rows) {
    if (pen.y + list.rowHeight > pageHeight - margin - 24) {
      await new Promise(setImmediate)
      pdf.addPage()
      pen.y = margin
      drawRow(
        pen,
        list.columns.map(({ label }) => label),
        'bold',
      )
    }
    drawRow(pen, row, 'text')
  }
  pen.y += 6
  write(pen, list.footer, { x: margin, width, size: 10, face: 'text', height: 16 })
  numberPages(pen)
  return endPdf(pdf)
}

interface Setting {
  x: number
  width: number
  height: number
  size: number
  face: PdfFace
  align?: 'left' | 'center'
}

/** Writes a text in the middle of a box, smaller or in lines if it is too wide. Returns the height of the box. */
function write({ pdf, y }: Pen, text: string, { x, width: most, height, size, face, align = 'left' }: Setting): number {
  const widthOf = (part: string, at: number) => pdf.font(face).fontSize(at).widthOfString(part)
  const fitted = fitText(text, { width: most, height, size, fit: 'wrap', widthOf })
  pdf.font(face).fontSize(fitted.size).fillColor('#111')
  const lead = fitted.size * 1.35
  const top = y + (height - fitted.lines.length * lead) / 2
  for (const [at, line] of fitted.lines.entries()) {
    const free = most - pdf.widthOfString(line)
    pdf.text(line, x + (align === 'center' ? free / 2 : 0), top + at * lead, { lineBreak: false })
  }
  return height
}

function drawRow(pen: Pen, cells: readonly string[], face: PdfFace) {
  const { pdf, list } = pen
  let x = margin
  for (const [at, { share, align = 'left' }] of list.columns.entries()) {
    const cell = share * width
    pdf.rect(x, pen.y, cell, list.rowHeight).lineWidth(0.5).strokeColor('#999').stroke()
    write(pen, cells[at] ?? '', { x: x + 4, width: cell - 8, height: list.rowHeight, size: 10, face, align })
    x += cell
  }
  pen.y += list.rowHeight
}

function numberPages({ pdf, list }: Pen) {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    pdf.page.margins.bottom = 0
    const text = list.page(at + 1, count)
    pdf.font('text').fontSize(8).fillColor('#666')
    pdf.text(text, pageWidth - margin - pdf.widthOfString(text), pageHeight - margin + 6, { lineBreak: false })
  }
}
