// Read by the process of a stamp: only erasable syntax.
import { PDFArray, type PDFDocument, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

const actions = new Set(['/JavaScript', '/Launch', '/ImportData'])

/** Takes out of a document what would run on its own or start a program where it is opened (attack F09). */
export const removeActiveContent = ({ context }: PDFDocument) => {
  const left: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  for (let each = left.pop(); each; each = left.pop()) {
    if (each instanceof PDFArray) left.push(...each.asArray())
    const dict = each instanceof PDFStream ? each.dict : each
    if (dict instanceof PDFDict) left.push(...still(dict))
  }
}

/** What is in it is looked at after; what refers elsewhere is in the list of the document already. */
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
