import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import type { BulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { bulkWords, runWords as words } from '../../words.ts'
import { type FailureReason, reasonsText } from '../failure-reasons.ts'
import type { Run } from './runs.ts'

/** The reasons why rows of a run were refused so far. */
export const reasonsOf = ({ progress }: BulkOperation): FailureReason[] =>
  (progress['reasons'] as FailureReason[] | undefined) ?? []

/** What the person who started a run is told at its end, with the list where its result is shown. */
export const runNotice = (ctx: Context, run: Run) => {
  const reasons = reasonsOf(run)
  const { href } = run.params
  return {
    title: inBoth((locale) => runText(ctx, run, locale)),
    ...(reasons.length > 0 && { text: inBoth((locale) => reasonsText(reasons, locale)) }),
    href: `${href}${href.includes('?') ? '&' : '?'}run=${run._id}`,
  }
}

const inBoth = (textIn: (locale: Locale) => string): Text => ({ th: textIn('th'), en: textIn('en') })

/** The state of a run: what it does and how far it is, and at its end what was done. */
export const runText = (ctx: Context, run: Run, locale: Locale): string => {
  const n = (count: number) => count.toLocaleString('th-TH')
  const filled = (text: string) => fill(text, { done: n(run.done), at: n(run.done + run.failed), total: n(run.total) })
  const { name, done } = wordsOf(ctx, run)
  if (run.state === 'running') return `${name[locale]} · ${filled(words.running[locale])}`
  const doneText = fill(done[locale], { n: n(run.done) })
  return run.state === 'done' ? doneText : `${filled(words[run.state][locale])} · ${doneText}`
}

/** What a run does, and what it has done at its end. */
function wordsOf(ctx: Context, { params: { action }, about }: Run): { name: Text; done: Text } {
  if (!action) return { name: words.undo, done: bulkWords.undone }
  const named = action.verb === 'update' ? action.action : undefined
  const declared =
    named === undefined ? undefined : collectionOf(ctx, about).actions?.find(({ name }) => name === named)
  return { name: declared?.label ?? words[action.verb], done: declared?.done ?? doneWords[action.verb] }
}

const doneWords = { remove: bulkWords.removed, restore: bulkWords.restored, update: bulkWords.changed }
