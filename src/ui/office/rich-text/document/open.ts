import { DOMParser as Reader, type Node, type Schema } from '@tiptap/pm/model'
import { TableMap } from '@tiptap/pm/tables'
import type { JSONContent } from '@tiptap/react'
import { piecesOf } from '#domain/page/rich-text/pieces.ts'
import { isSameText } from '#domain/page/rich-text/same-text.ts'
import { writeBlock } from './write.ts'

/** A text as the editor holds it, and the source of each block. */
interface OpenedText {
  doc: JSONContent
  /** Returns the HTML of a document. Unchanged blocks are written as they were, byte for byte. */
  write: (doc: Node) => string
}

type Read = { schema: Schema; parse: (html: string) => globalThis.Node }

/** Opens a text block by block. A block that would not be written unchanged becomes a locked one. */
export function openText(html: string, read: Read): OpenedText {
  const { pieces, tail } = piecesOf(html)
  const opened = pieces.map(({ lead, html: own }) => {
    const block = shownAs(own, read)
    return { block, key: JSON.stringify(block), lead, own }
  })
  const blocks = opened.map(({ block }) => block)
  return {
    doc: { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] },
    write: writer(opened, tail),
  }
}

function shownAs(html: string, { schema, parse }: Read): JSONContent {
  const parsed = Reader.fromSchema(schema).parse(parse(html))
  const block = parsed.firstChild?.toJSON() as JSONContent
  const isWhole = parsed.childCount === 1 && hasFullTables(parsed) && isSameText(writeTop(block, html), html)
  return isWhole ? block : (schema.nodes['locked']!.create({ html }).toJSON() as JSONContent)
}

/** The editor would repair a table with incomplete rows. */
function hasFullTables(doc: Node) {
  let isFull = true
  doc.descendants((node) => {
    if (node.type.name === 'table' && TableMap.get(node).problems) isFull = false
  })
  return isFull
}

/** Loose words at the top level are the same words in a paragraph. */
const writeTop = (block: JSONContent, html: string) => {
  const written = writeBlock(block)
  const isLoose = block.type === 'paragraph' && !block.attrs?.['isWritten'] && !html.startsWith('<p>')
  return isLoose ? written.slice('<p>'.length, -'</p>'.length) : written
}

interface OpenedBlock {
  key: string
  lead: string
  own: string
}

/**
 * Unchanged blocks are matched from both ends, and between them by content. Any other block is written from the
 * document.
 */
function writer(opened: readonly OpenedBlock[], tail: string) {
  const ownBy = new Map(opened.map(({ key, own }) => [key, own]))
  const between = opened[1]?.lead ?? ''
  const keyOf = keysOf()
  return (doc: Node): string => {
    const more = doc.childCount - opened.length
    const most = Math.min(doc.childCount, opened.length)
    const isSame = (at: number, was: number) => keyOf(doc.child(at)) === opened[was]!.key
    let first = 0
    while (first < most && isSame(first, first)) first++
    let last = doc.childCount
    while (last > first && last > doc.childCount - most + first && isSame(last - 1, last - 1 - more)) last--
    if (first < doc.childCount && isEmpty(doc)) return ''
    const written = doc.children.map((block, at) => {
      const was = at < first ? opened[at]! : at >= last ? opened[at - more]! : undefined
      if (was) return was.lead + was.own
      const lead = more === 0 ? opened[at]!.lead : at === 0 ? '' : between
      return lead + (ownBy.get(keyOf(block)) ?? writeBlock(block.toJSON() as JSONContent))
    })
    return written.join('') + tail
  }
}

const isEmpty = ({ childCount, firstChild }: Node) =>
  childCount === 1 && firstChild!.type.name === 'paragraph' && firstChild!.childCount === 0

/** An untouched block is the same object, so its text is computed once. */
function keysOf() {
  const keys = new WeakMap<Node, string>()
  return (node: Node) => {
    const key = keys.get(node) ?? JSON.stringify(node.toJSON())
    keys.set(node, key)
    return key
  }
}
