import type { Share } from '#platform/content/syndication/shares.ts'
import { courses } from './course.server.ts'
import type { Kind } from './kind.ts'
import { pages } from './page.server.ts'

/** The kinds that a group can give. */
export const kindNames = ['course', 'page'] as const satisfies Share['kind'][]

/** Calls a function with the kind of that name. */
export const withKind = <R>(name: Share['kind'], act: <O, C>(kind: Kind<O, C>) => R): R =>
  name === 'page' ? act(pages) : act(courses)
