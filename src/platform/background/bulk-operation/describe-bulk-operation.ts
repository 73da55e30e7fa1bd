import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import type { BulkOperation } from './bulk-operation.ts'
import { bulkOperationWords as words } from './words.ts'

/** How a bulk operation stands, as a banner that is followed while it runs; `text` is what it does or has done. */
export const describeBulkOperation = ({ locale }: Context, errand: BulkOperation, text: string): RunDescription => {
  const { state, done, total, _id } = errand
  const n = (count: number) => count.toLocaleString('th-TH')
  const isRunning = state === 'running'
  const hidden = [
    { name: 'intent', value: 'cancel' },
    { name: 'run', value: _id },
  ]
  return {
    text: `${text} · ${fill(words[state][locale], { at: n(done), total: n(total) })}`,
    ...{ isRunning, isBroken: state === 'stopped', at: done, total: Math.max(1, total) },
    ...(isRunning && { act: { label: words.cancel[locale], method: 'post' as const, hidden } }),
  }
}
