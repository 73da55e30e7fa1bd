import { isAtLeast, type Role, rolesBelow } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type Held, rolesOf } from '#platform/session/staff/allot.ts'
import { staffSitesOf } from '#platform/session/staff/staff-sites.ts'
import type { Site } from '#platform/site/site.ts'
import { roleLabels } from '#modules/user/door.ts'
import type { FieldDescription } from '#ui/office/form-description.ts'
import { personWords } from '../words.ts'

/** What a person holds, and on which units the form lets it be changed. */
export interface Allotment {
  held: readonly Held[]
  units: readonly Site[]
  /** His roles are not for this viewer to change. */
  isLocked: boolean
}

/** What a person holds now; nobody's where he is new. The units are those of a node, or all there are. */
export const allotmentOf = async (
  ctx: Context,
  of: { row: { _id: string } | null; node: Site | null },
): Promise<Allotment> => {
  const { row, node } = of
  const units = (await staffSitesOf(ctx)).map(({ site }) => site)
  const isOfNode = (site: Site) => !node || node.siteType === 'origin' || [site._id, site.parent].includes(node._id)
  const held = row ? await rolesOf(ctx, row._id) : []
  const mayGive = rolesBelow(ctx.viewer)
  const isLocked = row?._id === ctx.viewer.id || held.some(({ role }) => !mayGive.includes(role))
  return { held, units: units.filter(isOfNode), isLocked }
}

/** What the form says that he is to hold; on a unit that it does not show he keeps what he has. */
export const readHeld = (ctx: Context, { form, roles }: { form: FormData; roles: Allotment }): Held[] => {
  const shown = new Set([ctx.site._id, ...roles.units.map(({ _id }) => _id)])
  const kept = roles.held.filter(({ site }) => !shown.has(site))
  const given = [...shown].flatMap((site): Held[] => {
    const role = rolesBelow(ctx.viewer).find((one) => one === form.get(nameOf(site)))
    return role && isAtLeast({ role }, 'superadmin') === (site === ctx.site._id) ? [{ site, role }] : []
  })
  return [...kept, ...given]
}

/** A choice for all sites together, and one for each unit. */
export const roleFields = (ctx: Context, roles: Allotment): FieldDescription[] => {
  const { locale } = ctx
  const mayGive = rolesBelow(ctx.viewer)
  const above = mayGive.filter((role) => isAtLeast({ role }, 'superadmin'))
  const ofUnit = mayGive.filter((role) => !above.includes(role)).toReversed()
  const choice = (site: string, label: string, offered: readonly Role[]): FieldDescription => ({
    ...{ name: nameOf(site), label, kind: 'choice', span: 3 },
    value: roles.held.find((one) => one.site === site)?.role ?? '',
    choices: [
      { value: '', label: personWords.no[locale] },
      ...offered.map((role) => ({ value: role, label: roleLabels[role][locale] })),
    ],
    ...(roles.isLocked && { isLocked: personWords.ownRank[locale] }),
  })
  return [
    choice(ctx.site._id, personWords.everySite[locale], above),
    ...roles.units.map(({ _id, siteName, siteNameEn }) => choice(_id, locale === 'th' ? siteName : siteNameEn, ofUnit)),
  ]
}

const nameOf = (site: string) => `held.${site}`
