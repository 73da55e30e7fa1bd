import type { Context } from '#platform/context.ts'

/** The address of a screen by its name, for one that the product may not have or the site may have off: then null. */
export const wayTo = ({ app, site }: Pick<Context, 'app' | 'site'>, name: string): string | null => {
  const on = app.manifests.filter((module) => site.plugins.has(module.name))
  return on.flatMap((module) => module.routes).find((route) => route.name === name)?.path ?? null
}
