import type { OldPicture } from '../pictures/marks.ts'
import type { Wxr } from './wxr.ts'

/** The pictures of an export, by attachment id and by the URL in a text. */
export interface Attachments {
  byId: (id: string) => OldPicture | null
  /** The picture at a URL, in full size if the export knows it. Null for a URL that cannot be fetched. */
  at: (shown: OldPicture) => OldPicture | null
  /** Whether a URL is a picture of the export. */
  isPicture: (url: string) => boolean
}

const drawn = /\.(?:jpe?g|png|webp|gif)$/i

/** Reads the attachments of an export. WordPress shows smaller copies, `a-300x200.jpg`, of the original, `a.jpg`. */
export const attachmentsOf = ({ items, site }: Wxr): Attachments => {
  const byId = new Map<string, OldPicture>()
  const byAddress = new Map<string, OldPicture>()
  for (const { id, type, attachment, meta } of items) {
    const url = type === 'attachment' ? askable(attachment, site) : null
    if (url === null || !drawn.test(new URL(url).pathname)) continue
    const picture = { url, alt: (meta['_wp_attachment_image_alt'] ?? '').slice(0, 200) }
    byId.set(id, picture)
    byAddress.set(bare(url), picture)
  }
  const known = (url: string) =>
    byAddress.get(bare(url)) ?? byAddress.get(bare(url.replace(/-\d{2,5}x\d{2,5}(\.\w{3,4})$/, '$1')))
  return {
    byId: (id) => byId.get(id) ?? null,
    at: ({ url: given, alt }) => {
      const url = askable(given, site)
      if (url === null) return null
      const own = known(url)
      return own ? { url: own.url, alt: alt || own.alt } : { url, alt }
    },
    isPicture: (given) => known(askable(given, site) ?? '') !== undefined,
  }
}

/** An http or https URL, resolved against the old site. Null for any other, and for one that is too long. */
function askable(given: string, site: string): string | null {
  const url = given.startsWith('//') ? `https:${given}` : given
  if (given === '' || !URL.canParse(url, site || undefined)) return null
  const { href, protocol } = new URL(url, site || undefined)
  return ['http:', 'https:'].includes(protocol) && href.length <= 1000 ? href : null
}

const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[?#].*$/, '')
