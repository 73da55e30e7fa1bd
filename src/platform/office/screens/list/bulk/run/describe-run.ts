import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Action } from '#ui/office/description.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import { bulkWords, runWords as words } from '../../words.ts'
import { reasonsText } from '../failure-reasons.ts'
import { bulkActionKind } from './bulk-action-kind.ts'
import { reasonsOf, runText } from './run-text.ts'
import { runOf } from './runs.ts'

/** The run that the address of a list names, for who may see it: how far it is, and what can be done about it. */
export const describeRun = async (
  ctx: Context,
  { collection, url }: { collection: AnyCollection; url: URL },
): Promise<RunDescription | null> => {
  const _id = url.searchParams.get('run') ?? ''
  const run = /^[0-9a-f]{24}$/.test(_id) ? await runOf(ctx, { collection: collection.name, _id }) : undefined
  if (!run) return null
  const { locale } = ctx
  const isRunning = run.state === 'running'
  const act = (label: string, intent: string): Action => ({
    ...{ label, method: 'post' },
    hidden: [
      { name: 'intent', value: intent },
      { name: 'run', value: _id },
    ],
  })
  const canUndo = !isRunning && run.kind === bulkActionKind.name && run.batches.length > 0 && run.undoneBy === null
  const reasons = reasonsOf(run)
  return {
    text: runText(ctx, run, locale),
    ...(reasons.length > 0 && { skipped: reasonsText(reasons, locale) }),
    isRunning,
    isBroken: run.state === 'stopped',
    at: run.done + run.failed,
    total: Math.max(1, run.total),
    ...(isRunning && { act: act(words.cancel[locale], 'run-cancel') }),
    ...(canUndo && { act: act(bulkWords.undo[locale], 'run-undo') }),
  }
}
