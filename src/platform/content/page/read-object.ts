import type { PageObject } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'

/** Why an object is not shown: unknown kind or version, a disabled plugin, or invalid props. */
export type Fault =
  | { why: 'unknown' }
  | { why: 'plugin'; module: string }
  | { why: 'version'; known: number }
  | { why: 'props'; names: string[] }

type By = Pick<Context, 'app' | 'site'>

/** Returns an object's props in the current version of its kind, or why it cannot be shown (requirement L13.1). */
export function readObject({ app, site }: By, object: PageObject): { value: unknown } | { fault: Fault } {
  const kind = app.blocks.get(object.type)
  if (!kind) return { fault: { why: 'unknown' } }
  if (!site.plugins.has(kind.module)) return { fault: { why: 'plugin', module: kind.module } }
  const { block } = kind
  if (object.version > block.version) return { fault: { why: 'version', known: block.version } }
  const present = upgraded(block, object)
  const read = present && block.props.safeParse({ ...(block.defaults as object), ...present })
  if (read?.success) return { value: read.data }
  return { fault: { why: 'props', names: [...new Set(read?.error.issues.map(nameOf))] } }
}

/** Upgrades props of an earlier version; null if they do not match even that version. */
function upgraded(block: { version: number; upgrade?: Upgrade }, { props, version }: PageObject) {
  if (version === block.version || !block.upgrade) return props
  try {
    return block.upgrade(props, version)
  } catch {
    return null
  }
}

type Upgrade = (props: Record<string, unknown>, version: number) => Record<string, unknown>

/** For an unknown prop, its name; for an invalid one, the first path segment, which is the form's field. */
const nameOf = (issue: { path: PropertyKey[]; keys?: unknown }) =>
  Array.isArray(issue.keys) ? issue.keys.join(', ') : String(issue.path[0] ?? '')
