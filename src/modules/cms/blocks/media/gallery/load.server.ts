import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { galleryWords } from '../words.ts'
import type { Props } from './block.ts'

export interface GalleryContent extends Props {
  words: { [K in keyof typeof galleryWords]: string }
}

export const load: BlockLoad<Props, GalleryContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.gallery', words: galleryWords })
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...props, pictures: chosen(props), words }]))
}

/** An entry without a picture shows nothing. */
const chosen = ({ pictures }: Props) => pictures.filter(({ url }) => url !== '')
