import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Action, Link } from '#ui/office/description.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'
import { officeWords } from '../../screens/player/words.ts'
import { type Check, type CheckedCourse, type CheckedSite, checksOf, type Mended } from '../rules/checks.ts'
import { childrenOf } from '../rules/place.ts'
import { checkSentences, checkWords, editorWords as words } from '../words.ts'
import type { EditorDescription, OutlineLine, ShownCheck } from './description.ts'
import type { EditedLesson } from './lessons.server.ts'

interface Edited {
  course: CheckedCourse & { _id: string; sharedBy: string | null; status: boolean }
  lessons: readonly EditedLesson[]
  site: CheckedSite
  /** The lesson that is open in the side panel. */
  open: string | null
  isAsking: boolean
}

/** What the editor shows of a course: its outline, what is missing, and the confirmation before publishing. */
export const describeEditor = (ctx: Context, of: Edited): EditorDescription => {
  const { course, lessons, open } = of
  const { locale } = ctx
  const here = href('/lesson/player/detail/:id', { id: course._id })
  const mayEdit = course.sharedBy === null
  const checks = checksOf(course, { lessons, site: of.site })
  const good = checks.filter(({ state }) => state === 'good').length
  const at = { mayEdit, here, open, checks }
  return {
    ...{ here, mayEdit },
    total: fill(words.total[locale], { n: lessons.length }),
    lines: linesUnder(ctx, lessons, { ...at, parent: null, depth: 0 }),
    add: { href: href('/lesson/player/add/:id', { id: course._id }), label: officeWords.add[locale] },
    empty: officeWords.none[locale],
    checks: {
      heading: checkWords.heading[locale],
      count: fill(checkWords.of[locale], { n: good, of: checks.length }),
      share: checks.length === 0 ? 1 : good / checks.length,
      list: checks.map((check) => shown(ctx, check, course._id)),
    },
    ask: of.isAsking && !course.status ? askOf(ctx, checks, here) : null,
    words: {
      ...inLocale(words, locale),
      ask: checkWords.ask[locale],
      actions: officeWords.actions[locale],
    },
  }
}

const icons: Record<EditedLesson['kind'], IconName> = {
  ...{ text: 'file-text', youtube: 'player-play', video: 'player-play', audio: 'headphones', pdf: 'file-type-pdf' },
  ...{ file: 'download', link: 'external-link', assignment: 'upload', session: 'calendar-event' },
  ...{ exam: 'clipboard-list', survey: 'list' },
}

interface At {
  parent: string | null
  depth: number
  mayEdit: boolean
  here: string
  open: string | null
  checks: readonly Check[]
}

function linesUnder(ctx: Context, lessons: readonly EditedLesson[], at: At): OutlineLine[] {
  const byParent = Map.groupBy(lessons, ({ parent }) => parent)
  const lacking = new Set(
    at.checks.filter(({ name }) => name === 'taught' || name === 'film').flatMap((one) => ids(one.at)),
  )
  const under = (parent: string | null, depth: number): OutlineLine[] =>
    childrenOf(byParent.get(parent) ?? [], parent).flatMap((lesson) => [
      lineOf(ctx, lesson, { ...at, depth, isLacking: lacking.has(lesson._id) }),
      ...under(lesson._id, depth + 1),
    ])
  return under(at.parent, at.depth)
}

const ids = (mended: readonly Mended[]) =>
  mended.flatMap((one) => (typeof one === 'object' && 'lesson' in one ? [one.lesson] : []))

function lineOf(ctx: Context, lesson: EditedLesson, at: At & { isLacking: boolean }): OutlineLine {
  const { locale } = ctx
  return {
    ...{ id: lesson._id, depth: at.depth, title: lesson.name, icon: icons[lesson.kind] },
    href: `${at.here}?lesson=${lesson._id}`,
    note: noteOf(lesson, locale),
    ...(!lesson.status && { state: { text: officeWords.unpublished[locale], tone: 'off' as const } }),
    ...(at.isLacking && { problem: officeWords.problem[locale] }),
    isOpen: at.open === lesson._id,
    actions: actionsOf(ctx, lesson, at.mayEdit),
  }
}

