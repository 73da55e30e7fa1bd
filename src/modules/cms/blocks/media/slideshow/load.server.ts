import { sanitised } from '#platform/data/collection/clean.ts'
import { type FramedPicture, imageMeta } from '#platform/content/file/library/image-meta.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { slideshowWords } from '../words.ts'
import type { Props } from './block.ts'

export interface SlideshowContent extends Pick<Props, 'interval'> {
  slides: (Omit<Slide, 'image'> & { picture: FramedPicture | null })[]
  words: { [K in keyof typeof slideshowWords]: string }
}

type Slide = Props['slides'][number]

const safe = sanitised(5000)

export const load: BlockLoad<Props, SlideshowContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.slideshow', words: slideshowWords })
  const frame = await imageMeta(
    ctx,
    placed.flatMap(({ props }) => props.slides.map(({ image }) => image)),
  )
  const shown = ({ image, content, ...slide }: Slide) => ({
    ...slide,
    content: safe.safeParse(content).data ?? '',
    picture: image ? { url: image, ...frame(image) } : null,
  })
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...props, words, slides: props.slides.map(shown) }]))
}
