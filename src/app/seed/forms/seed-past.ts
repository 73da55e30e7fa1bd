import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { type PastDecision, type PastSubmission, recordPastSubmissions } from '#modules/form/public-api.ts'
import { guest, type Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { chance, isLikely, pick } from '../../../../database/seeds/forms/build/pick.ts'
import type { SeedForm } from '../../../../database/seeds/forms/seed-form.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

interface Past {
  formID: string
  past: SeedForm['past']
  staff: readonly Viewer[]
}

/** Stores what people answered in the past, the oldest first, with what staff decided about it. */
export async function seedPast(ctx: Context, of: Past): Promise<void> {
  const { formID, past } = of
  const learners = await learnersOf(ctx)
  const submissions = Array.from({ length: past.count }, (_, n) => submissionOf(ctx, { ...of, learners, n }))
  await recordPastSubmissions(ctx, { formID, submissions: submissions.toSorted((a, b) => a.by.now - b.by.now) })
}

/** A third of the people have an account. A program has none, and fills in what nobody sees. */
function submissionOf(
  ctx: Context,
  { past, staff, learners, n }: Past & { learners: readonly Viewer[]; n: number },
): PastSubmission {
  const isSpam = past.isSpam?.(n) ?? false
  const isLearner = !isSpam && learners.length > 0 && isLikely({ n, salt: 100 }, 33)
  const sentAt = sentAtOf(ctx, { past, n })
  return {
    answers: past.answers(n),
    by: { ...ctx, now: sentAt, viewer: isLearner ? pick(learners, { n, salt: 101 }) : guest },
    openedAt:
      sentAt - (isSpam ? 400 : (1 + chance({ n, salt: 102 }, 9)) * minuteMs + chance({ n, salt: 103 }, 60) * 1000),
    ...(isSpam && { trap: 'spam' }),
    decisions: isSpam ? [] : decisionsOf(ctx, { past, staff, n, sentAt }),
  }
}

/** Between 8 and 22 o'clock in Bangkok, more of them in the last weeks. */
function sentAtOf(ctx: Context, { past, n }: { past: SeedForm['past']; n: number }): number {
  const daysAgo = 1 + Math.floor(past.days * ((n + 1) / (past.count + 1)) ** 1.6)
  const day = Date.parse(`${addDays(bangkokDay(ctx.now), -daysAgo)}T08:00:00+07:00`)
  return day + chance({ n, salt: 104 }, 14 * 60) * minuteMs + chance({ n, salt: 105 }, 60) * 1000
}

interface Deciding {
  past: SeedForm['past']
  staff: readonly Viewer[]
  n: number
  sentAt: number
}

/** Staff confirm most submissions within four days, and refuse or cancel some. Of the last days some still wait. */
function decisionsOf(ctx: Context, { past, staff, n, sentAt }: Deciding): PastDecision[] {
  const now = sentAt + (2 + chance({ n, salt: 106 }, 90)) * hourMs
  if (past.refusals.length === 0 || staff.length === 0 || now > ctx.now || isLikely({ n, salt: 107 }, 12)) return []
  const by = { ...ctx, viewer: pick(staff, { n, salt: 108 }), now }
  const lot = chance({ n, salt: 109 }, 100)
  if (lot < 9) return [{ status: 'reject', by, reason: pick(past.refusals, { n, salt: 110 }) }]
  const confirmed: PastDecision = { status: 'confirm', by }
  const later = now + (1 + chance({ n, salt: 111 }, 5)) * dayMs
  if (lot >= 16 || later > ctx.now) return [confirmed]
  return [confirmed, { status: 'cancel', by: { ...by, now: later }, reason: 'ผู้ส่งขอยกเลิกทางโทรศัพท์' }]
}

async function learnersOf(ctx: Context): Promise<Viewer[]> {
  const rows = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname'])
    .where('user.role', '=', 'user')
    .orderBy('user.username')
    .limit(40)
    .execute()
  return rows.map(({ _id, firstname, lastname }) => ({
    ...{ id: _id, role: 'user', home: ctx.site._id, name: `${firstname} ${lastname}` },
  }))
}
