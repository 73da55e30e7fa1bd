import { decodeEntities } from '#domain/thai-text/entities.ts'
import { youtubeId } from '#domain/page/youtube.ts'
import type { Making } from '../making.ts'

/** A URL that WordPress embeds. A YouTube video plays here too, and anything else becomes a link. */
export function embedded(given: string, into: Making): 'youtube' | 'text' {
  const url = decodeEntities(given)
  if (youtubeId(url) === null || !url.startsWith('http')) {
    linkInstead(into, { url, reason: 'embed' })
    return 'text'
  }
  into.object('youtube', { display: 'video', text: '', url })
  return 'youtube'
}

/** A link to what is not imported. */
export function linkInstead(into: Making, of: { url: string; text?: string; reason: 'embed' | 'media' }) {
  const to = /^https?:\/\/[^\s\\"'<>]{3,990}$/.test(of.url) ? of.url : ''
  if (to === '') return
  into.leave(of.reason, to)
  into.text(`<p><a href="${to.replaceAll('&', '&amp;')}">${escaped(of.text || to.split('/').at(-1) || to)}</a></p>`)
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
