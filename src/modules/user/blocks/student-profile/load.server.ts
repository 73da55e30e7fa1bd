import { myEnrolments, totalOfMine } from '#modules/enroll/public-api.ts'
import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import type { CourseLine } from '../../components/my-courses.tsx'
import { countOf, courseLine } from '../../courses/course-line.ts'
import { profileWords } from '../../words/words.ts'
import type { Props } from './block.ts'

export interface StudentProfileContent {
  title: string
  /** Null if the viewer can have no courses. */
  mine: { courses: CourseLine[]; count: string } | null
  words: Record<keyof typeof profileWords, string>
}

export const load: BlockLoad<Props, StudentProfileContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'user.profile', words: profileWords })
  const mine = await mineOf(ctx, words)
  return Object.fromEntries(placed.map(({ id, props }) => [id, { title: props.title || words.title, mine, words }]))
}

async function mineOf(ctx: Context, words: StudentProfileContent['words']) {
  if (!isSignedIn(ctx.viewer) || isStaff(ctx.viewer)) return null
  noStore(ctx)
  const enrolments = await myEnrolments(ctx)
  const total = await totalOfMine(ctx, enrolments)
  return {
    courses: enrolments.map((one) => courseLine(ctx, one)),
    count: countOf(words, { shown: enrolments.length, total }),
  }
}
