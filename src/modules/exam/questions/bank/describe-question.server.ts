import { href } from 'react-router'
import { lintQuestion } from '#domain/learning/assessment/lint-question.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { playerWords } from '../../sitting/player/words.ts'
import { lintWords } from '../editor/words.ts'
import { examsWith, questionForAuthor, versionsOf } from './read-question.server.ts'
import { bankWords as words } from './words.ts'

/** Returns a version of a question for its page: as learners see it, what to check, its versions, and where it is used. */
export async function describeQuestion(ctx: Context, of: { questionID: string; version?: number }) {
  const { locale } = ctx
  const { row, version, question, key } = await questionForAuthor(ctx, of)
  const isOld = version !== row.current
  return {
    question,
    older: isOld ? fill(words.olderVersion[locale], { n: version, current: row.current }) : null,
    newest: isOld ? href('/lesson/question/detail/:id', { id: row._id }) : null,
    hints: lintQuestion(question, key).map(({ code, values }) => fill(lintWords[code][locale], values)),
    versions: await describeVersions(ctx, row._id),
    uses: await describeUses(ctx, row._id),
    words: inLocale(words, locale),
    playerWords: inLocale(playerWords, locale),
    edit: {
      label: words.editQuestion[locale],
      href: href('/lesson/question/edit/:exam/:question', { exam: 'bank', question: row._id }),
    },
    answer: {
      label: words.editAnswer[locale],
      href: href('/lesson/question/answer/:exam/:question', { exam: 'bank', question: row._id }),
    },
  }
}

async function describeVersions(ctx: Context, questionID: string) {
  const versions = await versionsOf(ctx, questionID)
  const people = await namesOf(ctx, [...new Set(versions.map(({ createdBy }) => createdBy))])
  return versions.map(({ number, createdAt, createdBy }) => ({
    href: `${href('/lesson/question/detail/:id', { id: questionID })}?version=${number}`,
    label: fill(words.versionBy[ctx.locale], {
      ...{ n: number, by: people.get(createdBy) ?? words.somebody[ctx.locale] },
      at: formatInstant(createdAt, { length: 'medium', locale: ctx.locale }),
    }),
  }))
}

async function namesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const users = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname'])
    .where('user._id', 'in', ids)
    .execute()
  return new Map(users.map(({ _id, firstname, lastname }) => [_id, `${firstname ?? ''} ${lastname ?? ''}`.trim()]))
}

async function describeUses(ctx: Context, questionID: string): Promise<string[]> {
  const { locale } = ctx
  const exams = await examsWith(ctx, questionID)
  return exams.map(({ name, versions }) => {
    const parts = versions.map((n) => (n === 0 ? words.useDraft[locale] : fill(words.useVersion[locale], { n })))
    return `${name} (${parts.join(', ')})`
  })
}
