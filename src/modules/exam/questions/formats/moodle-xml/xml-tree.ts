import { Parser } from 'htmlparser2'
import { assertShape } from './xml-shape.ts'

export interface XmlElement {
  name: string
  line: number
  attributes: Record<string, string>
  children: XmlElement[]
  /** The text directly inside, CDATA included. */
  text: string
}

/** Returns the root of an XML text. Throws BlockError with a line for XML that is refused or broken. */
export function parseXml(xml: string): XmlElement {
  assertShape(xml)
  const root: XmlElement = { name: '', line: 1, attributes: {}, children: [], text: '' }
  const open = [root]
  const lines = lineCounter(xml)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, line: lines(parser.startIndex), attributes, children: [], text: '' }
        open.at(-1)!.children.push(element)
        open.push(element)
      },
      ontext: (text) => void (open.at(-1)!.text += text),
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return root
}

/** Returns the first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name)

/** Returns all children of a name. */
export const childrenOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name)

/** Returns the trimmed text of a child, or of the `text` in it. Empty if there is none. */
export function textOf(element: XmlElement | undefined, name: string): string {
  const child = childOf(element, name)
  return (childOf(child, 'text') ?? child)?.text.trim() ?? ''
}

/** Whether a child says true or 1. */
export const isTrue = (element: XmlElement, name: string) => /^(?:true|1)$/i.test(textOf(element, name))

/** Counts lines up to indexes that grow. */
function lineCounter(text: string): (index: number) => number {
  let [line, at] = [1, 0]
  return (index) => {
    for (let next = text.indexOf('\n', at); next !== -1 && next < index; next = text.indexOf('\n', at)) {
      line++
      at = next + 1
    }
    return line
  }
}
