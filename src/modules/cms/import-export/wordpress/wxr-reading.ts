import { createHash } from 'node:crypto'
import { Unreadable, type Wxr, wxrCaps, type WxrItem } from './wxr.ts'

/** The field for the text of each item element. */
const fields: Record<string, keyof WxrItem> = {
  ...{ title: 'title', link: 'link', 'content:encoded': 'content', 'excerpt:encoded': 'excerpt' },
  ...{ 'wp:post_id': 'id', 'wp:post_type': 'type', 'wp:status': 'status', 'wp:post_name': 'name' },
  ...{ 'wp:post_date_gmt': 'dateGmt', 'wp:post_date': 'date', 'wp:post_parent': 'parent' },
  ...{ 'wp:post_password': 'password', 'wp:attachment_url': 'attachment' },
}

const bare = (): WxrItem => ({
  ...{ id: '', type: '', status: '', title: '', name: '', link: '', content: '', excerpt: '', dateGmt: '', date: '' },
  ...{ parent: '', password: '', attachment: '', comments: 0, terms: [], meta: {}, isCut: false },
})

/**
 * Handles the elements of a WordPress export as they are parsed, and stores the needed ones. Others are only counted.
 */
export class WxrReading {
  #stack: string[] = []
  #text = ''
  #isCut = false
  #item: WxrItem | null = null
  #term = { domain: '', name: '' }
  #metaKey = ''
  #wxr: Wxr = { title: '', site: '', items: [], categories: 0, tags: 0 }
  #isWordPress = false
  #isWhole = false

  onopentag(name: string, attributes: Record<string, string>) {
    if (this.#stack.length === 0 && name !== 'rss') throw new Unreadable('not-wordpress')
    if (this.#stack.length >= wxrCaps.depth) throw new Unreadable('too-deep')
    this.#stack.push(name)
    this.#text = ''
    this.#isCut = false
    if (this.#path() === 'rss/channel/item') this.#item = bare()
    if (name === 'category') this.#term = { domain: attributes['domain'] ?? '', name: attributes['nicename'] ?? '' }
  }

  ontext(text: string) {
    const room = wxrCaps.text - this.#text.length
    if (text.length > room) this.#isCut = true
    if (room > 0) this.#text += text.slice(0, room)
  }

  onclosetag(name: string) {
    if (name === 'rss') this.#isWhole = true
    if (this.#path() === 'rss/channel/item') this.#keepItem()
    else if (this.#item) this.#inItem(this.#item, name)
    else this.#inChannel(name)
    this.#stack.pop()
    this.#text = ''
  }

  onprocessinginstruction(name: string) {
    if (name.toLowerCase() === '!doctype') throw new Unreadable('doctype')
  }

  /** Called before the parser closes elements that the file left open. */
  proveWhole() {
    if (this.#stack.length > 0) throw new Unreadable('cut-off')
  }

  result(): Wxr {
    if (!this.#isWhole || !this.#isWordPress) throw new Unreadable('not-wordpress')
    return this.#wxr
  }

  #path() {
    return this.#stack.length <= 3 ? this.#stack.join('/') : ''
  }

  #keepItem() {
    if (this.#wxr.items.length >= wxrCaps.items) throw new Unreadable('too-many')
    const item = this.#item!
    this.#wxr.items.push({ ...item, id: idOf(item) })
    this.#item = null
  }

  #inChannel(name: string) {
    if (name === 'wp:wxr_version') this.#isWordPress = true
    if (name === 'wp:category') this.#wxr.categories++
    if (name === 'wp:tag') this.#wxr.tags++
    if (this.#path() === 'rss/channel/title') this.#wxr.title = clean(this.#text)
    if (name === 'wp:base_blog_url' || (name === 'link' && this.#wxr.site === '')) this.#wxr.site = clean(this.#text)
  }

  #inItem(item: WxrItem, name: string) {
    if (this.#isCut) item.isCut = true
    if (name === 'wp:comment') item.comments++
    if (name === 'wp:meta_key') this.#metaKey = clean(this.#text)
    if (name === 'wp:meta_value') this.#keepMeta(item)
    if (this.#stack.length !== 4) return
    if (name === 'category') item.terms.push({ ...this.#term, title: clean(this.#text) })
    const field = Object.hasOwn(fields, name) ? fields[name]! : null
    if (field) Object.assign(item, { [field]: clean(this.#text) })
  }

  #keepMeta(item: WxrItem) {
    const key = this.#metaKey
    if (Object.keys(item.meta).length >= wxrCaps.meta || !/^[\w-]{1,100}$/.test(key) || key === '__proto__') return
    item.meta[key] = clean(this.#text).slice(0, 10_000)
  }
}

/** Its own id. An item without a valid one is identified by its content. */
function idOf({ id, type, link, name, title, date }: WxrItem): string {
  if (/^[1-9]\d{0,14}$/.test(id)) return id
  const said = JSON.stringify([id, type, link, name, title, date])
  return `x${createHash('sha256').update(said).digest('hex').slice(0, 16)}`
}

/** Removes characters that the database refuses. Otherwise the text stays. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '').normalize('NFC').trim()
