import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { filmType } from '../../../rules/film-type.ts'
import { videoWords } from '../words.ts'
import type { Props } from './block.ts'

export interface VideoContent extends Props {
  type: string | null
  /** A playlist of segments, which not every browser plays natively. */
  isInParts: boolean
  words: { [K in keyof typeof videoWords]: string }
}

export const load: BlockLoad<Props, VideoContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.video', words: videoWords })
  return Object.fromEntries(
    placed.map(({ id, props }) => {
      const film = filmType(props.url)
      allow(ctx, props.url, film.isInParts)
      return [id, { ...props, ...film, words }]
    }),
  )
}

/** Adds the origin of the video to the page's content security policy. Segments may also come from this site. */
function allow({ cspSources }: Context, url: string, isInParts: boolean) {
  if (url.startsWith('https://') && URL.canParse(url)) cspSources.films.add(new URL(url).origin)
  else if (isInParts) cspSources.films.add("'self'")
}
