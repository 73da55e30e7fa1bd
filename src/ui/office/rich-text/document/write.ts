import type { JSONContent } from '@tiptap/react'

type Attributes = Record<string, unknown>

/** Returns the HTML of a block as the sanitiser writes it. */
export function writeBlock(block: JSONContent): string {
  const { type = '', attrs = {}, content = [] } = block
  if (type === 'locked') return String(attrs['html'])
  if (type === 'table') return `<table>${rowsOf(content)}</table>`
  if (type === 'codeBlock') return preOf(block)
  if (type === 'horizontalRule') return '<hr />'
  const name = type === 'heading' ? `h${String(attrs['level'])}` : names[type]!
  return `<${name}${written(shownBy(type, attrs))}>${insideOf(block)}</${name}>`
}

const names: Record<string, string> = {
  ...{ paragraph: 'p', blockquote: 'blockquote', bulletList: 'ul', orderedList: 'ol', listItem: 'li' },
  ...{ tableRow: 'tr', tableCell: 'td', tableHeader: 'th' },
  ...{ bold: 'strong', italic: 'em', underline: 'u', strike: 's', deletion: 'del', insertion: 'ins' },
  ...{ subscript: 'sub', superscript: 'sup', highlight: 'mark', code: 'code', link: 'a' },
}

const insideOf = ({ type, content = [] }: JSONContent): string =>
  type === 'paragraph' || type === 'heading' ? wordsOf(content) : blocksOf(content)

/** Plain text in an item, cell or quotation needs no paragraph, unless the author wrote one. */
const blocksOf = (blocks: readonly JSONContent[]): string =>
  blocks
    .map((block, at) => {
      const isAlone = !isBare(blocks[at - 1]) && !isBare(blocks[at + 1])
      return isBare(block) && isAlone ? wordsOf(block.content ?? []) : writeBlock(block)
    })
    .join('')

const isBare = (block: JSONContent | undefined) => block?.type === 'paragraph' && !block.attrs?.['isWritten']

function rowsOf(rows: readonly JSONContent[]): string {
  const partOf = (row: JSONContent | undefined) => (row ? String(row.attrs?.['part']) : '')
  return rows
    .map((row, at) => {
      const part = partOf(row)
      const begin = partOf(rows[at - 1]) === part ? '' : `<${part}>`
      return `${begin}${writeBlock(row)}${partOf(rows[at + 1]) === part ? '' : `</${part}>`}`
    })
    .join('')
}

function preOf({ attrs = {}, content = [] }: JSONContent): string {
  const text = escaped(content.map((one) => one.text ?? '').join(''))
  return attrs['hasCode'] ? `<pre><code>${text}</code></pre>` : `<pre>${text}</pre>`
}

/** Adjacent words share their common marks. */
function wordsOf(words: readonly JSONContent[]): string {
  let html = ''
  let open: [begin: string, end: string][] = []
  for (const word of words) {
    const wanted = (word.marks ?? []).map(tagsOf)
    const shared = wanted.findIndex(([begin], at) => open[at]?.[0] !== begin)
    const kept = shared === -1 ? wanted.length : shared
    html += ended(open.slice(kept))
    html +=
      wanted
        .slice(kept)
        .map(([begin]) => begin)
        .join('') + wordOf(word)
    open = wanted
  }
  return html + ended(open)
}

const ended = (open: readonly [string, string][]) =>
  open
    .map(([, end]) => end)
    .toReversed()
    .join('')

function tagsOf({ type, attrs = {} }: { type: string; attrs?: Attributes }): [string, string] {
  const short = attrs['isShort'] ? { bold: 'b', italic: 'i' }[type] : undefined
  const name = short ?? names[type]!
  return [`<${name}${written(shownBy(type, attrs))}>`, `</${name}>`]
}

function wordOf({ type, text = '', attrs = {} }: JSONContent): string {
  if (type === 'hardBreak') return '<br />'
  return type === 'image' ? `<img${written(shownBy('image', attrs))} />` : escaped(text)
}

function shownBy(type: string, attrs: Attributes): Attributes {
  const { src, alt, width, height, href, target, start, colspan, rowspan, scope } = attrs
  if (type === 'image') return { src, alt, width, height }
  if (type === 'link') return { href, target, rel: 'noopener' }
  if (type === 'orderedList') return { start: start === 1 ? null : start }
  return { scope, colspan: colspan === 1 ? null : colspan, rowspan: rowspan === 1 ? null : rowspan }
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
