import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import { endPdf, type PdfFace, sarabunFont } from '#platform/content/pdf/sarabun.ts'
import { fitText, lineHeight } from './fit-text.ts'
import { type LayoutElement, pageSize } from '../rules/layout-parts.ts'
import { type CertificatePaper, elementText } from './printed-certificate.ts'

const pointsPerMm = 72 / 25.4
const points = (mm: number) => mm * pointsPerMm

interface Pen {
  pdf: PDFKit.PDFDocument
  paper: CertificatePaper
}

/** Returns the PDF of a certificate on A4. The same facts, layout and images always give the same bytes. */
export async function renderCertificate(paper: CertificatePaper): Promise<Buffer> {
  const { facts, layout } = paper
  const pdf = new PDFDocument({
    ...{ size: 'A4', layout: layout.page, margin: 0, font: sarabunFont('text'), lang: facts.locale },
    info: {
      ...{ Title: `${facts.number} ${facts.name}`, Author: facts.issuer, Subject: facts.courseName },
      CreationDate: new Date(facts.issuedAt),
    },
  })
  pdf.registerFont('text', sarabunFont('text')).registerFont('bold', sarabunFont('bold'))
  const pen = { pdf, paper }
  const { width, height } = pageSize(layout.page)
  const background = paper.images.get(layout.background)
  if (background) pdf.image(background, 0, 0, { width: points(width), height: points(height) })
  for (const element of layout.elements) drawers[element.kind](pen, element)
  return endPdf(pdf)
}

const drawers: Record<LayoutElement['kind'], (pen: Pen, element: LayoutElement) => void> = {
  text: drawText,
  field: drawText,
  number: drawText,
  image: drawImage,
  signature: drawSignature,
  qr: drawQr,
  line: drawLine,
}

function drawText(pen: Pen, element: LayoutElement) {
  setText(pen, elementText(element, pen.paper.facts), element)
}

/** Sets a text in the middle of its box. */
function setText({ pdf }: Pen, text: string, element: LayoutElement) {
  if (text === '') return
  const [width, height] = [points(element.w), points(element.h)]
  const face: PdfFace = element.font
  const { lines, size } = fitText(text, {
    ...{ width, height, size: element.size, fit: element.fit },
    widthOf: (part, at) => pdf.font(face).fontSize(at).widthOfString(part),
  })
  pdf.font(face).fontSize(size).fillColor(element.colour)
  const top = points(element.y) + (height - lines.length * size * lineHeight) / 2
  for (const [at, line] of lines.entries()) {
    const free = width - pdf.widthOfString(line)
    const left = points(element.x) + free * { left: 0, center: 0.5, right: 1 }[element.align]
    pdf.text(line, left, top + at * size * lineHeight, { lineBreak: false })
  }
}

function drawImage({ pdf, paper }: Pen, element: LayoutElement) {
  const bytes = paper.images.get(element.image)
  if (!bytes) return
  const fit: [number, number] = [points(element.w), points(element.h)]
  pdf.image(bytes, points(element.x), points(element.y), { fit, align: 'center', valign: 'center' })
}

/** The picture of a signature is above a line, with the name and position under it. */
function drawSignature(pen: Pen, element: LayoutElement) {
  const words = Math.min(element.h / 2, 10)
  const picture = { ...element, h: element.h - words }
  drawImage(pen, { ...picture, h: Math.max(0.1, picture.h - 1) })
  drawLine(pen, { ...element, y: element.y + picture.h, h: 0.2 })
  setText(pen, elementText(element, pen.paper.facts), { ...element, y: element.y + picture.h + 0.5, h: words - 0.5 })
}

/** One path draws all squares. A frame of four modules stays free, as readers need it. */
function drawQr({ pdf, paper }: Pen, element: LayoutElement) {
  const { modules } = QRCode.create(paper.checkAddress, { errorCorrectionLevel: 'M' })
  const side = points(Math.min(element.w, element.h))
  const step = side / (modules.size + 8)
  const [left, top] = [
    points(element.x) + (points(element.w) - side) / 2,
    points(element.y) + (points(element.h) - side) / 2,
  ]
  pdf.rect(left, top, side, side).fill('#ffffff')
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) pdf.rect(left + (column + 4) * step, top + (row + 4) * step, step, step)
  pdf.fill('#000000')
}

function drawLine({ pdf }: Pen, { x, y, w, h, colour }: LayoutElement) {
  const thick = Math.max(0.2, Math.min(h, 5))
  pdf.rect(points(x), points(y), points(w), points(thick)).fill(colour)
}
