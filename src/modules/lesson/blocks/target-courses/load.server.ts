import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, noStore } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import type { CourseShown } from '../../components/course-summary.ts'
import { courseRows, namesOnce, shownCourses } from '../../components/catalogue/find-courses.server.ts'
import { blockWords } from '../../words.ts'
import type { Props } from './block.ts'

export interface TargetCoursesContent {
  title: string
  courses: (CourseShown & { labels: string[] })[]
}

export const load: BlockLoad<Props, TargetCoursesContent> = async (ctx, placed) => {
  const group = await groupOf(ctx)
  const most = Math.max(...placed.map(({ props }) => props.limit))
  const courses = group ? await coursesFor(ctx, { target: group.code, limit: most }) : []
  const title = fill(blockWords.forYou[ctx.locale], { group: group?.name ?? '' })
  return Object.fromEntries(
    placed.map(({ id, props }) => [id, { title: props.title || title, courses: courses.slice(0, props.limit) }]),
  )
}

/** The target group that the learner's band code names (requirement L180.5). The result is private to this learner. */
async function groupOf(ctx: Context) {
  const { viewer } = ctx
  if (!isSignedIn(viewer) || isStaff(viewer)) return null
  noStore(ctx)
  const me = await from(ctx, 'user').select('user.info').where('user._id', '=', viewer.id).executeTakeFirst()
  const code = me?.info?.bandCode
  if (!code) return null
  const group = await from(ctx, 'target').select('target.name').where('target.code', '=', code).executeTakeFirst()
  return group ? { code, name: group.name } : null
}

/** Each course carries the names of all its categories and whether it ends with a certificate. */
async function coursesFor(ctx: Context, wanted: { target: string; limit: number }) {
  const found = await courseRows(ctx, wanted)
  const [shown, names] = await Promise.all([shownCourses(ctx, found), namesOnce(ctx)])
  return shown.map((course, at) => {
    const { category, certification } = found[at]!
    const categories = category.flatMap((code) => names.get(code) ?? [])
    return { ...course, labels: [...categories, certificateOf(ctx, certification)] }
  })
}

const certificateOf = ({ locale }: Context, certification: string) => {
  const answer = certification === 'yes' ? blockWords.yes : blockWords.no
  return `${blockWords.certificate[locale]}: ${answer[locale]}`
}
