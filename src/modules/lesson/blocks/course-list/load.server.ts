import { href } from 'react-router'
import type { BlockLoad, BlockPersonalize } from '#platform/content/page/block.ts'
import type { CourseShown } from '../../components/course-summary.ts'
import { listCourses, namesOnce, personalCourses } from '../../components/catalogue/find-courses.server.ts'
import { highlightWords } from '../../words.ts'
import type { Props } from './block.ts'

export interface CourseListContent {
  title: string
  courses: CourseShown[]
  more: { label: string; href: string }
}

export const load: BlockLoad<Props, CourseListContent> = async (ctx, placed) => {
  const lists = placed.map(async ({ id, props }): Promise<[string, CourseListContent]> => {
    const { title, category = '', limit, moreHref } = props
    const courses = await listCourses(ctx, { category, limit })
    const heading = title || ((category && (await namesOnce(ctx)).get(category)) ?? '')
    const all = category ? href('/lesson/categories/:id', { id: category }) : href('/lesson/home')
    return [id, { title: heading, courses, more: { label: highlightWords.seeAll[ctx.locale], href: moreHref ?? all } }]
  })
  return Object.fromEntries(await Promise.all(lists))
}

export const personalize: BlockPersonalize<CourseListContent> = async (ctx, shown) => {
  const courses = await personalCourses(ctx, shown.courses)
  return courses === shown.courses ? shown : { ...shown, courses }
}
