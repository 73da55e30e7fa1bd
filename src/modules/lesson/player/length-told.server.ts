import type { Context } from '#platform/context.ts'
import { middleOf } from '#platform/data/privileged-reads/middle.ts'
import { isPlayed } from '../rules/film-length.ts'

/** What a lesson says of its film. */
export interface Film {
  kind: string
  minutes: number
  updatedAt: string
}

/**
 * How long the players of others said that a film is which has no minutes, in milliseconds: the middle of what they said since the lesson was
 * changed, so that one of them alone makes it neither shorter nor longer. Zero where fewer than two have said it, or the lesson does not play.
 */
export const lengthToldByOthers = async (
  ctx: Context,
  { enrollID, lessonID, lesson }: { enrollID: string; lessonID: string; lesson: Film },
): Promise<number> => {
  if (lesson.minutes > 0 || !isPlayed(lesson.kind)) return 0
  const told = await middleOf(ctx, 'lesson_watch', {
    field: 'duration',
    where: { lessonID, enrollID: { $ne: enrollID }, duration: { $gt: 0 }, createdAt: { $gte: lesson.updatedAt } },
  })
  return (told ?? 0) * 1000
}
