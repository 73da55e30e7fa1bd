import { youtubeId } from '#domain/page/youtube.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { filmWords } from '../words.ts'
import type { Props } from './block.ts'

export interface YoutubeContent {
  text: string
  /** The 11 characters. Null for a heading or a URL without a video. */
  videoId: string | null
  poster: string | null
  words: { [K in keyof typeof filmWords]: string }
}

export const load: BlockLoad<Props, YoutubeContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.film', words: filmWords })
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...shownOf(props), words }]))
}

const shownOf = ({ display, text, url, poster }: Props) => ({
  text,
  videoId: display === 'video' ? youtubeId(url) : null,
  poster: poster ?? null,
})
