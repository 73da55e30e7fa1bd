import type { DescribedCall } from '#platform/http/api/calls.ts'
import { type Role, roles } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { rolesOf } from './roles.ts'

/** Returns who may make a call of a collection. */
export const callers = ({ by, among = roles }: DescribedCall, { access }: AnyCollection): readonly Role[] =>
  rolesOf(access[by]).filter((role) => among.includes(role))
