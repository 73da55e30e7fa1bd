/** An element of an XML document: its name with prefix, its attributes, and its text or elements in order. */
export interface Element {
  name: string
  attributes?: Record<string, string>
  content: string | readonly Element[]
}

/** Characters that XML 1.0 allows but that have no place in a tax document: controls, direction marks, unassigned ones. */
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Whether a text may be written into the XML of a document. */
export const isPlainText = (text: string): boolean => !forbidden.test(text)

/** Returns an element with text, or none for an empty text. */
export const textElement = (name: string, text: string | null | undefined): Element[] =>
  text ? [{ name, content: text }] : []

/** Returns an element with elements. */
export const element = (name: string, ...content: (Element | readonly Element[])[]): Element => ({
  name,
  content: content.flat(),
})

/** Returns an XML document in UTF-8. Throws a RangeError for a text that XML cannot hold. */
export const writeXml = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`

function written({ name, attributes = {}, content }: Element): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const body = typeof content === 'string' ? escaped(content) : content.map(written).join('')
  return body === '' ? `<${name}${head.join('')}/>` : `<${name}${head.join('')}>${body}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  if (!isPlainText(text)) throw new RangeError('a text cannot be written as XML')
  return text.replace(/[&<>"]/g, (letter) => entities[letter]!)
}
