import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { usageOf } from '#platform/http/api-key/call-log.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Cell, Figure } from '#ui/office/description.ts'
import { keyWords as words } from '../words.ts'

type Usage = ReturnType<Awaited<ReturnType<typeof usageOf>>['get']>

/** Whether a key can be used now. */
export const keyStatus = (ctx: Context, key: { revokedAt: string | null; expires: string | null }): Cell => {
  if (key.revokedAt !== null) return { text: words.revoked[ctx.locale], tone: 'broken' }
  const isOver = key.expires !== null && key.expires < bangkokDay(ctx.now)
  return isOver ? { text: words.expired[ctx.locale], tone: 'off' } : { text: words.live[ctx.locale], tone: 'live' }
}

/** When a key was last used. */
export const lastUse = ({ locale }: Context, usage: Usage, length: 'medium' | 'list' = 'medium'): Cell =>
  usage ? { text: formatInstant(usage.lastAt, { length, locale }) } : { text: words.never[locale], isMuted: true }

/** The calls of the last 24 hours and how many of them were refused, for one or several keys. */
export const useFigures = ({ locale }: Context, usages: readonly Usage[]): Figure[] => {
  const calls = usages.reduce((sum, one) => sum + (one?.calls ?? 0), 0)
  const failed = usages.reduce((sum, one) => sum + (one?.failed ?? 0), 0)
  return [
    { label: words.calls[locale], value: calls.toLocaleString('th-TH') },
    {
      label: words.failed[locale],
      value: failed.toLocaleString('th-TH'),
      text: fill(words.failedText[locale], { percent: percentOf({ calls, failed }) }),
    },
  ]
}

/** The percentage of calls refused in the last 24 hours. A dash without calls. */
export const failedShare = (usage: Usage): Cell =>
  usage && usage.calls > 0 ? { text: percentOf(usage).toLocaleString('th-TH') } : { text: '–', isMuted: true }

const percentOf = ({ calls, failed }: { calls: number; failed: number }) =>
  calls === 0 ? 0 : Math.round((100 * failed) / calls)
