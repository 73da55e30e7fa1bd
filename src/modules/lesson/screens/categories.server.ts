import { visibleCategories } from '#modules/category/door.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/request.server.ts'
import { catalogueOf } from '../components/catalogue/catalogue.server.ts'
import { titled } from '#platform/site/titled.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { trailWords } from '../words.ts'

/** Courses in one category, by its code (specification §2.1). */
export const loader = loads(async (ctx, { params, url }) => {
  const categories = await visibleCategories(ctx)
  const category = categories.find(({ code }) => code === params.id)
  if (!category) throw notFound()
  return {
    title: titled(ctx, category.name),
    name: category.name,
    description: category.description,
    trail: wordsOf(ctx, { name: 'lesson.trail', words: trailWords }),
    catalogue: await catalogueOf(ctx, { url, category, categories }),
  }
})
