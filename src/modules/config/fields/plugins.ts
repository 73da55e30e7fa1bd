import type { App } from '#platform/context.ts'

/** The optional modules. */
export const plugins = ({ manifests }: Pick<App, 'manifests'>) =>
  manifests.filter(({ isCore }) => !isCore).map(({ name, label }) => ({ value: name, label }))
