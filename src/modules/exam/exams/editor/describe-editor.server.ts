import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { difficultyChoices, examKindChoices, questionTypeChoices } from '../../rules/choices.ts'
import { readDraft, examById, readVersion } from './draft.server.ts'
import { checkWords, problemWords } from './wording/check-words.ts'
import type { ExamPaths } from './exam-paths.ts'
import { banksFor, examFacts, unfilledIn } from './read-facts.server.ts'
import { choiceWords, settingWords } from './wording/setting-words.ts'
import { editorWords } from './wording/editor-words.ts'

/** The editor of an exam: its draft, or a published version to start from, with the facts that its checks need. */
export async function describeEditor(ctx: Context, of: { examID: string; version: number; paths: ExamPaths }) {
  const { locale } = ctx
  const { examID, version, paths } = of
  const { exam, course } = await examById(ctx, examID)
  const draft = await readDraft(ctx, exam)
  const blueprint = version === 0 ? draft.blueprint : (await readVersion(ctx, { examID, version })).blueprint
  const words = inLocale(editorWords, locale)
  return {
    exam: { id: exam._id, name: exam.name, kind: exam.kind },
    kinds: examKindChoices.map(({ value, label }) => ({ value, label: label[locale] })),
    crumbs: [
      { href: paths.course(course._id), label: course.name },
      { href: paths.detail(exam._id, 0), label: exam.name },
    ],
    blueprint,
    revision: draft.revision,
    fromVersion: version === 0 ? null : fill(words.fromVersion, { n: version }),
    facts: await examFacts(ctx, [blueprint]),
    unfilled: await unfilledIn(ctx, blueprint),
    banks: await banksFor(ctx, { courseID: course._id, blueprints: [blueprint] }),
    links: {
      detail: paths.detail(exam._id, 0),
      draft: paths.edit(exam._id, 0),
      find: href('/lesson/exam/questions/:id', { id: exam._id }),
      addBank: href('/lesson/question/bank/add'),
      preview: href('/lesson/exam/preview/:id/:history', { id: exam._id, history: '0' }),
    },
    words,
    settingWords: inLocale(settingWords, locale),
    choices: inLocale(choiceWords, locale),
    checks: inLocale(checkWords, locale),
    problems: inLocale(problemWords, locale),
    difficulties: difficultyChoices.map(({ value, label }) => ({ value, label: label[locale] })),
    types: Object.fromEntries(questionTypeChoices.map(({ value, label }) => [value, label[locale]])),
  }
}

export type EditorDescription = Awaited<ReturnType<typeof describeEditor>>
