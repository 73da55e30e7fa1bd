import type { BlockLoad } from '#platform/content/page/block.ts'
import type { SearchShown } from '../../components/catalogue/live-search.tsx'
import { searchFormOf } from '../../components/catalogue/search-form.server.ts'
import type { Props } from './block.ts'

export interface SearchBoxContent {
  id: string
  search: SearchShown
  isStraddling: boolean
}

export const load: BlockLoad<Props, SearchBoxContent> = async (ctx, placed) => {
  const form = await searchFormOf(ctx)
  const shown = placed.map(({ id, props }): [string, SearchBoxContent] => {
    const placeholder = props.placeholder || form.words.placeholder
    const search = { ...form, words: { ...form.words, placeholder } }
    return [id, { id: `search-${id}`, search, isStraddling: props.isStraddling }]
  })
  return Object.fromEntries(shown)
}
