import { z } from 'zod'
import type { Page } from '../page.ts'

/** The code of an element of the public site: the name of a part of the frame, or what an editor gave a block. */
export const flagCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** Whether elements are shown, by code. */
export type Flags = Readonly<Record<string, boolean>>

/** How many flags a site may have. */
export const maxFlags = 50

/** Whether an element is shown. Only a flag that is false hides it (specification §6; it protects nothing). */
export const isVisible = (flags: Flags | undefined, code: string | undefined): boolean =>
  code === undefined || flags?.[code] !== false

/** Returns the page without the blocks that a flag hides. */
export function visiblePage(page: Page, flags: Flags | undefined): Page {
  const rows = page.rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      objects: column.objects.filter((object) => isVisible(flags, object.flagCode)),
    })),
  }))
  return { ...page, rows }
}
