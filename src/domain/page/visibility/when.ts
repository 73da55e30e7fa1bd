import { z } from 'zod'
import { isDay } from '#domain/thai-calendar/day.ts'
import type { Page, PageColumn } from '../page.ts'

const day = z.string().refine(isDay)

/** The conditions of a row or object of a page. All must hold. Days are Bangkok days and inclusive. */
export const pageWhen = z.strictObject({
  audience: z.enum(['user', 'guest']).optional(),
  /** Codes of target groups. The viewer must belong to one of them. */
  targets: z.array(z.string().min(1).max(100)).min(1).max(50).optional(),
  from: day.optional(),
  until: day.optional(),
})

export type PageWhen = z.infer<typeof pageWhen>

/** The viewer, and the day. */
export interface Looking {
  isSignedIn: boolean
  /** The code of their target group. */
  band: string | null
  today: string
}

/** Whether something with these conditions is shown to the viewer. */
export function holds(when: PageWhen | undefined, { isSignedIn, band, today }: Looking): boolean {
  if (!when) return true
  const isMeant = when.audience === undefined || (when.audience === 'user') === isSignedIn
  const isOfGroup = when.targets === undefined || (band !== null && when.targets.includes(band))
  return isMeant && isOfGroup && (when.from ?? today) <= today && today <= (when.until ?? today)
}

const isByDay = (when: PageWhen | undefined) => when?.from !== undefined || when?.until !== undefined

/** Returns the page without parts that are not for the viewer, and whether it depends on the day. */
export function meantPage(page: Page, looking: Looking): { page: Page; isByDay: boolean } {
  const objects = (column: PageColumn) => column.objects.filter(({ when }) => holds(when, looking))
  const rows = page.rows
    .filter(({ when }) => holds(when, looking))
    .map((row) => ({ ...row, columns: row.columns.map((column) => ({ ...column, objects: objects(column) })) }))
  const parts = [...page.rows, ...page.rows.flatMap((row) => row.columns.flatMap((column) => column.objects))]
  return { page: { ...page, rows }, isByDay: parts.some(({ when }) => isByDay(when)) }
}
