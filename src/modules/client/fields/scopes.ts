import type { Choice } from '#platform/data/collection/field.ts'
import type { App } from '#platform/context.ts'
import { scopeVerbs } from '../words.ts'

/** The scopes of a key: actions on the rows of each collection. Keys cannot manage keys. */
export const offeredScopes = ({ manifests }: Pick<App, 'manifests'>): readonly Choice[] =>
  manifests
    .flatMap((module) => module.collections)
    .filter(({ name }) => name !== 'api_key')
    .flatMap(({ name, plural }) =>
      Object.entries(scopeVerbs).map(([verb, label]) => ({
        value: `${name}:${verb}`,
        label: { th: `${plural.th}: ${label.th}`, en: `${plural.en}: ${label.en}` },
      })),
    )
