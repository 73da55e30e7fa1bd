import { z } from 'zod'
import { isDay } from '#domain/thai-calendar/day.ts'

/** How a post that comes from elsewhere names another: in its place stands the `_id` of this site once it is known. */
export const reference = { post: '@post:', wordpress: '@wp:', group: '@group' } as const

const day = z.string().refine(isDay).nullable().default(null)
const short = z.string().max(400)

/** A page, post, form or menu on its way between sites: what it says and how it stands, never its password nor who made it. */
export const carried = z.strictObject({
  type: z.enum(['page', 'form', 'post']),
  slug: z.string().min(1).max(100),
  title: z.string().min(1).max(1000),
  purpose: z.enum(['page', 'part', 'template']).default('page'),
  content: z.string().max(800_000).default(''),
  builder: z.json(),
  parent: short.nullable().default(null),
  /** When it was first written. */
  createdAt: z.iso.datetime().nullable().default(null),
  status: z.boolean().default(false),
  display: z.enum(['single', 'group']).default('single'),
  feature_image: z.string().max(4000).nullable().default(null),
  authen: z.boolean().default(false),
  destination: short.nullable().default(null),
  next: short.nullable().default(null),
  ref1: short.nullable().default(null),
  mode: z.enum(['default', 'standard', 'blank']).default('default'),
  fullscreen: z.boolean().default(false),
  audience: z.enum(['everybody', 'user', 'guest']).default('everybody'),
  targets: z.array(short).max(100).default([]),
  visibleFrom: day,
  visibleUntil: day,
  searchTitle: z.string().max(1000).nullable().default(null),
  searchText: z.string().max(10_000).nullable().default(null),
  sharePicture: z.string().max(1000).nullable().default(null),
  noindex: z.boolean().default(false),
  topics: z.array(z.string().max(200)).max(100).default([]),
})
export type Carried = z.infer<typeof carried>

/** What a change of a row that is there brings: where it lies, and whether it is shown, stays. */
export const changedByWordPress = ['title', 'content', 'builder', 'searchTitle', 'searchText', 'topics'] as const

/** A value with every text in it read again; the keys of objects stay. */
export function rewritten(value: unknown, read: (text: string) => string): unknown {
  if (typeof value === 'string') return read(value)
  if (Array.isArray(value)) return value.map((one) => rewritten(one, read))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewritten(one, read)]))
}
