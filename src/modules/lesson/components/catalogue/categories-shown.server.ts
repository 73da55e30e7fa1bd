import { href } from 'react-router'
import { visibleCategories } from '#modules/category/public-api.ts'
import { type Context, memoize } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { designOf } from '#ui/course/art/motifs.ts'
import { artOf } from '../../rules/cover.ts'
import { blockWords, highlightWords } from '../../words.ts'

export type CategoriesShown = Awaited<ReturnType<typeof categoriesShown>>

/** The visible categories that have courses, each with its link. They are read once for all blocks of a page. */
export const categoriesShown = async (ctx: Context) => {
  const categories = await categoriesOnce(ctx)
  return {
    heading: blockWords.categories[ctx.locale],
    more: { label: highlightWords.seeCourses[ctx.locale], href: href('/lesson/home') },
    categories: categories
      .filter(({ count }) => count > 0)
      .map(({ code, name, count, picture }) => ({
        id: code,
        name,
        href: href('/lesson/categories/:id', { id: code }),
        count: fill(blockWords.count[ctx.locale], { n: count }),
        cover: { picture: picture ? { url: pictureAt(picture) } : null, design: designOf(artOf([code]), code) },
      })),
  }
}

const categoriesOnce = (ctx: Context) => memoize(ctx, 'categories', () => visibleCategories(ctx))
