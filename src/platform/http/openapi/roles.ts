import type { Rule } from '#platform/data/access/rule.ts'
import { type Role, roles } from '#platform/data/access/viewer.ts'

/** Those whom a rule lets do something, in some row, on some day. */
export const rolesOf = (rule: Rule): readonly Role[] =>
  roles.filter(
    (role) => rule({ id: someone, role, home: someone, name: '' }, { today: '2026-01-01', site: someone }) !== false,
  )

const someone = '0'.repeat(24)
