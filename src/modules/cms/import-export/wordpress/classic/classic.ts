import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { embedded } from './embedded.ts'
import type { Making } from '../making.ts'
import { pictureIn } from '../read-markup.ts'
import { classicParts } from './paragraphs.ts'

const code = String.raw`\[\/?([a-z][a-z0-9_-]{1,40})(?:\s[^[\]]{0,500})?\]`

/** Text of WordPress's classic editor: pictures with captions, galleries, and shortcodes, which have no effect here. */
export function classicText(text: string, into: Making) {
  const parts = captioned(withEmbeds(text)).split(/(\[gallery\s[^[\]]{0,500}\])/)
  for (const part of parts) {
    const ids = /^\[gallery\s[^\]]*\bids=["']?([\d,\s]{1,400})/.exec(part)?.[1]
    if (ids === undefined) plain(part, into)
    else galleryOf(ids, into)
  }
}

/** A URL in `[embed]` is treated like one on its own line. */
const withEmbeds = (text: string) =>
  text.replaceAll(/\[embed(?:\s[^[\]]{0,500})?\]\s*(https?:\/\/[^\s<>"[\]]{1,990})\s*\[\/embed\]/g, '\n\n$1\n\n')

function plain(text: string, into: Making) {
  const codes = new Set([...text.matchAll(new RegExp(code, 'g'))].map(([, name]) => name!))
  for (const name of codes) into.leave('shortcode', `[${name}]`)
  for (const part of classicParts(text.replaceAll(new RegExp(code, 'g'), ''))) {
    if ('html' in part) into.text(part.html)
    else embedded(part.address, into)
  }
}
const galleryOf = (ids: string, into: Making) =>
  into.gallery(
    ids.split(',').flatMap((id) => {
      const found = into.attachments.byId(id.trim())
      return found ? [{ ...found, caption: '' }] : []
    }),
  )

/** `[caption]` around a picture and its text becomes a figure. */
const captioned = (text: string) =>
  text.replaceAll(
    /\[caption\b[^[\]]{0,500}\]((?:(?!\[caption\b)[\s\S]){0,4000}?)\[\/caption\]/g,
    (_whole, inner: string) => {
      if (!pictureIn(inner)) return inner
      const words = stripHtml(inner).replaceAll(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
      const shown = /(?:<a\b[^>]{0,1000}>\s*)?<img\b[^>]{0,3000}>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? inner
      return `\n\n<figure>${shown}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>\n\n`
    },
  )
