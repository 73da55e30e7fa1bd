import type { AfterRemove } from '#platform/http/api/command.ts'
import { moveSeat } from '../waitlist/take-seat.server.ts'

/** A removed enrolment gives its seat back, and one that comes back has it again, also where the seats are full by now: it was counted before. */
const freeSeat: AfterRemove = (ctx, { row, isBack }) => moveSeat(ctx, { row, has: isBack })

export default freeSeat
