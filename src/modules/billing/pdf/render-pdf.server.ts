import PDFDocument from 'pdfkit'
import { wrapText } from '#platform/content/pdf/wrap-text.ts'
import { nameThaiGlyphs, type PdfFace as Face, sarabunFont as fontOf } from '#platform/content/pdf/sarabun.ts'
import { type Paper, paperOf, type PrintedDocument } from './document-paper.ts'
import { paper as words } from './words.ts'

export type Mark = 'original' | 'copy'

const margin = 42
const right = 595.28 - margin
const bottom = 841.89 - margin - 24
const width = right - margin
/** The left edge and the width of each column of the lines. */
const columns = { at: [0, 28], name: [32, 268], quantity: [304, 58], price: [366, 70], amount: [440, 71] } as const
const heads = { at: words.at, name: words.item, quantity: words.quantity, price: words.price, amount: words.amount }

interface Pen {
  pdf: PDFKit.PDFDocument
  y: number
  widths: Map<string, number>
  paper: Paper
}

/**
 * Returns the PDF of a document on A4, marked as original or copy, and as void if it was voided. It renders a page at a
 * time, so that other requests are answered in between.
 */
export async function renderPdf(document: PrintedDocument, mark: Mark): Promise<Buffer> {
  const paper = paperOf(document)
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, font: fontOf('text'), lang: 'th' },
    info: {
      Title: `${paper.title.th} ${document.number}`,
      Author: paper.seller.name,
      CreationDate: new Date(document.paidAt),
    },
  })
  pdf.registerFont('text', fontOf('text')).registerFont('bold', fontOf('bold'))
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((done) => pdf.once('end', done))
  const pen: Pen = { pdf, y: margin, widths: new Map(), paper }
  drawHead(pen, mark)
  await drawRows(pen, mark)
  drawFoot(pen, document.seller.signatory, mark)
  drawEveryPage(pdf, document.isVoided)
  nameThaiGlyphs(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

interface Setting {
  x: number
  width: number
  size?: number
  face?: Face
  align?: 'left' | 'right'
  colour?: string
}

/** Sets a text in lines of our own breaking, since pdfkit breaks inside Thai words. Returns the height. */
function set(
  pen: Pen,
  text: string,
  { x, width: most, size = 10, face = 'text', align = 'left', colour = '#111' }: Setting,
) {
  const { pdf } = pen
  pdf.font(face).fontSize(size).fillColor(colour)
  const lines = wrapText(text, { width: most, widthOf: (part) => widthOf(pen, `${face} ${size}`, part) })
  for (const [at, line] of lines.entries()) {
    const left = align === 'right' ? x + most - pdf.widthOfString(line) : x
    pdf.text(line, left, pen.y + at * lead(size), { lineBreak: false })
  }
  return lines.length * lead(size)
}

const lead = (size: number) => size * 1.5

/** Measuring shapes the text, which is slow: the width of each part is measured once. */
function widthOf({ pdf, widths }: Pen, style: string, text: string): number {
  const key = `${style} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const measured = pdf.widthOfString(text)
  widths.set(key, measured)
  return measured
}

function drawHead(pen: Pen, mark: Mark) {
  const { paper } = pen
  const top = pen.y
  pen.y += set(pen, paper.seller.name, { x: margin, width: 300, size: 13, face: 'bold' })
  for (const line of paper.seller.lines) pen.y += set(pen, line, { x: margin, width: 300, size: 9, colour: '#444' })
  const left = pen.y
  pen.y = top
  const title = { x: margin + 310, width: width - 310, align: 'right' } as const
  pen.y += set(pen, mark === 'original' ? words.original : words.copy, { ...title, size: 9, face: 'bold' })
  pen.y += set(pen, paper.title.th, { ...title, size: 14, face: 'bold' })
  pen.y += set(pen, paper.title.en, { ...title, size: 8, colour: '#666' })
  pen.y = Math.max(left, pen.y) + 8
  rule(pen)
  pen.y += 8
  drawParties(pen)
}

function drawParties(pen: Pen) {
  const top = pen.y
  pen.y += set(pen, words.buyer, { x: margin, width: 300, size: 8, colour: '#666' })
  for (const [at, line] of pen.paper.buyer.entries())
    pen.y += set(pen, line, { x: margin, width: 300, size: at === 0 ? 11 : 9, face: at === 0 ? 'bold' : 'text' })
  const left = pen.y
  pen.y = top
  for (const [label, value] of pen.paper.facts) {
    const height = set(pen, label, { x: margin + 310, width: 88, size: 9, colour: '#666' })
    pen.y += Math.max(height, set(pen, value, { x: margin + 400, width: width - 400, size: 9, align: 'right' }))
  }
  pen.y = Math.max(left, pen.y) + 10
}

function rule({ pdf, y }: Pen, colour = '#bbb') {
  pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.6).strokeColor(colour).stroke()
}

async function drawRows(pen: Pen, mark: Mark) {
  drawColumnHeads(pen)
  for (const row of pen.paper.rows) {
    if (pen.y + heightOf(pen, row.name) > bottom) {
      await new Promise(setImmediate)
      nextPage(pen, mark)
      drawColumnHeads(pen)
    }
    pen.y += Math.max(
      ...(['at', 'name', 'quantity', 'price', 'amount'] as const).map((name) => cell(pen, name, row[name])),
    )
    pen.y += 3
  }
  rule(pen)
  pen.y += 8
}

const heightOf = (pen: Pen, name: string) => {
  pen.pdf.font('text').fontSize(9.5)
  const lines = wrapText(name, { width: columns.name[1], widthOf: (part) => widthOf(pen, 'text 9.5', part) })
  return lines.length * lead(9.5)
}

function cell(pen: Pen, name: keyof typeof columns, text: string, face: Face = 'text') {
  const [x, most] = columns[name]
  const align = name === 'at' || name === 'name' ? 'left' : 'right'
  return set(pen, text, { x: margin + x, width: most, size: 9.5, face, align })
}

function drawColumnHeads(pen: Pen) {
  rule(pen, '#111')
  pen.y += 5
  const height = Math.max(
    ...(Object.keys(columns) as (keyof typeof columns)[]).map((name) => cell(pen, name, heads[name], 'bold')),
  )
  pen.y += height + 2
  rule(pen)
  pen.y += 5
}

/** A further page names the document again, as its pages may be parted. */
function nextPage(pen: Pen, mark: Mark) {
  pen.pdf.addPage()
  pen.y = margin
  const { title, facts } = pen.paper
  const name = `${title.th} ${words.number} ${facts[0]![1]} (${mark === 'original' ? words.original : words.copy})`
  pen.y += set(pen, name, { x: margin, width, size: 9, face: 'bold' }) + 6
}

function drawFoot(pen: Pen, signatory: string, mark: Mark) {
  const { sums, notes, words: inWords } = pen.paper
  const height = sums.length * lead(10) + (notes.length + 2) * lead(10) + 70
  if (pen.y + height > bottom) nextPage(pen, mark)
  const top = pen.y
  for (const [at, [label, value]] of sums.entries()) {
    const face = at === sums.length - 1 ? 'bold' : 'text'
    set(pen, label, { x: margin + 250, width: 170, face })
    pen.y += set(pen, value, { x: margin + 424, width: width - 424, face, align: 'right' })
  }
  const after = pen.y
  pen.y = top
  for (const note of notes) pen.y += set(pen, note, { x: margin, width: 236, size: 9, colour: '#444' })
  pen.y = Math.max(after, pen.y) + 4
  pen.y += set(pen, `(${inWords})`, { x: margin, width, face: 'bold', align: 'right' }) + 36
  const line = { x: margin + 330, width: width - 330, align: 'right' } as const
  pen.y += set(pen, '.'.repeat(48), { ...line, colour: '#888' })
  if (signatory) pen.y += set(pen, `(${signatory})`, line)
  pen.y += set(pen, words.signed, { ...line, size: 9, colour: '#666' })
}

/** Page x of y, and the mark of a voided document over everything. */
function drawEveryPage(pdf: PDFKit.PDFDocument, isVoided: boolean) {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    pdf.page.margins.bottom = 0
    const text = `${words.page} ${at + 1} ${words.of} ${count}`
    pdf.font('text').fontSize(8).fillColor('#666')
    pdf.text(text, right - pdf.widthOfString(text), bottom + 12, { lineBreak: false })
    if (isVoided) drawVoid(pdf)
  }
}

function drawVoid(pdf: PDFKit.PDFDocument) {
  pdf
    .save()
    .rotate(-35, { origin: [297, 420] })
    .font('bold')
    .fontSize(120)
    .fillColor('#c00')
    .opacity(0.22)
  pdf.text(words.voided, 297 - pdf.widthOfString(words.voided) / 2, 330, { lineBreak: false })
  pdf.restore().opacity(1)
}
