import { visibleCategories } from '#modules/category/public-api.ts'
import { notFound } from '#platform/errors/errors.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import { loads } from '#platform/http/request.server.ts'
import { catalogueOf, knownAs, toldOf } from '../../components/catalogue/catalogue.server.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { trailWords } from '../../words.ts'

/** Courses in one category, by its code (specification §2.1) or by the slug of its name. */
export const loader = loads(async (ctx, { params, url }) => {
  const categories = await visibleCategories(ctx)
  const category =
    categories.find(({ code }) => code === params.id) ?? categories.find(({ slug }) => slug === params.id)
  if (!category) throw notFound()
  const { name, description } = category
  const [catalogue, frame] = await Promise.all([
    catalogueOf(ctx, { url, category, categories }),
    imageMeta(ctx, [category.picture]),
  ])
  return {
    head: headOf(ctx, {
      name,
      text: description || toldOf(ctx, { name, total: catalogue.total }),
      ...knownAs(catalogue),
    }),
    name,
    description,
    picture: category.picture && { url: pictureAt(category.picture), ...frame(category.picture) },
    trail: wordsOf(ctx, { name: 'lesson.trail', words: trailWords }),
    catalogue,
  }
})
