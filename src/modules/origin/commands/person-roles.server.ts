import { isAtLeast, type Role, rolesBelow } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type Held, rolesOf } from '#platform/identity/site-roles/set-roles.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import { conflict } from '#platform/errors/errors.ts'
import type { Hidden } from '#ui/office/description.ts'
import type { FieldDescription } from '#ui/office/form-description.ts'
import { personWords } from '../words.ts'
import { nameOf } from './site-rows.server.ts'

/** The roles of a person, and the sites on which the form may change them. */
export interface Allotment {
  held: readonly Held[]
  /** The viewer's sites that the form offers. */
  sites: readonly Node[]
  /** The viewer may not change this person's roles. */
  isLocked: boolean
}

/**
 * The current roles of a person. Empty for a new person. `ctx` is at the origin, and the sites are those in the form.
 */
export const allotmentOf = async (
  ctx: Context,
  of: { row: { _id: string } | null; sites: readonly Node[] },
): Promise<Allotment> => {
  const held = of.row ? await rolesOf(ctx, of.row._id) : []
  const mayGive = rolesBelow(ctx.viewer)
  const isLocked = of.row?._id === ctx.viewer.id || held.some(({ role }) => !mayGive.includes(role))
  return { held, sites: of.sites, isLocked }
}

/** The roles in the form. On sites that the form does not show, the person keeps their roles. */
export const readHeld = (ctx: Context, { form, roles }: { form: FormData; roles: Allotment }): Held[] => {
  const kept = roles.held.filter(({ site }) => !roles.sites.some(({ _id }) => _id === site))
  const given = roles.sites.flatMap((node): Held[] => {
    const role = offeredOn(ctx, node).find((one) => one === form.get(fieldOf(node._id)))
    return role ? [{ site: node._id, role }] : []
  })
  return [...kept, ...given]
}

/** The roles when the form was opened, as a hidden field that is sent back. */
export const openedWith = ({ held }: Pick<Allotment, 'held'>): Hidden => ({ name: openedName, value: markOf(held) })

/** Whether somebody else changed roles since the form was opened. */
export const areOvertaken = (form: FormData, { held }: Pick<Allotment, 'held'>): boolean =>
  form.has(openedName) && form.get(openedName) !== markOf(held)

/**
 * Throws conflict if somebody else changed roles since the form was opened, so that their change is not overwritten.
 * Call it in the transaction.
 */
export const assertRoles = async (ctx: Context, of: { user: string; form: FormData; held: readonly Held[] }) => {
  const now = { held: await rolesOf(ctx, of.user) }
  if (areOvertaken(of.form, now) && markOf(now.held) !== markOf(of.held))
    throw conflict({ field: 'roles', code: 'overtaken', ...personWords.rolesOvertaken })
}

const openedName = 'roles-were'
const markOf = (held: readonly Held[]) =>
  held
    .map(({ site, role }) => `${site} ${role}`)
    .toSorted()
    .join()

/** A choice for each site. Superadmins hold the origin and groups, and lower roles hold units. */
export const roleFields = (ctx: Context, roles: Allotment): FieldDescription[] => {
  const { locale } = ctx
  return roles.sites.map((node) => ({
    ...{ name: fieldOf(node._id), kind: 'choice', span: 3 },
    label: node.siteType === 'origin' ? personWords.everySite[locale] : nameOf(ctx, node),
    value: roles.held.find((one) => one.site === node._id)?.role ?? '',
    choices: [
      { value: '', label: personWords.no[locale] },
      ...offeredOn(ctx, node).map((role) => ({ value: role, label: roleLabels[role][locale] })),
    ],
    ...(roles.isLocked && { isLocked: personWords.ownRank[locale] }),
  }))
}

/** The roles below the viewer's own that can be held on a site. */
export const offeredOn = ({ viewer }: Context, { siteType }: Node): Role[] =>
  rolesBelow(viewer)
    .filter((role) => isAtLeast({ role }, 'superadmin') === (siteType !== 'unit'))
    .toReversed()

const fieldOf = (site: string) => `held.${site}`
