import { BlockError, fileLimits } from '../question-file.ts'

/**
 * Refuses XML with a document type, open or crossed tags, or too deep nesting, with the line. Time is linear: a mark
 * without its end stops the scan. (Attack X20.)
 */
export function assertShape(xml: string): void {
  const open: string[] = []
  let at = xml.indexOf('<')
  while (at !== -1) {
    const end = endOfMark(xml, at)
    if (end === -1) throw new BlockError('xml', {}, lineAt(xml, at))
    if (!/[!?]/.test(xml[at + 1] ?? '')) {
      const start = at
      readTag(xml.slice(at + 1, end - 1), { open, line: () => lineAt(xml, start) })
    }
    at = xml.indexOf('<', end)
  }
  if (open.length > 0) throw new BlockError('xml', {}, lineAt(xml, xml.length))
}

/** Returns the line of an index, from 1. */
function lineAt(text: string, index: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++
  return line
}

const pairs = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Returns the index after a comment, CDATA section, instruction or tag; -1 if it has no end. */
function endOfMark(xml: string, at: number): number {
  for (const [start, end] of pairs)
    if (xml.startsWith(start, at)) return after(xml, { mark: end, from: at + start.length })
  if (xml.startsWith('<!', at)) throw new BlockError('doctype', {}, lineAt(xml, at))
  const mark = /["'>]/g
  mark.lastIndex = at + 1
  for (let match = mark.exec(xml); match; match = mark.exec(xml)) {
    if (match[0] === '>') return mark.lastIndex
    const next = after(xml, { mark: match[0], from: mark.lastIndex })
    if (next === -1) return -1
    mark.lastIndex = next
  }
  return -1
}

function after(text: string, { mark, from }: { mark: string; from: number }): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

function readTag(tag: string, { open, line }: { open: string[]; line: () => number }): void {
  const name = /^\/?([A-Za-z_][\w.:-]*)/.exec(tag)?.[1]
  if (name === undefined) throw new BlockError('xml', {}, line())
  if (tag.startsWith('/')) {
    if (open.pop() !== name) throw new BlockError('xml', {}, line())
    return
  }
  if (tag.endsWith('/')) return
  open.push(name)
  if (open.length > fileLimits.depth) throw new BlockError('too-deep', { max: fileLimits.depth }, line())
}
