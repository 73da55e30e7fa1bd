import type { Context } from '#platform/context.ts'
import type { Site } from '#platform/site/site.ts'

/** A row of a unit's own, as far as giving asks. */
export interface Own {
  _id: string
  status: boolean
  sharedBy: string | null
}

/**
 * What giving rows of one kind to units takes. `O` is an original with all that goes with it, as its site has it; `C` is what a
 * copy is to hold otherwise to be like it. `there` is the context of the unit, with the rights of an administrator.
 */
export interface Kind<O, C> {
  /** Whether a site keeps such rows now; one that is suspended is left alone until it is opened again. */
  isKeptBy: (site: Site) => boolean
  /** By name, what a site may give: no copies, nothing that only its own people may see. */
  offered: (ctx: Context, most: number) => Promise<{ _id: string; name: string }[]>
  named: (ctx: Context, ids: readonly string[]) => Promise<{ _id: string; name: string; status: boolean }[]>
  /** Undefined where it is removed, or may be given no more. */
  originalAt: (ctx: Context, _id: string) => Promise<O | undefined>
  isPublished: (original: O) => boolean
  /** Makes a draft of the unit's own that is like the original. */
  make: (there: Context, original: O) => Promise<string>
  ownAt: (there: Context, _id: string) => Promise<Own | undefined>
  /** Null where it is like its original. */
  changesOf: (there: Context, of: { copy: string; original: O }) => Promise<C | null>
  /** Makes a copy like its original. It must be left to its site while this is done, and bound again afterwards. */
  apply: (there: Context, of: { copy: string; changes: C }) => Promise<void>
  /** Which part of a copy that was just made stands for which of its original. */
  bindParts?: (there: Context, of: { copy: string; original: O }) => Promise<void>
  /** Binds a copy to the group of this name, or, with null, leaves it to its site. */
  bind: (there: Context, _id: string, sharedBy: string | null) => Promise<unknown>
  show: (there: Context, _id: string, isShown: boolean) => Promise<unknown>
  /** Leaves a copy and its parts to their site: from now on they are its own. */
  release: (there: Context, _id: string) => Promise<void>
}
