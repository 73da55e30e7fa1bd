import type { FormDefinition } from '#domain/form/definition.ts'

/** Returns the tab of a field by its path text, from 0. A field of no tab is in the first. */
export function tabOf({ tabs }: FormDefinition, path: string): number {
  const [name = ''] = path.split('.')
  return Math.max(
    0,
    tabs.findIndex(({ fields }) => fields.includes(name)),
  )
}
