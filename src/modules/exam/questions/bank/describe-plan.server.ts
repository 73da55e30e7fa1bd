import type { Context } from '#platform/context.ts'
import type { RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { questionTypeChoices } from '../../rules/choices.ts'
import { ignoredWords, problemWords } from '../formats/problem-words.ts'
import { isProblem } from '../formats/question-file.ts'
import type { ImportOutcome, PlannedItem } from './import-questions.server.ts'
import { fileWords as words } from './words.ts'

const maxRows = 500

interface ImportReport {
  plan: readonly PlannedItem[]
  isStored: boolean
  /** What was refused while it was stored, by line. */
  refused?: readonly { line: number; error: RequestError }[]
}

/** Returns the report of an import in the language of the viewer: counts, and a row for each line that matters. */
export function describePlan(ctx: Context, { plan, isStored, refused = [] }: ImportReport) {
  const { locale } = ctx
  const failures = new Map(refused.map(({ line, error }) => [line, error.issues[0]?.[locale] ?? '']))
  const rows = plan.map((planned) => rowOf(ctx, planned, failures))
  const count = (outcome: ImportOutcome) =>
    plan.filter((each) => each.outcome === outcome && !failures.has(each.item.line)).length
  const bad = count('problem') + count('in-use') + failures.size
  const changes = count('create') + count('change')
  const values = { create: count('create'), change: count('change'), same: count('same'), bad }
  const summary = changes === 0 && bad === 0 ? words.nothing : isStored ? words.done : words.plan
  const sorted = rows.toSorted((left, right) => Number(right.isBad) - Number(left.isBad) || left.line - right.line)
  return {
    summary: fill(summary[locale], values),
    canStore: !isStored && changes > 0,
    isStored,
    rows: sorted.slice(0, maxRows),
    more: rows.length > maxRows ? fill(words.more[locale], { n: rows.length - maxRows }) : null,
  }
}

function rowOf({ locale }: Context, { item, outcome }: PlannedItem, failures: ReadonlyMap<string | number, string>) {
  const { line } = item
  if (isProblem(item))
    return {
      line,
      code: '',
      type: '',
      isBad: true,
      result: fill(problemWords[item.problem][locale], item.values),
      notes: '',
    }
  const failure = failures.get(line)
  const type = questionTypeChoices.find(({ value }) => value === item.question.type)!.label[locale]
  const notes = item.ignored.map((part) => ignoredWords[part][locale]).join(' · ')
  const isBad = failure !== undefined || outcome === 'in-use'
  return { line, code: item.code, type, isBad, result: failure ?? words[outcome as 'create'][locale], notes }
}
