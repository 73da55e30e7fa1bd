/** A list item of Word: a paragraph that names its list and level. */
interface Item {
  level: number
  isNumbered: boolean
  start: number
  html: string
}

const paragraph = /<(p|h[1-6])\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>((?:(?!<(?:p|h[1-6])\b)[\s\S])*?)<\/\1\s*>/gi

/** Converts Word's list paragraphs to nested lists. */
export function withLists(html: string): string {
  let made = ''
  let from = 0
  let items: Item[] = []
  for (const found of html.matchAll(paragraph)) {
    const between = html.slice(from, found.index)
    const item = itemOf(found[2]!, found[3]!)
    if (!item || between.trim() !== '') {
      made += listsOf(items)
      items = []
    }
    made += between
    if (item) items.push(item)
    else made += found[0]
    from = found.index + found[0].length
  }
  return made + listsOf(items) + html.slice(from)
}

function itemOf(attributes: string, html: string): Item | null {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(attributes)?.[1]
  if (level === undefined) return null
  const [marker, text] = markerOf(html)
  const number = /^\(?(\d{1,4}|[๐-๙]{1,4}|[a-z]|[ivx]{1,6}|[ก-ฮ])[.)]/i.exec(marker)?.[1]
  return { level: Number(level), isNumbered: number !== undefined, start: numberOf(number), html: text.trim() }
}

/** Splits the bullet or number, which Word writes into the text, from the text. */
function markerOf(html: string): [marker: string, text: string] {
  const [from, to] = html.includes('<x-marker>') ? between(html, '<x-marker>', '</x-marker>') : ignoredIn(html)
  return [plain(html.slice(from, to)), html.slice(0, from) + html.slice(to)]
}

function between(html: string, begin: string, end: string): [from: number, to: number] {
  const from = html.indexOf(begin)
  const to = html.indexOf(end, from)
  return to === -1 ? [0, 0] : [from, to + end.length]
}

/** Returns the range of the `span` that other programs should ignore. */
function ignoredIn(html: string): [from: number, to: number] {
  const from = html.search(/<span\b[^>]*mso-list:\s*Ignore/i)
  let depth = 0
  for (const { 0: tag, 1: slash, index } of from === -1 ? [] : html.slice(from).matchAll(/<(\/?)span\b[^>]*>/gi)) {
    depth += slash ? -1 : 1
    if (depth === 0) return [from, from + index + tag.length]
  }
  return [0, 0]
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|\u00a0|\s/g, '')

function numberOf(sign: string | undefined): number {
  const digits = (sign ?? '').replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  return /^\d+$/.test(digits) ? Number(digits) : 1
}

function listsOf(items: readonly Item[]): string {
  if (items.length === 0) return ''
  const [first] = items
  const least = Math.min(...items.map(({ level }) => level))
  const tag = first!.isNumbered ? 'ol' : 'ul'
  const start = first!.isNumbered && first!.start !== 1 ? ` start="${first!.start}"` : ''
  const groups = groupsOf(items, least)
  const isOther = ([item]: Item[]) => item!.level === least && item!.isNumbered !== first!.isNumbered
  const other = groups.findIndex((group, at) => at > 0 && isOther(group))
  const own = other === -1 ? groups : groups.slice(0, other)
  const rest = other === -1 ? [] : groups.slice(other).flat()
  const lines = own.map(([item, ...deeper]) =>
    item!.level === least ? `<li>${item!.html}${listsOf(deeper)}</li>` : `<li>${listsOf([item!, ...deeper])}</li>`,
  )
  return `<${tag}${start}>${lines.join('')}</${tag}>${listsOf(rest)}`
}

/** Groups each item of the top level with its deeper items. */
function groupsOf(items: readonly Item[], least: number): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    if (item.level === least || groups.length === 0) groups.push([item])
    else groups.at(-1)!.push(item)
  }
  return groups
}
