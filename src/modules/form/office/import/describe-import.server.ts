import type { ImportedForm, ImportLine } from '#domain/form/import/imported-form.ts'
import { lintForm } from '#domain/form/lint-form.ts'
import { formOf } from '#domain/form/read-form.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { importWords as words } from './words.ts'

const mostLines = 1001

/** What would be created from a file, and what became of each question, in one language. Without a report it has no lines. */
export interface ImportPlan {
  title: string
  summary: string
  lines: {
    number: number
    name: string
    label: string
    outcome: ImportLine['outcome']
    result: string
    reasons: string
  }[]
  more: string
  /** What the draft needs before it can be published. */
  mend: string[]
  /** The page as JSON, to be sent back with the confirmation; empty if nothing can be created. */
  page: string
}

export function describeImport({ locale }: Pick<Context, 'locale'>, imported: ImportedForm): ImportPlan {
  const { title, page, report } = imported
  const count = (outcome: ImportLine['outcome']) => report.filter((line) => line.outcome === outcome).length
  const counts = { taken: count('taken'), changed: count('changed'), left: count('left') }
  const isEmpty = page.rows.length === 0
  return {
    title,
    summary: isEmpty ? words.nothing[locale] : report.length === 0 ? '' : fill(words.summary[locale], counts),
    lines: report.slice(0, mostLines).map(({ name, label, outcome, reasons }, at) => ({
      ...{ number: at + 1, name, label, outcome, result: words[outcome][locale] },
      reasons: reasons.map((reason) => reason[locale]).join(' · '),
    })),
    more: report.length > mostLines ? fill(words.more[locale], { n: mostLines }) : '',
    mend: isEmpty ? [] : mendOf(imported).map((issue) => `${issue.path}: ${issue[locale]}`),
    page: isEmpty ? '' : JSON.stringify(page),
  }
}

const mendOf = ({ page }: ImportedForm) => lintForm(formOf(page)).slice(0, 50)
