import type { Context } from '#platform/context.ts'
import type { Site } from '#platform/site/site.ts'

/** A unit's own row, as far as giving needs it. */
export interface Own {
  _id: string
  status: boolean
  sharedBy: string | null
}

/**
 * The operations to give rows of one kind to units. `O` is an original with its parts. `C` holds the changes that make
 * a copy equal to it. `there` is the context of the unit, with administrator rights.
 */
export interface Kind<O, C> {
  /** Whether a site has such rows now. A suspended site is skipped until it is reopened. */
  isKeptBy: (site: Site) => boolean
  /** The rows that a site may give, by name: no copies, and nothing restricted to its own people. */
  offered: (ctx: Context, most: number) => Promise<{ _id: string; name: string }[]>
  named: (ctx: Context, ids: readonly string[]) => Promise<{ _id: string; name: string; status: boolean }[]>
  /** Undefined if it is removed or may no longer be given. */
  originalAt: (ctx: Context, _id: string) => Promise<O | undefined>
  isPublished: (original: O) => boolean
  /** Creates a draft in the unit that is equal to the original. */
  make: (there: Context, original: O) => Promise<string>
  ownAt: (there: Context, _id: string) => Promise<Own | undefined>
  /** Null if it equals its original. */
  changesOf: (there: Context, of: { copy: string; original: O }) => Promise<C | null>
  /** Makes a copy equal to its original. It must be unlinked before, and linked again afterwards. */
  apply: (there: Context, of: { copy: string; changes: C }) => Promise<void>
  /** Matches the parts of a new copy to those of its original. */
  bindParts?: (there: Context, of: { copy: string; original: O }) => Promise<void>
  /** Links a copy to the group of this name. With null, it becomes the site's own. */
  bind: (there: Context, _id: string, sharedBy: string | null) => Promise<unknown>
  show: (there: Context, _id: string, isShown: boolean) => Promise<unknown>
  /** Unlinks a copy and its parts, which become the site's own. */
  release: (there: Context, _id: string) => Promise<void>
}
