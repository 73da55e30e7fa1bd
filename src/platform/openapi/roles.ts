import type { Rule } from '#platform/access/rule.ts'
import type { CollectionCall } from '#platform/api/calls.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import { type Role, roles } from '#platform/access/viewer.ts'

/** Whether a rule lets somebody of this role do anything at all, in some row, on some day. */
const mayCall = (rule: Rule, role: Role) =>
  rule({ id: someone, role, home: someone, name: '' }, { today: '2026-01-01', site: someone }) !== false

/** Those whom a rule lets do something, in some row, on some day. */
export const rolesOf = (rule: Rule): readonly Role[] => roles.filter((role) => mayCall(rule, role))

/** Who may make a call of a collection. */
export const callers = ({ by, among = roles }: CollectionCall, { access }: AnyCollection): readonly Role[] =>
  among.filter((role) => mayCall(access[by], role))

const someone = '0'.repeat(24)
