import { decodeEntities } from '#domain/thai-text/entities.ts'
import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'
import { markup, sanitised } from '#platform/data/collection/clean.ts'
import { type OldPicture, markOf } from '../pictures/marks.ts'
import type { Attachments } from './attachments.ts'
import type { LinkOf } from './links.ts'
import { type Pictured, withPictures } from './read-markup.ts'
import type { WpBlock } from './parse-blocks.ts'
import type { LeftReason } from './words.ts'

/** What was left out of a WordPress text, and why. `what` names it. */
export interface LeftNote {
  reason: LeftReason
  what: string
}

export interface Made {
  page: Page
  left: LeftNote[]
  /** The number of each type of block, and what they became. */
  became: Record<string, { n: number; as: string }>
}

/** Converts one type of block. */
export type Maker = (block: WpBlock, into: Making) => void

const caps = { rows: 190, objects: 45, html: 190_000 }
const text = sanitised(200_000)
const laidOut = markup(200_000)

/** Builds the rows of a page from blocks. Running text is one object, and columns form their own row. */
export class Making {
  readonly left: LeftNote[] = []
  readonly became: Made['became'] = {}
  #rows: PageRow[] = []
  #objects: PageObject[] = []
  #html = ''
  #count = 0
  #isInColumn = false
  readonly #makerOf: (name: string) => Maker
  /** The new target of a link to the old site. Other links stay. */
  readonly #linkOf: LinkOf
  readonly attachments: Attachments

  constructor(of: { makerOf: (name: string) => Maker; linkOf: LinkOf; attachments: Attachments }) {
    this.#makerOf = of.makerOf
    this.#linkOf = of.linkOf
    this.attachments = of.attachments
  }

  blocks(blocks: readonly WpBlock[]) {
    for (const block of blocks) this.#makerOf(block.name)(block, this)
  }

  /** Counts a block by its result. */
  as(name: string, as: string) {
    const one = (this.became[name] ??= { n: 0, as })
    one.n++
  }

  leave(reason: LeftReason, what: string) {
    this.left.push({ reason, what: what.slice(0, 300) })
  }

  /** The new target of a link. A link to something not imported is reported. */
  linkOf(given: string): string {
    const { to, isLost } = this.#linkOf(decodeEntities(given))
    if (isLost) this.leave('link', to)
    return to
  }

  /** Running text, sanitized. Removed scripts are reported. */
  text(html: string) {
    const clean = this.#cleaned(html, text)
    if (clean === '') return
    if (this.#html.length + clean.length > caps.html) this.#flush()
    this.#html += `${this.#html === '' ? '' : '\n'}${clean}`
  }

  /** HTML with its own layout. */
  markup(html: string) {
    const clean = this.#cleaned(html, laidOut)
    if (clean !== '') this.object('html', { html: clean, scripts: false, height: 400 })
    return clean !== ''
  }

  /** A picture that may be imported. One that cannot be fetched is left out, but its caption is kept. */
  picture({ url, alt, caption }: Pictured) {
    const found = this.attachments.at({ url, alt })
    if (found) return this.object('image', imageProps(found, caption), 2)
    this.leave('picture', url)
    if (caption !== '') this.text(`<p>${caption.replaceAll(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)}</p>`)
  }

  /** Pictures side by side. */
  gallery(pictures: readonly (OldPicture & { caption: string })[]) {
    const shown = pictures.slice(0, 60).map(({ caption, ...one }) => ({ url: markOf(one), alt: one.alt, caption }))
    if (shown.length > 0) this.object('gallery', { title: '', pictures: shown, columns: 3 })
  }

  object(type: string, props: Record<string, unknown>, version = 1) {
    this.#flush()
    this.#put(type, props, version)
  }

  /** A row of columns of blocks. Within a column, they are stacked. */
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
      const picture = this.attachments.isPicture(url) ? this.attachments.at({ url, alt: '' }) : null
      const to = picture ? markOf(picture) : this.linkOf(url)
      return `href=${quote}${to.replaceAll('&', '&amp;').replaceAll(quote, '')}${quote}`
    })
    for (const [, name = ''] of html.matchAll(/<(script|iframe|form|object|embed|svg)\b/gi))
      this.leave('runs', `<${name.toLowerCase()}>`)
    const read = by.safeParse(withPictures(linked, (one) => this.#marked(one)))
    if (!read.success) this.leave('too-long', html.slice(0, 60))
    return read.success ? read.data.trim() : ''
  }

  #marked(one: OldPicture): OldPicture | null {
    const found = this.attachments.at(one)
    if (!found) this.leave('picture', one.url)
    return found && { url: markOf(found), alt: found.alt }
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

const imageProps = (picture: OldPicture, caption: string) => ({
  ...{ url: markOf(picture), alt: picture.alt.slice(0, 300), caption: caption.slice(0, 300) },
  ...{ canLink: false, link: '', target: '_self', showHome: true, alignment: 'center', width: 100 },
  ...{ radiusTopLeft: null, radiusTopRight: null, radiusBottomRight: null, radiusBottomLeft: null },
})
