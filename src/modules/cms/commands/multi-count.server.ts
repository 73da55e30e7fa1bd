import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { publicCounts } from '#platform/data/privileged-reads/public-counts.ts'
import { invalid } from '#platform/errors/errors.ts'
import { counted } from '../rules/counted.ts'
import { statisticsWords } from '../words.ts'

type MultiCountCounts = keyof typeof counted

const names = Object.keys(counted) as [MultiCountCounts, ...MultiCountCounts[]]
const body = z.strictObject({ collections: z.array(z.enum(names)).min(1).max(names.length) })

const tallied = z.strictObject({ allTime: z.int(), currentMonth: z.int() })

export const description: CallDescription = {
  summary: { th: 'นับจำนวนทั้งหมดและเดือนนี้', en: 'Count all, and this month' },
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    counts: z.partialRecord(z.enum(names), tallied),
    message: z.string(),
  }),
  examples: [
    {
      name: 'statistics',
      summary: { th: 'สมาชิก หลักสูตร การลงทะเบียน และวุฒิบัตร', en: 'Members, courses, enrolments and certificates' },
      as: 'guest',
      request: { collections: [...names] },
    },
  ],
}

/** `POST /api/multi-count`: the totals, and those of the current month at +07:00 (L209, L129). */
const multiCount: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid({ field: 'collections', code: 'wrong', ...statisticsWords.wrongBody })
  const asked = Object.fromEntries(read.data.collections.map((name) => [name, counted[name]]))
  return { status: 200, counts: await publicCounts(ctx, asked), message: statisticsWords.counted[ctx.locale] }
}

export default multiCount
