// Loaded by the watermark process: use only erasable syntax.
import { degrees, EncryptedPDFError, ParseSpeeds, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { type Leaf, markPlaces } from '#domain/file/mark-places.ts'
import { drawMark } from './draw-mark.ts'
import { removeActiveContent } from './remove-active-content.ts'

/** Why a document cannot have a watermark: it needs a password, or is unreadable. */
export type Unstampable = 'locked' | 'broken'

/** Returns a copy of a PDF with a text over every page; the result is deterministic. */
export const stampPdf = async (bytes: Uint8Array, text: string): Promise<Uint8Array | Unstampable> => {
  try {
    const document = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false })
    const pages = document.getPages()
    if (pages.length === 0) return 'broken'
    removeActiveContent(document)
    const mark = drawMark(text)
    const picture = await document.embedPng(mark.png)
    for (const page of pages)
      for (const { turned, ...place } of markPlaces(leafOf(page), mark))
        page.drawImage(picture, { ...place, rotate: degrees(turned), opacity })
    return await document.save({ updateFieldAppearances: false, objectsPerTick: Infinity })
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'locked' : 'broken'
  }
}

const opacity = 0.3

function leafOf(page: PDFPage): Leaf {
  const { x, y, width, height } = page.getCropBox()
  const turned = (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360
  return { x, y, width, height, turned: turned as Leaf['turned'] }
}