/** The exam and the length of a lesson. */
const noteOf = ({ examName, minutes }: EditedLesson, locale: Context['locale']) =>
  [examName, minutes > 0 && fill(officeWords.minutes[locale], { n: minutes })].filter(Boolean).join(' · ')

function actionsOf(ctx: Context, lesson: EditedLesson, mayEdit: boolean): Action[] {
  const { locale } = ctx
  const { courseID: cid, _id: pid } = lesson
  const preview = { label: officeWords.preview[locale], href: href('/lesson/play/:cid/:pid', { cid, pid }) }
  if (!mayEdit) return [preview]
  const posts = (label: string, ...hidden: [string, string][]): Action => ({
    ...{ label, method: 'post' },
    hidden: [{ name: 'id', value: pid }, ...hidden.map(([name, value]) => ({ name, value }))],
  })
  return [
    { label: words.whole[locale], href: href('/lesson/player/edit/:id', { id: pid }) },
    ...examActions(ctx, lesson),
    { label: officeWords.subs[locale], href: href('/lesson/player/sub/:cid/:pid', { cid, pid }) },
    preview,
    posts(officeWords.up[locale], ['direction', 'up']),
    posts(officeWords.down[locale], ['direction', 'down']),
    { ...posts(officeWords.remove[locale], ['intent', 'remove']), isDestructive: true },
  ]
}

const mostLinks = 4

function shown(ctx: Context, check: Check, courseID: string): ShownCheck {
  const { locale } = ctx
  const { good, bad } = checkSentences[check.name]
  const at = check.at.filter((one) => one !== 'payment' || mayOpenRoute(ctx, 'setup-payment'))
  const left = at.length - mostLinks
  return {
    ...{ name: check.name, state: check.state, said: checkWords[check.state][locale] },
    text: (check.state === 'good' ? good : bad)[locale],
    links: at.slice(0, mostLinks).map((one) => linkTo(ctx, one, courseID)),
    more: left > 0 ? fill(checkWords.more[locale], { n: left }) : '',
  }
}

/** The link to fix a check. */
function linkTo(ctx: Context, mended: Mended, courseID: string): Link {
  const { locale } = ctx
  if (mended === 'outline')
    return { href: href('/lesson/player/add/:id', { id: courseID }), label: officeWords.add[locale] }
  if (mended === 'payment') return { href: href('/setup/payment'), label: checkWords.payment[locale] }
  if ('lesson' in mended)
    return {
      href: `${href('/lesson/player/detail/:id', { id: courseID })}?lesson=${mended.lesson}`,
      label: mended.name,
    }
  const edit = href('/lesson/edit/:id/:mode/:history', { id: courseID, mode: 'standard', history: '0' })
  const label = ctx.app.collections.get('course')?.collection.fields[mended.field]?.label[locale] ?? mended.field
  return { href: `${edit}#field-${mended.field}`, label }
}

function askOf({ locale }: Context, checks: readonly Check[], here: string) {
  const isStopped = checks.some(({ state }) => state === 'stop')
  const publish: Action = {
    ...{ label: checkWords.anyway[locale], method: 'post', isPrimary: true },
    hidden: [
      { name: 'intent', value: 'publish' },
      { name: 'anyway', value: '1' },
    ],
  }
  return { publish: isStopped ? null : publish, later: { href: here, label: checkWords.later[locale] } }
}

/** An exam lesson leads to its exam, or to a new one. */
function examActions(ctx: Context, { kind, courseID, examID, examName }: EditedLesson): Action[] {
  if (kind !== 'exam' || !mayOpenRoute(ctx, 'lesson-exam-add')) return []
  const [openLabel, addLabel] = [words.openExam[ctx.locale], words.addExam[ctx.locale]]
  return examID && examName !== ''
    ? [{ label: openLabel, href: href('/lesson/exam/detail/:id/:history', { id: examID, history: '0' }) }]
    : [{ label: addLabel, href: href('/lesson/exam/add/:id/:history', { id: courseID, history: '0' }) }]
}
