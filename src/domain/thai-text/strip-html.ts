import { decodeEntities } from './entities.ts'
import { oneLine } from './one-line.ts'

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'head', 'textarea'])
const INLINE = new Set(['a', 'b', 'i', 'u', 's', 'em', 'strong', 'span', 'mark', 'small', 'sub', 'sup', 'code', 'wbr'])

/**
 * Returns the readable text of HTML on one line. The result is text, not safe HTML: show it as text. Tags become spaces
 * unless they are inside a sentence. Scripts, styles and comments are removed with their content. Time is linear in the
 * length of the input.
 */
export function stripHtml(html: string): string {
  let text = ''
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    if (open === -1) return oneLine(decodeEntities(text + html.slice(at)))
    text += html.slice(at, open)
    const tag = tagAt(html, open)
    text += tag.leaves
    at = tag.end
  }
  return oneLine(decodeEntities(text))
}

// Reads a tag at a `<`: returns its end and the text that replaces it.
function tagAt(html: string, open: number): { end: number; leaves: string } {
  if (html.startsWith('<!--', open)) return { end: after(html, { mark: '-->', from: open + 4 }), leaves: ' ' }
  const [, slash, name = ''] = /^<([/!?]?)([A-Za-z][A-Za-z0-9-]*)?/.exec(html.slice(open, open + 40)) ?? []
  if (!slash && !name) return { end: open + 1, leaves: '<' }
  const end = tagEnd(html, open + 1)
  const lower = name.toLowerCase()
  if (!slash && SILENT.has(lower)) return { end: silenceEnd(html, { name: lower, from: end }), leaves: ' ' }
  return { end, leaves: INLINE.has(lower) ? '' : ' ' }
}

// A `>` inside a quoted attribute does not end the tag.
function tagEnd(html: string, from: number): number {
  const mark = /["'>]/g
  mark.lastIndex = from
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === '>') return mark.lastIndex
    mark.lastIndex = after(html, { mark: found[0], from: mark.lastIndex })
  }
  return html.length
}

function silenceEnd(html: string, { name, from }: { name: string; from: number }): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = from
  return close.exec(html) ? tagEnd(html, close.lastIndex) : html.length
}

function after(html: string, { mark, from }: { mark: string; from: number }): number {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at + mark.length
}
