import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import type { BulkOperation } from './bulk-operation.ts'
import { bulkOperationWords as words } from './words.ts'

/** How far an operation is, as a banner that is refreshed while it runs; `text` says what it does or did. */
export const describeBulkOperation = ({ locale }: Context, operation: BulkOperation, text: string): RunDescription => {
  const { state, done, failed, total, _id } = operation
  const at = done + failed
  const isRunning = state === 'running'
  const hidden = [
    { name: 'intent', value: 'cancel' },
    { name: 'run', value: _id },
  ]
  return {
    text: `${text} · ${fill(words[state][locale], { at: formatCount(at), total: formatCount(total) })}`,
    ...{ isRunning, isBroken: state === 'stopped', at, total: Math.max(1, total) },
    ...(isRunning && { act: { label: words.cancel[locale], method: 'post' as const, hidden } }),
  }
}

const formatCount = (count: number) => count.toLocaleString('th-TH')
