import type { AfterChange } from '#platform/http/api/command.ts'
import { conflict } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { excessOf } from '../rules/package-change.ts'
import { amountOf, labelOf, measuresOf, overOf, packageBy } from '../components/measures.ts'
import { packageWords as words } from '../words.ts'

/**
 * A package whose limits are below the site's current use requires a reason in the same change (guide of the module:
 * block when over limit). Otherwise it throws conflict. Existing data stay either way, and nothing more can be added.
 */
const settlePackage: AfterChange = async (ctx, { before, row }) => {
  if (before === null || row['package'] === null || before['package'] === row['package']) return
  const reason = String(row['packageReason'] ?? '')
  if (reason.length >= shortestReason && reason !== before['packageReason']) return
  const next = await packageBy(ctx, String(row['package']))
  const over = overOf(await measuresOf(ctx, { now: null, next }))
  if (over.length === 0) return
  const say = (locale: 'th' | 'en') => {
    const parts = over.map((one) =>
      fill(words.overBy[locale], {
        name: labelOf({ ...ctx, locale }, one.name),
        used: amountOf(one.name, one.used),
        most: amountOf(one.name, one.next ?? 0),
        n: amountOf(one.name, excessOf(one)),
      }),
    )
    return fill(words.blocked[locale], { what: parts.join(', ') })
  }
  throw conflict({ field: 'packageReason', code: 'over', th: say('th'), en: say('en') })
}

export default settlePackage

/** In letters. */
const shortestReason = 5
