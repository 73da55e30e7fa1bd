/** HTML as WordPress renders a classic text, or a URL alone on its line. */
export type ClassicPart = { html: string } | { address: string }

/** Elements whose blank lines make paragraphs, whatever they contain. */
const wrapping = new Set(['', 'blockquote'])
/** Elements with text, or with text and blocks, where line breaks count. */
const lined = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'dt', 'dd', 'div', 'section', 'article', 'aside'],
  ...['header', 'footer', 'nav', 'address', 'form', 'fieldset', 'legend', 'figure', 'figcaption', 'caption'],
  ...['details', 'summary', 'blockquote', 'hgroup', 'menu'],
])
/** Elements with items or rows, where white space is ignored. */
const parted = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'select'])
/** Elements that stay unchanged, including line breaks. */
const whole = new Set(['pre', 'script', 'style', 'svg', 'math', 'object', 'iframe', 'video', 'audio', 'textarea'])
/** Inline elements that stay unchanged. */
const inLine = new Set(['svg', 'math', 'textarea', 'iframe', 'object', 'video', 'audio'])
/** Elements that end where the next one begins. A paragraph ends before any block. */
const ending = new Set(['li', 'dt', 'dd', 'tr', 'td', 'th'])
const deepest = 60

type Inner = { kind: 'words' | 'block'; html: string }
interface Box {
  name: string
  begin: string
  inner: Inner[]
  words: string
}

const tag = /<!--(?:(?!<!--)[\s\S])*?-->|<(\/?)([a-z][a-z0-9-]*)\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|[^<]+|</gi

/**
 * Splits a classic text into paragraphs. Blank lines separate them and other line breaks stay. Lists, tables and `pre`
 * are unchanged. Linear in its length.
 */
export function classicParts(text: string): ClassicPart[] {
  const root: Box = { name: '', begin: '', inner: [], words: '' }
  const open = [root]
  const plain = text.replaceAll(/\r\n?/g, '\n')
  let from = 0
  for (let found = next(plain, from); found; found = next(plain, from)) {
    const [token, slash, given = ''] = found
    const name = given.toLowerCase()
    const isWhole = whole.has(name) && !slash
    from = isWhole ? endOf(plain, { name, from: found.index }) : found.index + token.length
    if (isWhole) takeWhole(open.at(-1)!, { name, html: plain.slice(found.index, from) })
    else if (name === 'hr') takeBlock(open.at(-1)!, token)
    else if (lined.has(name) || parted.has(name)) takeTag(open, { name, token, isEnd: slash !== '' })
    else takeWords(open.at(-1)!, token)
  }
  while (open.length > 1) close(open)
  endWords(root)
  return partsOf(root.inner)
}

function next(text: string, from: number) {
  tag.lastIndex = from
  return tag.exec(text)
}

function endOf(text: string, { name, from }: { name: string; from: number }): number {
  const end = new RegExp(`</${name}\\s*>`, 'gi')
  end.lastIndex = from
  return end.exec(text) ? end.lastIndex : text.length
}

function takeWhole(box: Box, { name, html }: { name: string; html: string }) {
  if (inLine.has(name)) box.words += html.replaceAll('\n', ' ')
  else takeBlock(box, html)
}

function takeBlock(box: Box, html: string) {
  endWords(box)
  box.inner.push({ kind: 'block', html })
}

function takeTag(open: Box[], { name, token, isEnd }: { name: string; token: string; isEnd: boolean }) {
  if (!isEnd) {
    const around = open.at(-1)!.name
    if (around === 'p' || (around === name && ending.has(name))) close(open)
    if (open.length >= deepest) return takeWords(open.at(-1)!, token)
    endWords(open.at(-1)!)
    return void open.push({ name, begin: token, inner: [], words: '' })
  }
  if (!open.some((box, at) => at > 0 && box.name === name)) return
  while (open.at(-1)!.name !== name) close(open)
  close(open)
}

function takeWords(box: Box, text: string) {
  if (!parted.has(box.name) || text.trim() !== '') box.words += text
}

/** The text so far as paragraphs. Two consecutive breaks separate them like a blank line. */
function endWords(box: Box) {
  const runs = box.words
    .replaceAll(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((run) => run.trim())
  box.words = ''
  box.inner.push(...runs.filter((run) => run !== '').map((html): Inner => ({ kind: 'words', html })))
}

function close(open: Box[]) {
  const box = open.pop()!
  endWords(box)
  const html = box.name === 'p' ? paragraphsOf(box) : `${box.begin}${insideOf(box)}</${box.name}>`
  if (html !== '') open.at(-1)!.inner.push({ kind: 'block', html })
}

const paragraphsOf = ({ begin, inner }: Box) => inner.map(({ html }) => `${begin}${broken(html)}</p>`).join('\n')

/** Texts become paragraphs if several follow each other. */
function insideOf({ name, inner }: Box): string {
  const isParted = inner.some(({ kind }, at) => kind === 'words' && inner[at - 1]?.kind === 'words')
  const isWrapped = wrapping.has(name) || (isParted && !/^h\d$/.test(name))
  if (isWrapped) return inner.map(wrapped).join('\n')
  return inner.map(({ kind, html }) => (kind === 'block' ? html : broken(html))).join(isParted ? '<br><br>' : '')
}

const wrapped = ({ kind, html }: Inner) => (kind === 'block' ? html : `<p>${broken(html)}</p>`)

/** Adds line breaks. An existing break is not doubled, and a line break within a tag does not count. */
const broken = (html: string) =>
  html.replaceAll(/(?:<br\s*\/?>)?[^\S\n]{0,100}\n\s*|<[^<>]*>/gi, (found) =>
    /^<(?!br\b)/i.test(found) ? found.replaceAll('\n', ' ') : /\n/.test(found) ? '<br>' : found,
  )

/** The content outside all blocks. URLs on their own line are separate. */
function partsOf(inner: readonly Inner[]): ClassicPart[] {
  return inner.flatMap((one): ClassicPart[] => {
    const alone =
      one.kind === 'block' ? /^<p\b[^>]*>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>$/i.exec(one.html)?.[1] : undefined
    if (alone) return [{ address: alone }]
    if (one.kind === 'block') return [{ html: one.html }]
    return linesOf(one.html)
  })
}

function linesOf(html: string): ClassicPart[] {
  const parts: ClassicPart[] = []
  for (const part of html.split(/^[^\S\n]*(https?:\/\/[^\s<>"]+)[^\S\n]*$/m)) {
    const isAddress = /^https?:\/\/[^\s<>"]+$/.test(part)
    if (isAddress) parts.push({ address: part })
    else if (part.trim() !== '') parts.push({ html: wrapped({ kind: 'words', html: part.trim() }) })
  }
  return parts
}
