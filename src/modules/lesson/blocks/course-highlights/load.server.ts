import { sql } from 'kysely'
import { href } from 'react-router'
import { seatsLeftIn } from '#modules/enroll/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import type { BlockLoad, BlockPersonalize } from '#platform/content/page/block.ts'
import { type CourseShown, summaryOf } from '../../components/course-summary.ts'
import { personalCourses } from '../../components/catalogue/find-courses.server.ts'
import { highlightWords } from '../../words.ts'
import type { Props } from './block.ts'

export interface CourseHighlightsContent {
  title: string
  more: { label: string; href: string }
  groups: { code: string; name: string; more: { label: string; href: string }; courses: CourseShown[] }[]
}

/** Courses per category, from the specification (§9). */
const most = 4

export const load: BlockLoad<Props, CourseHighlightsContent> = async (ctx, placed) => {
  const groups = await groupsOf(ctx)
  const more = { label: highlightWords.seeCourses[ctx.locale], href: href('/lesson/home') }
  return Object.fromEntries(
    placed.map(({ id, props }) => [id, { title: props.title, more, groups: chosen(groups, props) }]),
  )
}

export const personalize: BlockPersonalize<CourseHighlightsContent> = async (ctx, shown) => {
  const lists = await Promise.all(shown.groups.map(({ courses }) => personalCourses(ctx, courses)))
  if (lists.every((courses, at) => courses === shown.groups[at]!.courses)) return shown
  return { ...shown, groups: shown.groups.map((group, at) => ({ ...group, courses: lists[at]! })) }
}

const chosen = (groups: CourseHighlightsContent['groups'], { categories }: Props) =>
  categories.length === 0 ? groups : groups.filter(({ code }) => categories.includes(code))

async function groupsOf(ctx: Context): Promise<CourseHighlightsContent['groups']> {
  if (!ctx.site.plugins.has('category')) return []
  const found = await newestByCategory(ctx)
  const covers = found.map(({ cover }) => cover)
  const [frame, left] = await Promise.all([imageMeta(ctx, covers), seatsLeftIn(ctx, found)])
  const label = highlightWords.seeAll[ctx.locale]
  return [...Map.groupBy(found, ({ code }) => code)].map(([code, courses]) => {
    const name = courses[0]!.categoryName
    const by = { locale: ctx.locale, categories: new Map([[code, name]]), frame, left }
    return {
      code,
      name,
      more: { label, href: href('/lesson/categories/:id', { id: code }) },
      courses: courses.map((course) => summaryOf({ ...course, category: [code] }, by)),
    }
  })
}

/**
 * The specification's highlights pipeline (§7) as one statement. Each category takes its newest courses from the index
 * of published courses. `any` keeps the planner on that index. `@>` would fetch all courses of the category on every
 * site.
 */
const newestByCategory = (ctx: Context) =>
  from(ctx, 'category')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom(rows(ctx, 'course'))
          .selectAll('course')
          .where('course.status', '=', true)
          .where('course.mode', '=', 'standard')
          .where('course.lesson_type', '=', 'child')
          .where(sql<boolean>`category.code = any(course.category)`)
          .orderBy('course.createdAt', 'desc')
          .orderBy('course._id')
          .limit(most)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .where('category.visible', '=', true)
    .where('category.type', '=', 'course')
    .select(['category.code', 'category.name as categoryName'])
    .select(['newest._id', 'newest.name', 'newest.cover', 'newest.hours', 'newest.days', 'newest.short_description'])
    .select(['newest.lecturer', 'newest.certification', 'newest.price', 'newest.sale_price', 'newest.seats'])
    .orderBy('category.order')
    .orderBy('category.name')
    .orderBy('newest.createdAt', 'desc')
    .orderBy('newest._id')
    .execute()
