import type { Example } from '#platform/http/api/description.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import type { AnyPrivateTable } from '#platform/data/private-table/private-table.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Text } from '#platform/site/i18n/words.ts'

declare module '#platform/context.ts' {
  interface App {
    manifests: readonly Manifest[]
  }
}

/** A route's `meta` of the specification §2.3. `role` empty means everybody for an open route and every signed-in role for any other; the face decides further. */
interface RouteMeta {
  inMenu: boolean
  auth: boolean
  title: Text
  icon?: string
  role: readonly Role[]
  fullscreen: boolean
  mode: 'default' | 'standard' | 'blank'
}

/**
 * What a route shows: a derived screen of a collection, a screen of its module (which may be in a derived one's place:
 * `{ screen: 'player-detail', show: 'course' }`), a screen of a module that it uses (`{ screen: 'origin:sites/list' }`), or
 * another route.
 */
export type Target =
  | { screen: string }
  | { list: string }
  | { add: string }
  | { edit: string }
  | { show: string }
  | { to: string }
export type Verb = 'list' | 'add' | 'edit' | 'show'
type Derived = { [V in Verb]?: string } & {
  /** A derived screen is of the rows that hold these values; a new row gets them, and nobody is asked for them. */
  presets?: Readonly<Record<string, string>>
  /** A derived form asks for these fields alone. */
  fields?: readonly string[]
}

/** The route definition fields of the specification §2.3, and the face that shows it. */
interface RouteFields {
  path: string
  name: string
  area: 'public' | 'office'
  groups: readonly string[]
  linkage: string | null
  counter: string | null
  hasSubmenu: boolean
  hasDashboard: boolean
  inApp: boolean
  inTop: boolean
  meta: RouteMeta
  /** The lists of this collection lead to it, for who may open it. */
  linkedFromList?: string
  /** Another module whose rows it works on: where that is off, no list leads to it. */
  requiresModule?: string
  /** Records of this collection lead to it: it then asks for the rows that name the record in the field `by`. */
  linkedFromRecords?: { collection: string; by: string }
  /** A form of it is drawn as the page that it would make, before it is stored (decision 290): of the site's look, or of a menu. */
  livePreview?: 'site' | 'menu'
  /** Two to five sentences about the screen, for its help; what follows from a collection need not be said. */
  help?: readonly Text[]
}
export type Route = RouteFields & Target & Derived

/** A figure that a menu entry shows: how many rows of a collection fit, of those that the viewer may read. */
export interface Counter {
  of: string
  where: Record<string, unknown>
  /** Reads it to who does not see the badge, as "{n} …". */
  said: Text
  /** Whether somebody has to do something about them. */
  isWaiting?: boolean
}

/** Hooks of collections: each names collections, and a file of `hooks/` holds what is done for one. */
interface Hooks {
  /** Adds computed fields to a new row: `before-x-create`. */
  beforeCreate?: readonly string[]
  /** Updates what depends on a row, in the transaction that creates or updates it: `after-x-change`. */
  afterChange?: readonly string[]
  /** Does the same in the transaction that removes or restores a row: `after-x-remove`. */
  afterRemove?: readonly string[]
  /** Lets a viewer read one row beyond the row rule: `x-read-override`. */
  readOverride?: readonly string[]
}
export type HookName = keyof Hooks

const hookFiles: Readonly<Record<HookName, (collection: string) => string>> = {
  beforeCreate: (collection) => `before-${collection}-create`,
  afterChange: (collection) => `after-${collection}-change`,
  afterRemove: (collection) => `after-${collection}-remove`,
  readOverride: (collection) => `${collection}-read-override`,
}

/** The file of `hooks/` that holds a hook of a collection. */
export const hookFile = (hook: HookName, collection: string) => hookFiles[hook](collection.replaceAll('_', '-'))

/** One module: its routes, its collections, the modules it enters by their doors, and the facts it listens to. */
export interface Manifest {
  name: string
  label: Text
  /** Always on, or switched on for each site by `plugins`. */
  isCore: boolean
  uses: readonly string[]
  routes: readonly Route[]
  collections: readonly AnyCollection[]
  /** Tables that only this module reads and writes: `tables.ts`. */
  tables: readonly AnyPrivateTable[]
  /** The figures that routes name as their `counter`. */
  counters: Record<string, Counter>
  /** Folders of `blocks/`. */
  blocks: readonly string[]
  /** Event → file of `commands/` that answers it. */
  on: Record<string, string>
  hooks: Hooks
  /** Files of `commands/`, each a job that is queued or a scheduled job that comes by the clock. */
  jobs: readonly string[]
  /** `METHOD /path` under /api → file of `commands/` that answers it instead of the collection's own call. */
  api: Record<string, string>
  /** Calls that enrol, order, pay or submit, each of `api` or a collection's create: they honour an Idempotency-Key. */
  idempotentCalls: readonly string[]
  /** Calls of its collections as a client of the specification §7 writes them: `POST /course/query` → examples. */
  examples: Record<string, readonly Example[]>
}

type ManifestInput = Pick<RouteFields, 'path' | 'name'> & {
  title: Text
  meta?: Partial<Omit<RouteMeta, 'title'>>
} & Partial<
    Pick<
      RouteFields,
      | 'groups'
      | 'linkage'
      | 'counter'
      | 'hasSubmenu'
      | 'hasDashboard'
      | 'inApp'
      | 'inTop'
      | 'linkedFromList'
      | 'requiresModule'
      | 'linkedFromRecords'
      | 'livePreview'
      | 'help'
    >
  >

/** An open page for everybody, on the public face. */
export const openPage = (given: ManifestInput & Target & Derived): Route =>
  route('public', { auth: false, role: [] }, given)
/** A page of the public face that needs a signed-in person of one of the roles. */
export const memberPage = (
  given: ManifestInput & Target & Derived,
  role: readonly Role[] = ['user', 'manager', 'admin'],
): Route => route('public', { auth: true, role }, given)
/** A page of the back office for the given roles and those above them. */
export const officePage = (role: readonly Role[], given: ManifestInput & Target & Derived): Route =>
  route('office', { auth: true, role }, given)

export const defineModule = (
  given: Pick<Manifest, 'name' | 'label' | 'routes'> & Partial<Omit<Manifest, 'name' | 'label' | 'routes'>>,
): Manifest => ({
  isCore: false,
  uses: [],
  collections: [],
  tables: [],
  counters: {},
  blocks: [],
  on: {},
  hooks: {},
  jobs: [],
  api: {},
  idempotentCalls: [],
  examples: {},
  ...given,
})

function route(
  area: 'public' | 'office',
  access: Pick<RouteMeta, 'auth' | 'role'>,
  given: ManifestInput & Target & Derived,
): Route {
  const { title, meta, ...rest } = given
  return {
    groups: [],
    linkage: null,
    counter: null,
    hasSubmenu: false,
    hasDashboard: false,
    inApp: true,
    inTop: false,
    ...rest,
    area,
    meta: { inMenu: false, fullscreen: false, mode: 'default', ...access, title, ...meta },
  }
}
