import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { keysWithin, readKey } from '#domain/file/file-key.ts'
import { fill } from '#domain/locale/fill.ts'
import { jsonFault } from '#domain/validation/json.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { openFile } from '#platform/content/file/serving/open-file.ts'
import { keepFile, mayUpload, takeIn } from '#platform/content/file/upload/upload.ts'
import { type CourseBundle, courseBundle } from '../rules/course-bundle.ts'
import { fileWords as words } from '../copy-words.ts'
import { bundleFields, bundleOf } from './read.server.ts'
import { createFromBundle } from './write.server.ts'

/** Bytes of all files in an exported course, and bytes of a single file. */
const mostCarried = 24 * 2 ** 20
export const mostBytes = 48 * 2 ** 20

const perMinute = [{ most: 10, ms: 60_000 }]

const carried = z.object({
  wicha: z.literal('course'),
  version: z.literal(1),
  book: courseBundle,
  files: z.record(z.string().max(100), z.object({ name: z.string().max(300), bytes: z.base64() })),
})
type Carried = z.infer<typeof carried>

/** Exports a course with its lessons and files as one JSON file. Files beyond the size limit are left out. */
export const exportCourse = async (ctx: Context, courseID: string): Promise<{ name: string; body: string }> => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  ctx.app.limits.count(`course out ${ctx.viewer.home} ${ctx.viewer.id}`, perMinute)
  const whole = await bundleOf(ctx, courseID)
  const files: Carried['files'] = {}
  let left = mostCarried
  for (const key of keysOf(whole)) {
    const file = await openFile(ctx, { key, most: left })
    if (!file) continue
    const bytes = await buffer(file.stream)
    left -= bytes.length
    files[key] = { name: file.name, bytes: bytes.toString('base64') }
  }
  const out: Carried = { wicha: 'course', version: 1, book: whole, files }
  return { name: String(whole.course['name'] ?? ''), body: JSON.stringify(out) }
}

/** The result of importing a course: the new draft and messages about what was left out. */
export interface ImportResult {
  _id: string
  left: { th: string; en: string }[]
}

/** Creates a draft from a course file, all or nothing. Throws with a message if the file is not a course file. */
export const importCourse = async (ctx: Context, bytes: Uint8Array): Promise<ImportResult> => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  ctx.app.limits.count(`course in ${ctx.viewer.home} ${ctx.viewer.id}`, perMinute)
  const read = readCarried(bytes)
  const keys = new Map<string, string>()
  const wanted = new Set(keysOf(read.book))
  for (const [key, file] of Object.entries(read.files)) if (wanted.has(key)) keys.set(key, await kept(ctx, file))
  const lost = [...wanted].filter((key) => !keys.has(key)).length
  const unknown = unknownFields(ctx, read.book)
  const { _id } = await createFromBundle(ctx, { book: rekeyed(read.book, keys), from: null })
  return {
    _id,
    left: [
      ...(lost > 0 ? [{ th: fill(words.lost.th, { n: lost }), en: fill(words.lost.en, { n: lost }) }] : []),
      ...unknown.map((name) => ({
        th: words.unknown.th.replace('{name}', name),
        en: words.unknown.en.replace('{name}', name),
      })),
    ],
  }
}

function readCarried(bytes: Uint8Array): Carried {
  const refused = invalid({ field: 'file', code: 'not-course', ...words.notCourse })
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refused
  }
  if (jsonFault(value, { depth: 40, bytes: mostBytes }) !== null) throw refused
  const read = carried.safeParse(value)
  if (!read.success) throw refused
  return read.data
}

/** The content decides the type of a file, not its name. It is stored like any upload. */
async function kept(ctx: Context, file: { name: string; bytes: string }): Promise<string> {
  const taken = await mayUpload(ctx)
  const spooled = await takeIn(ctx, { stream: Readable.from(Buffer.from(file.bytes, 'base64')), taken })
  const about = { name: file.name, alt: '', isPublic: false, inLibrary: true }
  return (await keepFile(ctx, { file: spooled, taken, about })).key
}

const keysOf = (whole: CourseBundle): string[] => {
  const text = JSON.stringify(whole)
  return [...new Set([...text.matchAll(new RegExp(keysWithin, 'g'))].map(([key]) => key))].filter(
    (key) => readKey(key.slice('upload/'.length)) !== null,
  )
}

/** Replaces the file keys of the bundle with the keys on this site. References to missing files are removed. */
function rekeyed(whole: CourseBundle, keys: ReadonlyMap<string, string>): CourseBundle {
  const text = JSON.stringify(whole).replaceAll(new RegExp(keysWithin, 'g'), (key) => keys.get(key) ?? '')
  const clean = JSON.parse(text) as CourseBundle
  return { ...clean, lessons: clean.lessons.map((one) => ({ ...one, values: emptied(one.values) })) }
}

const emptied = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || (name !== 'file' && name !== 'captions')),
  )

const mostNamed = 20

function unknownFields(ctx: Context, { course, lessons }: CourseBundle): string[] {
  const known = [new Set(bundleFields(ctx, 'course')), new Set(bundleFields(ctx, 'lesson'))] as const
  const names = [
    ...Object.keys(course).filter((name) => !known[0].has(name)),
    ...lessons.flatMap(({ values }) => Object.keys(values).filter((name) => !known[1].has(name))),
  ]
  return [...new Set(names)].slice(0, mostNamed)
}
