import type { Context } from '#platform/context.ts'
import { middleOf } from '#platform/data/privileged-reads/middle.ts'
import { isPlayed } from '../rules/film-length.ts'

/** The video facts of a lesson. */
export interface Film {
  kind: string
  minutes: number
  updatedAt: string
}

/**
 * The length of a video without stated minutes, from other learners' players, in milliseconds. It is the median since
 * the lesson was last changed, so one player cannot distort it. Zero if fewer than two reported it, or the lesson has
 * no media.
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
