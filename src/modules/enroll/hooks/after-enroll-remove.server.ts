import type { AfterRemove } from '#platform/http/api/command.ts'
import { moveSeat } from '../waitlist/take-seat.server.ts'

/**
 * A removed enrolment frees its seat. A restored one gets it back even if the course is full, because it had been
 * counted.
 */
const freeSeat: AfterRemove = (ctx, { row, isBack }) => moveSeat(ctx, { row, has: isBack })

export default freeSeat
