import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'
import { markup, sanitised } from '#platform/collection/clean.ts'
import { picturesIn } from './read-markup.ts'
import type { WpBlock } from './parse-blocks.ts'
import type { LeftReason } from './words.ts'

/** What was left out of a text of WordPress, and why; `what` names it. */
export interface LeftNote {
  reason: LeftReason
  what: string
}

export interface Made {
  page: Page
  left: LeftNote[]
  /** Of each kind of block how many there were, and what they became. */
  became: Record<string, { n: number; as: string }>
}

/** What turns one kind of block into ours. */
export type Maker = (block: WpBlock, into: Making) => void

const caps = { rows: 190, objects: 45, html: 190_000 }
const text = sanitised(200_000)
const laidOut = markup(200_000)

/** Gathers the rows of a page out of blocks: running text is one object, and columns are a row of their own. */
export class Making {
  readonly left: LeftNote[] = []
  readonly became: Made['became'] = {}
  #rows: PageRow[] = []
  #objects: PageObject[] = []
  #html = ''
  #count = 0
  #isInColumn = false
  readonly #makerOf: (name: string) => Maker
  /** Where a link to the old site leads on this one; the link itself where it leads elsewhere. */
  readonly linkOf: (url: string) => string

  constructor(of: { makerOf: (name: string) => Maker; linkOf: (url: string) => string }) {
    this.#makerOf = of.makerOf
    this.linkOf = of.linkOf
  }

  blocks(blocks: readonly WpBlock[]) {
    for (const block of blocks) this.#makerOf(block.name)(block, this)
  }

  /** Counts a block by what it became. */
  as(name: string, as: string) {
    const one = (this.became[name] ??= { n: 0, as })
    one.n++
  }

  leave(reason: LeftReason, what: string) {
    this.left.push({ reason, what: what.slice(0, 300) })
  }

  /** Running text, cleaned; what could run is said to be left out. */
  text(html: string) {
    const clean = this.#cleaned(html, text)
    if (clean === '') return
    if (this.#html.length + clean.length > caps.html) this.#flush()
    this.#html += `${this.#html === '' ? '' : '\n'}${clean}`
  }

  /** HTML that lays itself out. */
  markup(html: string) {
    const clean = this.#cleaned(html, laidOut)
    if (clean !== '') this.object('html', { html: clean, scripts: false, height: 400 })
    return clean !== ''
  }

  object(type: string, props: Record<string, unknown>, version = 1) {
    this.#flush()
    this.#put(type, props, version)
  }

  /** A row of columns of blocks; within a column they stand one under the other. */
  columns(columns: readonly { col: number; blocks: readonly WpBlock[] }[]) {
    if (this.#isInColumn || columns.length > 12) {
      for (const { blocks } of columns) this.blocks(blocks)
      return
    }
    this.#endRow()
    this.#isInColumn = true
    const made = columns.map(({ col, blocks }): PageColumn => {
      this.blocks(blocks)
      this.#flush()
      const objects = this.#objects
      this.#objects = []
      return { id: this.#id('c'), col, alignment: 'left', objects: this.#capped(objects) }
    })
    this.#isInColumn = false
    this.#row(made)
  }

  result(): Made {
    this.#endRow()
    return { page: { version: 1, rows: this.#rows }, left: this.left, became: this.became }
  }

  #cleaned(html: string, by: typeof text): string {
    const linked = html.replaceAll(/\bhref=(["'])([^"']{1,1000})\1/g, (_whole, quote: string, url: string) => {
      return `href=${quote}${this.linkOf(url).replaceAll(quote, '')}${quote}`
    })
    for (const [, name = ''] of html.matchAll(/<(script|iframe|form|object|embed|svg)\b/gi))
      this.leave('runs', `<${name.toLowerCase()}>`)
    for (const { url } of picturesIn(html)) this.leave('picture', url)
    const read = by.safeParse(linked.replaceAll(/<img\b/gi, '<x-img'))
    if (!read.success) this.leave('too-long', html.slice(0, 60))
    return read.success ? read.data.trim() : ''
  }

  #flush() {
    if (this.#html === '') return
    const html = this.#html
    this.#html = ''
    this.#put('text', { html })
  }

  #put(type: string, props: Record<string, unknown>, version = 1) {
    this.#objects.push({ id: this.#id('o'), type, version, props: props as PageObject['props'] })
    if (!this.#isInColumn && this.#objects.length >= caps.objects) this.#endRow()
  }

  #endRow() {
    this.#flush()
    if (this.#objects.length === 0) return
    const objects = this.#objects
    this.#objects = []
    this.#row([{ id: this.#id('c'), col: 12, alignment: 'left', objects }])
  }

  #row(columns: PageColumn[]) {
    if (this.#rows.length >= caps.rows) return this.leave('too-many', String(this.#rows.length))
    this.#rows.push({ id: this.#id('r'), gapSize: 24, columns })
  }

  #capped(objects: PageObject[]) {
    if (objects.length > caps.objects) this.leave('too-many', String(objects.length))
    return objects.slice(0, caps.objects)
  }

  #id = (kind: string) => `${kind}${++this.#count}`
}
