import { PDFDocument } from '@cantoo/pdf-lib'

/** Returns PDFs as one, in their order. Other requests are answered in between. */
export async function mergePdfs(pdfs: AsyncIterable<Buffer> | Iterable<Buffer>, title: string): Promise<Buffer> {
  const whole = await PDFDocument.create()
  whole.setTitle(title)
  for await (const bytes of pdfs) {
    const one = await PDFDocument.load(bytes)
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page)
    await new Promise(setImmediate)
  }
  return Buffer.from(await whole.save())
}
