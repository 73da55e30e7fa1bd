import { formatBaht } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Coupon } from '#modules/redeem-coupon/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { redeemWords } from '../screens/redeem/words.ts'

type Words = Record<keyof typeof redeemWords, string>

/** What a coupon gives, as its page lists it. */
export async function describeCoupon(ctx: Context, { coupon, words }: { coupon: Coupon; words: Words }) {
  const { products, categories, courses, until, minSpend } = coupon
  const isForSome = products.length + categories.length + courses.length > 0
  return [
    { name: words.code, value: coupon.code },
    { name: words.gives, value: await gift(ctx, { coupon, words }) },
    ...(minSpend ? [{ name: words.minSpend, value: bahtText(ctx, minSpend) }] : []),
    ...(until ? [{ name: words.until, value: formatDay(until, { length: 'long', locale: ctx.locale }) }] : []),
    ...(isForSome ? [{ name: '', value: words.some }] : []),
  ]
}

async function gift(ctx: Context, { coupon, words }: { coupon: Coupon; words: Words }): Promise<string> {
  const { kind, percent, amount, credits, maxDiscount } = coupon
  if (kind === 'course') return fill(words.course, { name: await courseName(ctx, coupon.courseID ?? '') })
  if (kind === 'credit') return fill(words.credit, { n: bahtText(ctx, credits ?? 0) })
  if (kind === 'amount') return fill(words.amount, { n: bahtText(ctx, amount ?? 0) })
  const n = String(percent ?? 0)
  return maxDiscount === null
    ? fill(words.percent, { n })
    : fill(words.percentMost, { n, most: bahtText(ctx, maxDiscount) })
}

const bahtText = ({ locale }: Context, amount: number) => formatBaht(amount, { style: 'word', locale })

const courseName = async (ctx: Context, _id: string): Promise<string> => {
  const course = await from(ctx, 'course').select('course.name').where('course._id', '=', _id).executeTakeFirst()
  return course?.name ?? '–'
}
