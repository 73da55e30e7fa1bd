import { markSlot, releaseRound, storeStatistics, submitAppeal } from '#modules/exam/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { bank } from '../../../../database/seeds/assessment/bank/bank.ts'
import { appeal, type SeedSitter } from '../../../../database/seeds/assessment/sitters.ts'
import type { SeededRound } from './seed-exams.ts'
import type { SatExam } from './sit-exam.ts'

const dayMs = 24 * 3_600_000
/** The written question of the final exam. */
const writtenCode = 'EL-701'
const rubric = bank.find(({ code }) => code === writtenCode)!.key.rubric!

interface Marking {
  round: SeededRound
  marker: Viewer
  sat: readonly { sitter: SeedSitter & { viewer: Viewer }; exam: SatExam }[]
}

/** The lecturer marks what the learners wrote, staff release the round at one instant, and one learner appeals. */
export async function seedResults(ctx: Context, { round, marker, sat }: Marking): Promise<void> {
  const marking: Context = { ...ctx, viewer: marker, now: round.opensAt + 4 * dayMs }
  for (const { sitter, exam } of sat) {
    // What was left empty has 0 points without a marker.
    if (sitter.essay === '') continue
    const levels = Object.fromEntries(rubric.map(({ id, levels }, at) => [id, levels[sitter.levels[at]!]!.id]))
    const mark = { attemptID: exam.attemptID, slot: exam.slots.get(writtenCode)!, version: 0, points: '', reason: '' }
    await markSlot(marking, { ...mark, levels, comment: sitter.comment })
  }
  await releaseRound({ ...ctx, now: round.opensAt + 9 * dayMs }, { roundID: round._id })
  await storeStatistics(ctx, round._id)
  const { sitter, exam } = sat.find((one) => one.sitter.username === appeal.username)!
  const slot = exam.slots.get(writtenCode)!
  const appealing: Context = { ...ctx, viewer: sitter.viewer, now: round.opensAt + 10 * dayMs }
  await submitAppeal(appealing, { attemptID: exam.attemptID, slot, text: appeal.text })
}
