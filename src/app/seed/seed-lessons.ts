import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '#domain/thai-calendar/bangkok.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type About, keepFile, takeIn } from '#platform/content/file/upload/upload.ts'
import { type UploadLimits, uploadLimits } from '#platform/content/file/upload/upload-limits.ts'
import type { SeedFile, SeedLesson, SeedSession } from '../../../database/seeds/seed.ts'

/** Seeds the lessons of a course in order, a chapter before its lessons, with their files and sessions. */
export const seedLessons = async (
  ctx: Context,
  of: { courseID: string; lessons: readonly SeedLesson[]; today: string },
) => {
  const ids = new Map<string, string>()
  const plant = async (parent: string | null, lessons: readonly SeedLesson[]) => {
    for (const [order, lesson] of lessons.entries()) {
      const requires = (lesson.needs ?? []).map((name) => idNamed(ids, name))
      const row = { ...(await fieldsOf(ctx, lesson)), courseID: of.courseID, parent, order, requires }
      const { _id } = await create(ctx, 'lesson', row)
      ids.set(lesson.name, _id)
      for (const session of lesson.sessions ?? []) await plantSession(ctx, { lessonID: _id, session, today: of.today })
      await plant(_id, lesson.children ?? [])
    }
  }
  await plant(null, of.lessons)
}

function idNamed(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo has no lesson '${name}' before the one that needs it`)
  return id
}

async function fieldsOf(ctx: Context, lesson: SeedLesson) {
  const { children: _children, needs: _needs, sessions: _sessions, file, captions, more, ...fields } = lesson
  return {
    ...fields,
    ...more,
    ...(file && { file: await kept(ctx, file) }),
    ...(captions && { captions: await kept(ctx, captions) }),
  }
}

/** Opens to people who may take its lesson. */
const kept = (ctx: Context, { from, name }: SeedFile) =>
  storeSeedFile(ctx, { from, about: { name, alt: '', isPublic: false } })

/** Stores a file of `database/seeds/files` like an upload of staff, and returns its key. */
export const storeSeedFile = async (
  ctx: Context,
  { from, about }: { from: string; about: Omit<About, 'inLibrary'> },
): Promise<string> =>
  uploadSeedFile(ctx, { from, about: { ...about, inLibrary: true }, taken: await uploadLimits(ctx) })

/** Uploads a file of `database/seeds/files` as the viewer within the limits of `mayUpload`, and returns its key. */
export async function uploadSeedFile(
  ctx: Context,
  { from, about, taken }: { from: string; about: About; taken: UploadLimits },
): Promise<string> {
  const stream = createReadStream(join(ctx.app.settings.root, 'database/seeds/files', from))
  const file = await takeIn(ctx, { stream, taken })
  return (await keepFile(ctx, { file, taken, about })).key
}

const plantSession = (ctx: Context, of: { lessonID: string; session: SeedSession; today: string }) => {
  const { daysAhead, from, to, ...fields } = of.session
  const at = (time: string) => new Date(`${addDays(of.today, daysAhead)}T${time}:00+07:00`).toISOString()
  return create(ctx, 'lesson_session', { ...fields, lessonID: of.lessonID, startsAt: at(from), endsAt: at(to) })
}
