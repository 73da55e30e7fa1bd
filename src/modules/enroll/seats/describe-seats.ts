import { type Context, nowOf } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { mayTakeBack, seatStates } from '../rules/company.ts'
import type { Seat } from './hold.server.ts'
import { companyWords } from './words.ts'

const tones = { invited: 'info', enrolled: 'success', back: undefined } as const

/** A seat as its contact person sees it: a name, a state and a percentage, and no other personal data. */
export const describeSeat = (ctx: Context, seat: Seat) => {
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  const isOver = seat.status === 'invited' && seat.expiresAt <= nowOf(ctx)
  const state = seatStates.find(({ value }) => value === seat.status)!.label[ctx.locale]
  return {
    id: seat._id,
    invited: seat.invited,
    name: seat.name || seat.invited,
    state: isOver ? words.expired : seat.isComplete ? words.isComplete : state,
    tone: isOver ? undefined : tones[seat.status],
    percent: seat.status === 'enrolled' ? seat.percent : null,
    isComplete: seat.isComplete,
    mayTakeBack: !isOver && mayTakeBack(seat),
  }
}
