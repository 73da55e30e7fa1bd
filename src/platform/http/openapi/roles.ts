import type { Rule } from '#platform/data/access/rule.ts'
import { type Role, roles } from '#platform/data/access/viewer.ts'

/** Returns the roles that a rule can allow, in some row on some day. */
export const rolesOf = (rule: Rule): readonly Role[] =>
  roles.filter(
    (role) => rule({ id: someone, role, home: someone, name: '' }, { today: '2026-01-01', site: someone }) !== false,
  )

const someone = '0'.repeat(24)
