import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import { colleaguesOf } from '#platform/office/comments/colleagues.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Pair } from '#ui/office/description.ts'
import { readExam } from '../read-exam.server.ts'
import { examVersion } from '../../tables.ts'
import { changeWords } from './wording/change-words.ts'
import { type BankNames, describeChanges, settingText, sourceText } from './describe-changes.ts'
import { detailWords as words } from './wording/detail-words.ts'
import type { Draft } from './draft.server.ts'
import type { ExamPaths } from './exam-paths.ts'
import { settingWords } from './wording/setting-words.ts'
import type { SettingName } from './rules/blueprint-changes.ts'
import { editorWords } from './wording/editor-words.ts'

/** The sections of a blueprint as labels and values. */
export const sectionPairs = ({ sections }: Blueprint, of: { locale: 'th' | 'en'; banks: BankNames }): Pair[] =>
  sections.map((section, at) => ({
    label: section.title || fill(editorWords.sectionNumber[of.locale], { n: at + 1 }),
    value: {
      text: fill(words.section[of.locale], { source: sourceText(section.source, of), points: section.points }),
    },
  }))

const settingNames: readonly SettingName[] = [
  ...([
    'duration',
    'passPercent',
    'attempts',
    'waitBetween',
    'scoring',
    'hasPenalty',
    'navigation',
    'perPage',
  ] as const),
  ...(['review', 'releasesItself', 'secondMarker', 'resitCap'] as const),
]

/** The rules of a blueprint as labels and values. */
export const settingPairs = ({ settings }: Blueprint, locale: 'th' | 'en'): Pair[] =>
  settingNames.map((field) => ({
    label: settingWords[field === 'review' ? 'reviewLevel' : field][locale],
    value: { text: settingText(settings, { field, locale }) },
  }))

/** The published versions of an exam, newest first, with the draft before them. */
export async function listVersions(ctx: Context, of: { examID: string; open: number; draft: Draft; paths: ExamPaths }) {
  const { locale } = ctx
  const { examID, open, draft, paths } = of
  const rows = await fromPrivate(ctx, examVersion)
    .select(['number', 'createdAt', 'createdBy'])
    .where('examID', '=', examID)
    .orderBy('number', 'desc')
    .limit(500)
    .execute()
  const names = new Map((await colleaguesOf(ctx)).map(({ _id, name }) => [_id, name]))
  const listed = rows
    .filter(({ number }) => number > 0 || draft.isStored)
    .map(({ number, createdAt, createdBy }) => ({
      number,
      href: withTab(paths.detail(examID, number)),
      name: number === 0 ? words.draft[locale] : fill(words.version[locale], { n: number }),
      when: formatInstant(createdAt, { length: 'medium', locale }),
      by: names.has(createdBy) ? fill(words.by[locale], { name: names.get(createdBy)! }) : '',
      isOpen: number === open,
    }))
  return listed.toSorted((a, b) => rank(b.number) - rank(a.number))
}

/** The draft is newer than every version. */
const rank = (number: number) => (number === 0 ? Infinity : number)

const withTab = (path: string) => `${path}${path.includes('?') ? '&' : '?'}tab=versions`

interface Compared {
  exam: { _id: string; current: number }
  version: number
  draft: Draft
  banks: BankNames
}

/** How a version differs from the one before it; the draft from the published one. Null where there is none to compare. */
export async function describeComparison(ctx: Context, { exam, version, draft, banks }: Compared) {
  const { locale } = ctx
  const earlier = version === 0 ? (draft.isStored ? exam.current : 0) : version - 1
  const name = inLocale(changeWords, locale)
  if (earlier === 0) return null
  const before = await readExam(ctx, { examID: exam._id, version: earlier })
  const after = version === 0 ? draft : await readExam(ctx, { examID: exam._id, version })
  if (!before || !after) throw notFound()
  const changes = describeChanges({ before: before.blueprint, after: after.blueprint }, { locale, banks })
  return {
    heading: fill(words.changes[locale], { before: fill(words.version[locale], { n: earlier }) }),
    changes: changes.map((change, at) => ({ key: String(at), ...change })),
    same: name.same,
    was: name.was,
    is: name.is,
  }
}
