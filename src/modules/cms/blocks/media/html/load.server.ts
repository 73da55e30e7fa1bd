import { markup } from '#platform/data/collection/clean.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { frameHref } from '#platform/content/page/frame/page-frame.server.ts'
import { htmlWords } from '../words.ts'
import type { Props } from './block.ts'

export interface HtmlContent {
  html: string
  /** The frame in which it runs unchanged, separate from the page. */
  frame: { src: string; height: number; title: string } | null
}

const safe = markup(200_000)

/** Sanitized when shown, because pages also come from imports and the API (attacks F02 and F03). */
export const load: BlockLoad<Props, HtmlContent> = async (ctx, placed) =>
  Object.fromEntries(
    placed.map(({ id, own, props, page, version = 0 }) => [
      id,
      props.scripts && page && ctx.app.settings.contentHost
        ? { html: '', frame: frameOf(ctx, { page, block: own ?? id, version, props }) }
        : { html: safe.safeParse(props.html).data ?? '', frame: null },
    ]),
  )

const frameOf = (ctx: Context, { props, ...of }: { page: string; block: string; version: number; props: Props }) => ({
  src: frameHref(ctx, { ...of, html: props.html }),
  height: props.height,
  title: wordsOf(ctx, { name: 'block.html', words: htmlWords }).frame,
})
