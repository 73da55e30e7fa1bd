import { decodeEntities } from '#domain/thai-text/entities.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { Fact } from './fact.ts'

/** A tag with its attributes. Bounded repetition keeps the match fast for any text. */
const tag = /<(\/?)([a-z][a-z0-9]{0,20})((?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,4000})>/gi

interface Open {
  name: string
  attributes: string
  from: number
  /** The alternative texts of the pictures inside. */
  said: string
}

/** Returns the facts of HTML: headings, pictures, links, chosen colours, and its whole text. */
export function htmlFacts(html: string): Fact[] {
  const facts: Fact[] = []
  const open: Open[] = []
  for (const found of html.matchAll(tag)) {
    const [whole, slash, written = '', attributes = ''] = found
    const name = written.toLowerCase()
    if (slash) facts.push(...closed(html, { open, name, at: found.index }))
    else {
      facts.push(...coloursIn(attributes))
      if (name === 'img') facts.push(...pictureIn(attributes, open))
      if (isKept(name)) open.push({ name, attributes, from: found.index + whole.length, said: '' })
    }
  }
  const text = stripHtml(html)
  return text === '' ? facts : [...facts, { is: 'text', text }]
}

const isKept = (name: string) => name === 'a' || /^h[1-6]$/.test(name)

function pictureIn(attributes: string, open: readonly Open[]): Fact[] {
  const alt = valueOf(attributes, 'alt')
  for (const one of open) one.said += alt ?? ''
  return [{ is: 'picture', url: valueOf(attributes, 'src') ?? '', alt: alt ?? '' }]
}

function closed(html: string, { open, name, at }: { open: Open[]; name: string; at: number }): Fact[] {
  const last = open.findLastIndex((one) => one.name === name)
  if (last === -1) return []
  const [one] = open.splice(last)
  const text = `${stripHtml(html.slice(one!.from, at))}${one!.said}`
  if (name !== 'a') return [{ is: 'heading', level: Number(name[1]), text }]
  const to = valueOf(one!.attributes, 'href')
  return to === null ? [] : [{ is: 'link', to, text: text || (valueOf(one!.attributes, 'title') ?? '') }]
}

/** Returns colours that an author chose in a style. The others are those of the site. */
function coloursIn(attributes: string): Fact[] {
  const style = valueOf(attributes, 'style')
  if (style === null) return []
  const ink = /(?:^|;)\s*color\s*:\s*([^;]{1,60})/i.exec(style)?.[1]?.trim()
  const ground = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]{1,60})/i.exec(style)?.[1]?.trim()
  return ink || ground ? [{ is: 'colours', ink: ink ?? 'ink', ground: ground ?? 'page' }] : []
}

function valueOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes)
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? '').trim() : null
}
