// Loaded by the watermark process: use only erasable syntax.
import { PDFArray, type PDFDocument, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

const actions = new Set(['/JavaScript', '/Launch', '/ImportData'])

/** Removes everything that runs automatically or starts a program when a document is opened (attack F09). */
export const removeActiveContent = ({ context }: PDFDocument) => {
  const left: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  for (let each = left.pop(); each; each = left.pop()) {
    if (each instanceof PDFArray) left.push(...each.asArray())
    const dict = each instanceof PDFStream ? each.dict : each
    if (dict instanceof PDFDict) left.push(...still(dict))
  }
}

/** Its direct content is visited later; indirect references are already in the document's object list. */
function still(dict: PDFDict): PDFObject[] {
  if (actions.has(String(dict.get(action)))) for (const [name] of dict.entries()) dict.delete(name)
  for (const name of [javaScript, script]) dict.delete(name)
  return dict.values()
}

const [action, javaScript, script] = ['S', 'JavaScript', 'JS'].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
]
