import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** The data of a page in a preview. */
interface LookedAt {
  _id: string
  title: string
  slug: string
  type: 'page' | 'form' | 'post'
  display: 'single' | 'group'
  authen: boolean
  hasPassword: boolean
  mode: 'default' | 'standard' | 'blank'
  fullscreen: boolean
  createdAt: string
  updatedAt: string
  feature_image: string | null
  /** Its plain text content. */
  content: string
}

/** Returns a page of the site, regardless of the viewer. For code that has checked access to its draft. */
export const lookedAt = async (ctx: Context, page: string): Promise<LookedAt | null> => {
  const { rows } =
    await sql<LookedAt>`select _id, title, slug, type, display, authen, password is not null as "hasPassword",
      mode, fullscreen, "createdAt", "updatedAt", feature_image, content
    from post where site = ${ctx.site._id} and _id = ${page} and "removedAt" is null`.execute(ctx[executor])
  return rows[0] ?? null
}
