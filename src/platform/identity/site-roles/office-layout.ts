import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

export const densities = ['comfortable', 'compact'] as const
export const schemes = ['auto', 'light', 'dark'] as const

/** How a member of staff likes the back office, on every site. */
export interface OfficeLayout {
  density: (typeof densities)[number]
  scheme: (typeof schemes)[number]
  /** The path where he begins, '' for the first list that is his. */
  start: string
  /** The menu is narrow. */
  isRailed: boolean
  /** Single letters are keys. */
  hasLetters: boolean
  /** He was shown round, or did not want to be. */
  isToured: boolean
  /** Lists are headed by their figures and charts. */
  hasOverviews: boolean
}

export const usualLayout: OfficeLayout = {
  ...{ density: 'comfortable', scheme: 'auto', start: '' },
  ...{ isRailed: false, hasLetters: true, isToured: false, hasOverviews: true },
}

/** Keeps what the person of the context chose; what he said nothing of stays as it was. */
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
