import { createHash } from 'node:crypto'
import { fileAddress } from '#domain/page/address.ts'
import { youtubeId } from '#domain/page/youtube.ts'
import { sanitised } from '#platform/data/collection/clean.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { filmWords } from '../words.ts'
import type { Props } from './block.ts'

export interface PopupContent extends Pick<Props, 'title' | 'displayType' | 'delay' | 'autoclose' | 'autocloseDelay'> {
  /** The key under which the browser remembers that the popup was seen. A popup with new content has a new key. */
  key: string
  /** The alternative text of its picture, from the media library. The popup's title has priority. */
  alt: string
  content: { image: string } | { videoId: string } | { video: string } | { html: string } | null
  words: { [K in keyof typeof filmWords]: string }
}

const safe = sanitised(20_000)

export const load: BlockLoad<Props, PopupContent> = async (ctx, placed) => {
  const frame = await imageMeta(
    ctx,
    placed.map(({ props }) => props.imageUrl),
  )
  const words = wordsOf(ctx, { name: 'block.film', words: filmWords })
  return Object.fromEntries(
    placed.map(({ id, props }) => {
      const { title, displayType, delay, autoclose, autocloseDelay } = props
      const content = contentOf(props)
      const said = createHash('sha256')
        .update(JSON.stringify([title, content]))
        .digest('base64url')
        .slice(0, 12)
      const alt = title || (frame(props.imageUrl).alt ?? '')
      return [
        id,
        { ...{ title, alt, displayType, delay, autoclose, autocloseDelay, content, words }, key: `${id} ${said}` },
      ]
    }),
  )
}

/** Null if there is nothing to show. */
function contentOf({ contentType, imageUrl, videoUrl, textContent }: Props): PopupContent['content'] {
  if (contentType === 'image') return imageUrl ? { image: imageUrl } : null
  if (contentType === 'text') {
    const html = safe.safeParse(textContent).data ?? ''
    return html ? { html } : null
  }
  const videoId = youtubeId(videoUrl)
  if (videoId) return { videoId }
  return fileAddress.safeParse(videoUrl).success && videoUrl.startsWith('/') ? { video: videoUrl } : null
}
