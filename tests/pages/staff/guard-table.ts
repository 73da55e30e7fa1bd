import type { Role } from '#platform/data/access/viewer.ts'
import type { AccessCases, Audience } from '#platform/manifest/access-cases.ts'

const cases = import.meta.glob<{ default: AccessCases }>(
  ['../../../src/modules/*/access-cases.ts', '../../../src/modules/*/routes/access-cases.ts'],
  { eager: true },
)

/** Every route and who may open it, from the access cases of the modules. */
export const table: readonly (readonly [path: string, who: Audience])[] = Object.values(cases).flatMap(
  ({ default: of }) =>
    Object.entries(of).flatMap(([who, paths]) => paths.map((path) => [path, who as Audience] as const)),
)

const staff: readonly Role[] = ['member', 'manager', 'admin', 'superadmin', 'root']

/** Whether a person of a role may open what is for `who`. Staff have a session of the back office. */
export const mayOpen = (who: Audience, role: Role): boolean => {
  if (who === 'all') return true
  if (role === 'guest') return false
  if (who === 'learners-alone') return role === 'user'
  if (who === 'learners') return role === 'user' || staff.indexOf(role) >= staff.indexOf('manager')
  if (who === 'signed-in') return true
  if (who === 'staff-session' || who === 'readers') return role !== 'user'
  const least = { managers: 'manager', admins: 'admin', owners: 'superadmin', root: 'root' } as const
  return staff.indexOf(role) >= staff.indexOf(least[who])
}
