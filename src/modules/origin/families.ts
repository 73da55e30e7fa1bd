import type { Text } from '#platform/site/i18n/words.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { Kind } from '#platform/site/site-tree/kinds.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import { familyWords } from './words.ts'

/** Sites with their own management screens: their kind, and the prefix of their route names. */
export interface Family {
  name: 'origin-collection' | 'origin-unit' | 'school' | 'institution' | 'website'
  siteType: 'collection' | 'unit'
  /** Their kind. Null for all units. */
  kind: Kind | null
  noun: Text
}

const families: readonly Family[] = [
  { name: 'origin-collection', siteType: 'collection', kind: null, noun: familyWords.collection },
  { name: 'origin-unit', siteType: 'unit', kind: null, noun: familyWords.unit },
  { name: 'school', siteType: 'unit', kind: 'school', noun: familyWords.school },
  { name: 'institution', siteType: 'unit', kind: 'institution', noun: familyWords.institution },
  { name: 'website', siteType: 'unit', kind: 'website', noun: familyWords.website },
]

/** The family of a route's screen. */
export const familyOf = (route: Route | null): Family => {
  const found = route && knownFamily(route)
  if (!found) throw notFound()
  return found
}

/** The same. Null for a screen of all sites. */
export const knownFamily = ({ name }: Route): Family | null =>
  families.find((one) => name === one.name || name.startsWith(`${one.name}-`)) ?? null

export const isOfFamily = ({ siteType, kind }: Family, node: Node) =>
  node.siteType === siteType && (kind === null || node.kind === kind)

/** The family whose screens show a site to every owner. For a unit, the one of its kind. */
export const familyOfNode = ({ siteType, kind }: Node): Family =>
  families.find((one) => one.name === (siteType === 'collection' ? 'origin-collection' : kind))!

type Screen =
  | 'list'
  | 'add'
  | 'edit'
  | 'detail'
  | 'admin'
  | 'config'
  | 'user'
  | 'user-add-to'
  | 'clone'
  | 'menu'
  | 'design'

/** The URL of a family's screen, from the manifests. */
export const addressOf = ({ app }: Context, family: Family, to: { screen: Screen; id?: string }): string => {
  const suffixes = to.screen === 'list' ? ['', '-dashboard'] : [`-${to.screen}`]
  const names = suffixes.map((suffix) => family.name + suffix)
  const found = app.manifests.flatMap(({ routes }) => routes).find(({ name }) => names.includes(name))
  if (!found) throw new Error(`${family.name} has no screen '${to.screen}'`)
  return found.path.replace(':id', to.id ?? '')
}

/** Whether a family has a screen: groups of sites have no people of their own. */
export const hasScreen = ({ app }: Context, family: Family, screen: Screen): boolean =>
  app.manifests.some(({ routes }) => routes.some(({ name }) => name === `${family.name}-${screen}`))
