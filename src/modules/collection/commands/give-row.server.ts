import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { copyFiles } from '#platform/content/file/copy/copy-files.ts'
import { type Copy, copyAt, dropCopy, keepCopy } from '#platform/content/syndication/copies.ts'
import { lockedShare, type Share, unitsBeneath } from '#platform/content/syndication/shares.ts'
import type { Site } from '#platform/site/site.ts'
import { showing } from '../rules/carried.ts'
import type { Kind } from './kinds/kind.ts'
import { withKind } from './kinds/kinds.server.ts'

/** The result for a row in a unit. 'off' if the unit is suspended or has no such rows. */
export type GiveRowInput = 'new' | 'changed' | 'same' | 'off'

/**
 * Updates a unit's copy of a shared row, in one transaction. A second run changes nothing. The context is the group's,
 * with administrator rights there. Nothing happens if the unit or the original's site no longer belongs to the group.
 */
export const giveRow = (ctx: Context, of: { share: Share; unit: string }): Promise<GiveRowInput> =>
  withKind(of.share.kind, (kind) => giveOf(kind, ctx, of))

async function giveOf<O, C>(kind: Kind<O, C>, ctx: Context, of: { share: Share; unit: string }): Promise<GiveRowInput> {
  const { byId } = ctx.app.sites
  const [unit, source] = [await byId(of.unit), await byId(of.share.fromSite)]
  if (!unit || unit._id === of.share.fromSite) return 'same'
  if (!kind.isKeptBy(unit)) return 'off'
  return inTransaction({ ...ctx, now: ctx.app.clock() }, async (inside) => {
    const share = await lockedShare(inside, of.share._id)
    const beneath = new Set([...(await unitsBeneath(inside)), ctx.site._id])
    if (!share || !beneath.has(unit._id)) return 'same'
    const there = { ...inside, site: unit }
    const copy = await copyAt(inside, { share: share._id, unit: unit._id })
    if (share.state === 'ending') return leaveOf(kind, there, copy)
    if ((copy && share.mode === 'copied') || !beneath.has(share.fromSite)) return 'same'
    // A suspended source still counts as having its rows. A site whose plugin is off does not.
    const has = source && kind.isKeptBy({ ...source, isSuspended: false }) ? { ...inside, site: source } : null
    const found = has ? await kind.originalAt(has, share.original) : undefined
    const isWanted = copy !== undefined || share.state === 'given'
    const original = found && isWanted ? await copyFiles(there, { from: share.fromSite, values: found }) : undefined
    const given = { share, original, group: ctx.site }
    if (copy) return follow(kind, there, { ...given, copy })
    return original && share.state === 'given' ? begin(kind, there, { ...given, original }) : 'same'
  })
}

/** The name of a group as stored in a unit's row. */
const nameOfGroup = ({ siteName }: Site) => siteName

async function begin<O, C>(
  kind: Kind<O, C>,
  there: Context,
  { share, original, group }: { share: Share; original: O; group: Site },
): Promise<GiveRowInput> {
  const copy = await kind.make(there, original)
  const isPublished = kind.isPublished(original)
  if (isPublished) await kind.show(there, copy, true)
  const isLinked = share.mode === 'linked'
  if (isLinked) {
    await kind.bindParts?.(there, { copy, original })
    await kind.bind(there, copy, nameOfGroup(group))
  }
  // A draft is shown once its original is published.
  const hidden = isLinked && !isPublished
  await keepCopy(there, { site: there.site._id, copy, kind: share.kind, group: group._id, share: share._id, hidden })
  return 'new'
}

/** Updates a copy from its original, and shows or hides it as the group and the unit want. */
async function follow<O, C>(
  kind: Kind<O, C>,
  there: Context,
  { share, copy, original, group }: { share: Share; copy: Copy; original: O | undefined; group: Site },
): Promise<GiveRowInput> {
  const own = await kind.ownAt(there, copy.copy)
  if (!own) return 'same'
  const isOpen = share.state === 'given' && original !== undefined && kind.isPublished(original)
  const { isShown, isHidden } = showing({ isOpen, isShown: own.status, isHidden: copy.hidden })
  if (isHidden !== copy.hidden) await keepCopy(there, { ...copy, hidden: isHidden })
  const changes = original === undefined ? null : await kind.changesOf(there, { copy: own._id, original })
  const isLike = changes === null && own.sharedBy === nameOfGroup(group)
  if (isLike && isShown === own.status) return 'same'
  await kind.bind(there, own._id, null)
  if (changes !== null) await kind.apply(there, { copy: own._id, changes })
  if (isShown !== own.status) await kind.show(there, own._id, isShown)
  await kind.bind(there, own._id, nameOfGroup(group))
  return 'changed'
}

/** Leaves a copy to its unit as it is and removes the link to its origin. Not while the unit has no such rows. */
export const leave = (there: Context, copy: Copy): Promise<GiveRowInput> =>
  withKind(copy.kind, async (kind) =>
    kind.isKeptBy({ ...there.site, isSuspended: false }) ? leaveOf(kind, there, copy) : 'off',
  )

async function leaveOf<O, C>(kind: Kind<O, C>, there: Context, copy: Copy | undefined): Promise<GiveRowInput> {
  if (!copy) return 'same'
  await kind.release(there, copy.copy)
  await dropCopy(there, copy)
  return 'changed'
}
