import { decodeEntities } from '#domain/thai-text/entities.ts'
import { youtubeId } from '#domain/page/youtube.ts'
import type { Making } from '../making.ts'

/** An address that WordPress shows what is at: a film of YouTube plays here too, and anything else remains as a link. */
export function embedded(given: string, into: Making): 'youtube' | 'text' {
  const url = decodeEntities(given)
  if (youtubeId(url) === null || !url.startsWith('http')) {
    linkInstead(into, { url, reason: 'embed' })
    return 'text'
  }
  into.object('youtube', { display: 'video', text: '', url })
  return 'youtube'
}

/** A link to what does not come along. */
export function linkInstead(into: Making, of: { url: string; text?: string; reason: 'embed' | 'media' }) {
  const to = /^https?:\/\/[^\s\\"'<>]{3,990}$/.test(of.url) ? of.url : ''
  if (to === '') return
  into.leave(of.reason, to)
  into.text(`<p><a href="${to.replaceAll('&', '&amp;')}">${escaped(of.text || to.split('/').at(-1) || to)}</a></p>`)
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
