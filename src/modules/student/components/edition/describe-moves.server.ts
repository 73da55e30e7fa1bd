import type { Context } from '#platform/context.ts'
import { describeBulkOperation } from '#platform/background/bulk-operation/describe-bulk-operation.ts'
import type { BulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { itemsOf, outcomeCounts } from '#platform/background/bulk-operation/items.ts'
import { type Parts, partsOf, perPage } from './describe-edition.server.ts'
import { editionWords as words, movedWords } from './words.ts'
import type { Tone } from '#ui/office/description.ts'

type Outcome = keyof typeof movedWords

const tones: Record<Outcome, Tone> = { moved: 'live', complete: 'off', there: 'off', full: 'waiting', gone: 'broken' }

/** One page of the results for the learners to be moved. The progress is shown above. */
export const describeMoves = async (ctx: Context, { operation, page }: { operation: BulkOperation; page: number }) => {
  const { locale } = ctx
  const { items, total } = await itemsOf(ctx, {
    operation: operation._id,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  const tally = await outcomeCounts(ctx, operation._id)
  const wordOf = (outcome: string) => movedWords[outcome as Outcome]?.[locale] ?? outcome
  const counted = [...tally]
    .filter(([outcome]) => outcome !== '')
    .map(([outcome, n]) => `${wordOf(outcome)} ${n.toLocaleString('th-TH')}`)
  const parts: Parts | null = partsOf(ctx, { _id: operation.about, page, total, n: items.length, run: operation._id })
  return {
    run: describeBulkOperation(ctx, operation, [words.moved[locale], ...counted].join(' · ')),
    moved: items.map(({ at, title, outcome }) => ({
      ...{ id: String(at), name: title, text: outcome === null ? '–' : wordOf(outcome) },
      tone: outcome === null ? ('busy' as const) : tones[outcome as Outcome],
    })),
    parts,
  }
}
