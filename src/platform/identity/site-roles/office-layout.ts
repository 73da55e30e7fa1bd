import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

export const densities = ['comfortable', 'compact'] as const
export const schemes = ['auto', 'light', 'dark'] as const

/** A staff member's settings of the office, on every site. */
export interface OfficeLayout {
  density: (typeof densities)[number]
  scheme: (typeof schemes)[number]
  /** The start path; '' for the first list that they may open. */
  start: string
  /** The menu is collapsed. */
  isRailed: boolean
  /** Single letters are shortcuts. */
  hasLetters: boolean
  /** The tour was shown or declined. */
  isToured: boolean
  /** Lists start with their figures and charts. */
  hasOverviews: boolean
}

export const usualLayout: OfficeLayout = {
  ...{ density: 'comfortable', scheme: 'auto', start: '' },
  ...{ isRailed: false, hasLetters: true, isToured: false, hasOverviews: true },
}

/** Stores the settings of the user. Settings that are not given do not change. */
export const keepOfficeLayout = async (ctx: Context, change: Partial<OfficeLayout>) => {
  const { home, id } = ctx.viewer
  const kept = { ...usualLayout, ...ctx.session?.office, ...change }
  const { density, scheme, start, isRailed, hasLetters, isToured, hasOverviews } = kept
  await sql`insert into office_layout ("userSite", "user", density, scheme, start, "isRailed", "hasLetters", "isToured",
      "hasOverviews")
    values (${home}, ${id}, ${density}, ${scheme}, ${start}, ${isRailed}, ${hasLetters}, ${isToured}, ${hasOverviews})
    on conflict ("userSite", "user") do update
      set density = excluded.density, scheme = excluded.scheme, start = excluded.start,
        "isRailed" = excluded."isRailed", "hasLetters" = excluded."hasLetters",
        "isToured" = excluded."isToured", "hasOverviews" = excluded."hasOverviews"`.execute(ctx[executor])
}
