import type { CSSProperties } from 'react'
import { normalizeLink } from '#domain/page/normalize-link.ts'
import { type ImageMeta, imageMeta } from '#platform/content/file/library/image-meta.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { isExternal } from '../../../rules/external.ts'
import type { Props } from './block.ts'

export interface ImageContent extends Pick<Props, 'url' | 'alt' | 'caption' | 'alignment' | 'showHome'> {
  /** Its width and its corners. */
  style: CSSProperties
  /** The size of the picture, if known. It reserves the space before the picture loads. */
  size: Pick<ImageMeta, 'width' | 'height'>
  way: { href: string; target?: '_blank'; rel?: 'noopener' } | null
}

/** Without alternative text, the picture uses the text in the media library. */
export const load: BlockLoad<Props, ImageContent> = async (ctx, placed) => {
  const frame = await imageMeta(
    ctx,
    placed.map(({ props }) => props.url),
  )
  return Object.fromEntries(
    placed.map(({ id, props }) => {
      const { url, caption, alignment, showHome } = props
      const { alt = '', position: _uncropped, ...size } = frame(url)
      const shown = { url, alt: props.alt || alt, caption, alignment, showHome, size }
      return [id, { ...shown, style: styleOf(props), way: wayOf(props) }]
    }),
  )
}

/** An external target gets no referrer. */
function wayOf({ canLink, link, target }: Props): ImageContent['way'] {
  const href = canLink ? normalizeLink(link) : null
  if (href === null) return null
  if (target === '_blank') return { href, target, rel: 'noopener' }
  return { href, ...(isExternal(href) && { rel: 'noopener' }) }
}

const corners = {
  radiusTopLeft: '--top-left',
  radiusTopRight: '--top-right',
  radiusBottomRight: '--bottom-right',
  radiusBottomLeft: '--bottom-left',
} as const

/** A corner without a number uses the site's radius. */
function styleOf(props: Props) {
  const own = Object.entries(corners).flatMap(([prop, name]) => {
    const radius = props[prop as keyof typeof corners]
    return radius === null ? [] : [[name, `${radius}px`] as const]
  })
  return { '--width': `${props.width}%`, ...Object.fromEntries(own) } as CSSProperties
}
