/**
 * A block of WordPress's editor: its name without `core/`, its attributes, and its content of HTML and blocks in order.
 */
export interface WpBlock {
  name: string
  attrs: Record<string, unknown>
  inside: (string | WpBlock)[]
}

const deepest = 32

/**
 * The blocks of a WordPress text. Text outside blocks is a `classic` block. Unclosed blocks close at the end, and
 * unopened ends are ignored. Blocks beyond the nesting limit stay in the block around them.
 */
export function parseBlocks(text: string): WpBlock[] {
  const root: WpBlock = { name: '', attrs: {}, inside: [] }
  const open: WpBlock[] = [root]
  let from = 0
  for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at)
    if (end === -1) break
    open.at(-1)!.inside.push(text.slice(from, at))
    from = end + 3
    const mark = markOf(text.slice(at + 4, end))
    if (mark) take(open, mark)
  }
  open.at(-1)!.inside.push(text.slice(from))
  return root.inside.flatMap((one) => (typeof one === 'string' ? classic(one) : [one]))
}

interface Mark {
  name: string
  attrs: Record<string, unknown>
  isEnd: boolean
  isWhole: boolean
}

/** The block data of a comment. Null for any other comment, which is left out. */
function markOf(comment: string): Mark | null {
  const found = /^\s+(\/)?wp:((?:[a-z][a-z0-9_-]{0,60}\/)?[a-z][a-z0-9_-]{0,60})(?=[\s/]|$)/.exec(comment)
  if (!found) return null
  const rest = comment.slice(found[0].length).trim()
  const isWhole = rest.endsWith('/')
  const attrs = attrsOf(isWhole ? rest.slice(0, -1).trimEnd() : rest)
  return { name: found[2]!.replace(/^core\//, ''), attrs, isEnd: found[1] !== undefined, isWhole }
}

function attrsOf(json: string): Record<string, unknown> {
  if (!json.startsWith('{')) return {}
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function take(open: WpBlock[], { name, attrs, isEnd, isWhole }: Mark) {
  if (isEnd) {
    const last = open.findLastIndex((one, at) => at > 0 && one.name === name)
    if (last > 0) open.splice(last)
    return
  }
  if (open.length > deepest) return
  const block: WpBlock = { name, attrs, inside: [] }
  open.at(-1)!.inside.push(block)
  if (!isWhole) open.push(block)
}

const classic = (html: string): WpBlock[] =>
  html.trim() === '' ? [] : [{ name: 'classic', attrs: {}, inside: [html] }]

/** All HTML of a block, including its inner blocks. */
export const htmlOf = (block: WpBlock): string =>
  block.inside.map((one) => (typeof one === 'string' ? one : htmlOf(one))).join('')

/** The blocks in a block. */
export const blocksIn = (block: WpBlock): WpBlock[] => block.inside.filter((one) => typeof one !== 'string')

/** A text attribute of a block. Empty if it is none. */
export const textAttr = ({ attrs }: WpBlock, name: string): string => {
  const value = Object.hasOwn(attrs, name) ? attrs[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
