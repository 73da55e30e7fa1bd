import { sanitised } from '#platform/data/collection/clean.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { layoutWords } from '../words.ts'
import type { Props } from './block.ts'

export interface TabsContent extends Props {
  id: string
  /** The label of the row of tabs. */
  label: string
}

const safe = sanitised(50_000)

export const load: BlockLoad<Props, TabsContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.layout', words: layoutWords })
  return Object.fromEntries(
    placed.map(({ id, props: { title, tabs } }) => {
      const cleaned = tabs.map(({ name, html }) => ({ name, html: safe.safeParse(html).data ?? '' }))
      return [id, { id, title, label: title || words.tabs, tabs: cleaned.filter(({ html }) => html !== '') }]
    }),
  )
}
