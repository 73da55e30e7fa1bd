import { createCanvas, loadImage } from '@napi-rs/canvas'
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { drawMark } from './draw-mark.ts'
import { stampPdf } from './watermark-pdf.ts'

const text = 'เอกสารนี้เผยแพร่ภายใต้สัญญาอนุญาตแบบดิจิทัล'

async function documentOf(pages: { size: [number, number]; turned?: number }[]) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const [at, { size, turned = 0 }] of pages.entries()) {
    const page = document.addPage(size)
    page.setRotation(degrees(turned))
    page.drawText(`Page ${at + 1}`, { x: 40, y: 40, size: 24, font })
  }
  return document
}

const stamped = async (document: PDFDocument, mark = text) => {
  const copy = await stampPdf(await document.save(), mark)
  if (typeof copy === 'string') throw new Error(copy)
  return copy
}

/** Returns per page the number of pictures, the text, and the inked share. */
async function pagesOf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1)
      const { fnArray } = await page.getOperatorList()
      const { items } = await page.getTextContent()
      const viewport = page.getViewport({ scale: 0.5 })
      const canvas = createCanvas(viewport.width, viewport.height)
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      return {
        pictures: fnArray.filter((fn) => fn === OPS.paintImageXObject).length,
        says: items.map((item) => ('str' in item ? item.str : '')).join(''),
        inked: data.filter((value, at) => at % 4 === 0 && value < 245).length / (data.length / 4),
      }
    }),
  )
  await task.destroy()
  return pages
}

test('every page of a document bears the mark, upright, lying or turned, and says what it said', async () => {
  const sizes: { size: [number, number]; turned?: number }[] = [
    { size: [595, 842] },
    { size: [842, 595] },
    ...[90, 180, 270, -90].map((turned) => ({ size: [595, 842] as [number, number], turned })),
  ]
  const document = await documentOf(sizes)
  const before = await pagesOf(await document.save())
  const pages = await pagesOf(await stamped(document))
  expect(pages).toHaveLength(sizes.length)
  for (const [at, { pictures, says, inked }] of pages.entries()) {
    expect(pictures, `page ${at + 1}`).toBeGreaterThanOrEqual(2)
    expect(says).toBe(`Page ${at + 1}`)
    expect(inked - before[at]!.inked).toBeGreaterThan(0.02)
  }
})

test('the mark lies in what is seen of a page, whatever of it was cut off', async () => {
  const document = await documentOf([{ size: [2000, 2000] }])
  document.getPage(0).setCropBox(1500, 1500, 300, 400)
  const [page] = await pagesOf(await stamped(document))
  expect(page!.inked).toBeGreaterThan(0.02)
})

test('the same document and text make the same copy, another text another one', async () => {
  const document = await documentOf([{ size: [595, 842] }])
  const [one, same, other] = [await stamped(document), await stamped(document), await stamped(document, 'อื่น')]
  expect(Buffer.from(one).equals(same)).toBe(true)
  expect(Buffer.from(one).equals(other)).toBe(false)
})

test('what a document would run is not in its copy (attack F09)', async () => {
  const document = await documentOf([{ size: [595, 842] }])
  const { context } = document
  const run = (name: string) => context.obj({ S: 'JavaScript', JS: PDFString.of(`app.alert('${name}')`) })
  document.addJavaScript('start', "app.alert('named')")
  document.catalog.set(PDFName.of('OpenAction'), run('opened'))
  const link = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'URI', URI: PDFString.of('x'), Next: run('then') },
    }),
  )
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj([link]))
  document.getPage(0).node.set(PDFName.of('AA'), context.obj({ O: { S: 'Launch', F: PDFString.of('cmd.exe') } }))
  const plain = async (bytes: Uint8Array) =>
    Buffer.from(await (await PDFDocument.load(bytes)).save({ useObjectStreams: false })).toString('latin1')
  const given = await plain(await document.save())
  for (const sign of ['alert', 'JavaScript', 'cmd.exe']) expect(given).toContain(sign)
  const copy = await plain(await stamped(document))
  for (const sign of ['alert', 'JavaScript', 'cmd.exe']) expect(copy).not.toContain(sign)
  expect(copy, 'a link stays').toContain('/URI')
})

test('a text is drawn as it is written: what looks like HTML or PDF is letters', async () => {
  const document = await documentOf([{ size: [595, 842] }])
  const copy = Buffer.from(await stamped(document, '<script>alert(1)</script>) Tj ET /JS (x)')).toString('latin1')
  expect(copy).not.toContain('script>')
})

describe('what takes no mark is said', () => {
  test.each([
    ['no document', '%PDF-1.7\nเอกสาร\n%%EOF'],
    ['nothing', ''],
    ['a document without pages', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'],
  ])('%s', async (_what, given) => expect(await stampPdf(Buffer.from(given), text)).toBe('broken'))

  test('a document with a password', async () => {
    const document = await documentOf([{ size: [595, 842] }])
    document.encrypt({ userPassword: 'a', ownerPassword: 'b' })
    expect(await stampPdf(await document.save(), text)).toBe('locked')
  })
})

describe('the picture of a text', () => {
  const ink = async (drawn: string) => {
    const { png, width, height } = drawMark(drawn)
    const pen = createCanvas(width, height).getContext('2d')
    pen.drawImage(await loadImage(Buffer.from(png)), 0, 0)
    const { data } = pen.getImageData(0, 0, width, height)
    const rows = Array.from({ length: height }, (_, y) => data.subarray(y * width * 4, (y + 1) * width * 4))
    return { top: rows.findIndex((row) => row.some((value, at) => at % 4 === 3 && value > 128)), width, height }
  }

  test('has marks above vowels, each in its place', async () => {
    const [vowel, both, mark] = await Promise.all([ink('ปี'), ink('ปี่'), ink('ป่')])
    expect(both.top, 'a tone stands above the vowel').toBeLessThan(vowel.top)
    expect(mark.top, 'and comes down where there is none').toBeGreaterThan(both.top)
    expect(both.width, 'and takes no room beside it').toBe(vowel.width)
  })

  test('wraps between words, and a word that is longer than a line within it', async () => {
    const short = drawMark('ลับ')
    expect(drawMark(text.repeat(4)).height).toBeGreaterThan(short.height * 2)
    for (const long of ['ก'.repeat(200), `${'w'.repeat(200)}`, text.repeat(4)]) {
      const { width, line, height } = drawMark(long)
      expect(width).toBeLessThan(line * 1.1)
      expect(height).toBeGreaterThan(short.height)
    }
  })
})
