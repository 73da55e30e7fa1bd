import { z } from 'zod'
import { isDay } from '#domain/thai-calendar/day.ts'

/** How an imported post refers to another. The `_id` on this site replaces it once known. */
export const reference = { post: '@post:', wordpress: '@wp:', group: '@group' } as const

const day = z.string().refine(isDay).nullable().default(null)
const short = z.string().max(400)

/** A page, post, form or menu in transfer between sites: its content and settings, without its password and author. */
export const carried = z.strictObject({
  type: z.enum(['page', 'form', 'post']),
  slug: z.string().min(1).max(100),
  title: z.string().min(1).max(1000),
  purpose: z.enum(['page', 'part', 'template']).default('page'),
  content: z.string().max(800_000).default(''),
  builder: z.json(),
  parent: short.nullable().default(null),
  /** The original creation date. */
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

/** The fields that a repeated import updates. The location and the published state stay. */
export const changedByWordPress = ['title', 'content', 'builder', 'searchTitle', 'searchText', 'topics'] as const

/** Applies `read` to every text of a value. Object keys stay. */
export function rewritten(value: unknown, read: (text: string) => string): unknown {
  if (typeof value === 'string') return read(value)
  if (Array.isArray(value)) return value.map((one) => rewritten(one, read))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewritten(one, read)]))
}
