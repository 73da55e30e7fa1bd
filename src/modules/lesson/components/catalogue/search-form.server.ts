import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { searchWords } from '../../words.ts'
import { namesOnce } from './find-courses.server.ts'
import type { SearchShown } from './live-search.tsx'

export const searchFormOf = async (ctx: Context): Promise<SearchShown> => {
  const { label, submit, category, everywhere, ...words } = wordsOf(ctx, { name: 'lesson.search', words: searchWords })
  const categories = [...(await namesOnce(ctx))].map(([value, name]) => ({ value, label: name }))
  return {
    action: href('/lesson/home'),
    words: { label, submit, category, placeholder: words.placeholder, failed: words.failed },
    categories: [{ value: '', label: everywhere }, ...categories],
  }
}
