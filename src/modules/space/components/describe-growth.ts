import { href } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { timeBucketsUntil } from '#domain/thai-calendar/time-buckets.ts'
import type { Context } from '#platform/context.ts'
import { growthOf } from '#platform/content/file/references/listed-files.ts'
import { describeTime } from '#platform/office/screens/list/figures/describe-time.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { moveWords as words } from '../file-words.ts'

/** The bytes of files added in each of the last months and days. */
export const describeGrowth = (ctx: Context): Promise<ChartDescription[]> =>
  Promise.all((['month', 'day'] as const).map((stride) => growth(ctx, stride)))

async function growth(ctx: Context, stride: 'month' | 'day'): Promise<ChartDescription> {
  const { first } = timeBucketsUntil(bangkokDay(ctx.now), stride)[0]!
  return describeTime(ctx, {
    title: words[stride === 'month' ? 'growth' : 'days'][ctx.locale],
    ...{ stride, value: words.added[ctx.locale] },
    amounts: inMegabytes(await growthOf(ctx, { since: first, stride })),
    textOf: (megabytes) => formatBytes(megabytes * 2 ** 20),
    hrefOf: () => href('/space/file'),
    isShown: () => false,
  })
}

const inMegabytes = (bytes: Record<string, number>) =>
  Object.fromEntries(Object.entries(bytes).map(([day, n]) => [day, n / 2 ** 20]))
