import type { Context } from '#platform/context.ts'
import { copiesOf } from '#platform/content/syndication/copies.ts'
import { type Share, sharesOf } from '#platform/content/syndication/shares.ts'
import type { GiveRowInput } from './give-row.server.ts'
import { atSite, type Group, type Offered } from './group-catalogue.server.ts'
import type { Kind } from './kinds/kind.ts'
import { withKind } from './kinds/kinds.server.ts'

/** What giving a row to a unit would do. */
export interface Planned {
  row: Offered
  unit: string
  outcome: GiveRowInput
}

/** What giving these rows to a group's units would do. Writes nothing. */
export const planGiving = async (
  ctx: Context,
  { group, rows }: { group: Group; rows: readonly Offered[] },
): Promise<Planned[]> => {
  const [shares, copies] = [await sharesOf(group.there), await copiesOf(group.there)]
  const planned: Planned[] = []
  for (const row of rows) {
    const share = shares.find((one) => one.fromSite === row.fromSite && one.original === row.original)
    for (const { _id: unit } of group.units.filter(({ _id }) => _id !== row.fromSite)) {
      const copy = copies.find((one) => one.share === share?._id && one.site === unit)?.copy
      const outcome = await withKind(row.kind, (kind) => outcomeOf(kind, ctx, { row, unit, share, copy }))
      planned.push({ row, unit, outcome })
    }
  }
  return planned
}

async function outcomeOf<O, C>(
  kind: Kind<O, C>,
  ctx: Context,
  of: { row: Offered; unit: string; share: Share | undefined; copy: string | undefined },
): Promise<GiveRowInput> {
  const { row, unit, share, copy } = of
  const there = await atSite(ctx, { kind: row.kind, site: unit })
  if (!there) return 'off'
  if (!copy) return 'new'
  if (share?.mode === 'copied') return 'same'
  const source = await atSite(ctx, { kind: row.kind, site: row.fromSite })
  const original = source && (await kind.originalAt(source, row.original))
  if (!original || !(await kind.ownAt(there, copy))) return 'same'
  return (await kind.changesOf(there, { copy, original })) === null ? 'same' : 'changed'
}
