import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'

export const densities = ['comfortable', 'compact'] as const
export const schemes = ['auto', 'light', 'dark'] as const

/** How a member of staff likes the back office, on every site. */
export interface OfficeLayout {
  density: (typeof densities)[number]
  scheme: (typeof schemes)[number]
  /** The path where he begins, '' for the first list that is his. */
  start: string
}

export const usualLayout: OfficeLayout = { density: 'comfortable', scheme: 'auto', start: '' }

/** Keeps what the person of the context chose. */
export const keepOfficeLayout = async (ctx: Context, { density, scheme, start }: OfficeLayout) => {
  const { home, id } = ctx.viewer
  await sql`insert into office_layout ("userSite", "user", density, scheme, start)
    values (${home}, ${id}, ${density}, ${scheme}, ${start})
    on conflict ("userSite", "user") do update
      set density = excluded.density, scheme = excluded.scheme, start = excluded.start`.execute(ctx[executor])
}
