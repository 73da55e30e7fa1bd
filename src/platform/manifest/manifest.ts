import type { Example } from '#platform/http/api/description.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import type { AnyPrivateTable } from '#platform/data/private-table/private-table.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Text } from '#platform/site/i18n/words.ts'

declare module '#platform/context.ts' {
  interface App {
    manifests: readonly Manifest[]
  }
}

/**
 * A route's `meta` of the specification §2.3. An empty `role` means everybody for an open route, and every signed-in
 * role otherwise. The interface restricts it further.
 */
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
 * What a route shows: a derived screen of a collection, a screen of its module, a screen of a module that it uses (`{
 * screen: 'origin:sites/list' }`), or another route. A module screen may replace a derived one: `{ screen:
 * 'player-detail', show: 'course' }`.
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
  /** A derived screen shows only rows with these values. New rows get them, and forms leave them out. */
  presets?: Readonly<Record<string, string>>
  /** A derived list shows only rows that match, also the removed ones. */
  rows?: FilterInput
  /** A derived form shows only these fields. */
  fields?: readonly string[]
}

interface RecordLink {
  collection: string
  by: string
}

/** The route definition fields of the specification §2.3, and the interface that shows the route. */
interface RouteFields {
  path: string
  name: string
  area: 'public' | 'office'
  groups: readonly string[]
  /** The route whose entry of the menu is current here. Otherwise the path decides. */
  linkage: string | null
  counter: string | null
  hasSubmenu: boolean
  hasDashboard: boolean
  inApp: boolean
  inTop: boolean
  meta: RouteMeta
  /** Lists of this collection link to it, for users who may open it. */
  linkedFromList?: string
  /** The plugins without which it does not exist on a site, if they are others than its module. */
  plugin?: string | readonly string[]
  /** Another module whose rows it needs. If that is off, no list links to it. */
  requiresModule?: string
  /** Records of these collections link to it. It then shows rows that name the record in the field `by`. */
  linkedFromRecords?: RecordLink | readonly RecordLink[]
  /** Its form has a live preview of the page (decision 290): of the site's look, or of a menu. */
  livePreview?: 'site' | 'menu'
  /** Maximum bytes of a form with a file that is sent to it; 1 MB if not set. */
  uploadBytes?: number
  /** Two to five sentences of help about the screen. What follows from a collection can be left out. */
  help?: readonly Text[]
}
export type Route = RouteFields & Target & Derived

/**
 * A number on a menu entry: how many rows of a collection match, among those that the viewer may read. A counter of a
 * private table counts the site's rows that equal one of `any`, for everybody who may open the route.
 */
export type Counter = ({ of: string; where: Record<string, unknown> } | TableCount) & {
  /** The badge's text for screen readers, as "{n} …". */
  said: Text
  /** Whether the rows need somebody's attention. */
  isWaiting?: boolean
}
export interface TableCount {
  table: string
  any: readonly Readonly<Record<string, string>>[]
}

/** Hooks by collection; a file in `hooks/` contains each one. */
interface Hooks {
  /** Adds computed fields to a new row: `before-x-create`. */
  beforeCreate?: readonly string[]
  /** Updates what depends on a row, in the transaction that creates or updates it: `after-x-change`. */
  afterChange?: readonly string[]
  /** Does the same in the transaction that removes or restores a row: `after-x-remove`. */
  afterRemove?: readonly string[]
  /** Uses a file whose upload form names the collection and a row: `after-x-upload`. */
  afterUpload?: readonly string[]
  /** Reads the ticket `x-NAME-ticket`, which lets visitors upload: `NAME-upload-grant`. */
  uploadGrant?: readonly string[]
  /** Lets a viewer read one row beyond the row rule: `x-read-override`. */
  readOverride?: readonly string[]
}
export type HookName = keyof Hooks

const hookFiles: Readonly<Record<HookName, (collection: string) => string>> = {
  beforeCreate: (collection) => `before-${collection}-create`,
  afterChange: (collection) => `after-${collection}-change`,
  afterRemove: (collection) => `after-${collection}-remove`,
  afterUpload: (collection) => `after-${collection}-upload`,
  uploadGrant: (name) => `${name}-upload-grant`,
  readOverride: (collection) => `${collection}-read-override`,
}

/** Returns the file in `hooks/` with a hook of a collection. */
export const hookFile = (hook: HookName, collection: string) => hookFiles[hook](collection.replaceAll('_', '-'))

/** One module: its routes, its collections, the modules whose public API it uses, and the events it listens to. */
export interface Manifest {
  name: string
  label: Text
  /** Always active. Otherwise enabled per site by `plugins`. */
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
  /** Codes of flow steps: each has a folder in a folder `steps/` of the module. */
  steps: readonly string[]
  /** Named actions of the flow step `call`: files in a folder `actions/` of the module. */
  actions: readonly string[]
  /** Event → the file in `commands/` that handles it. */
  on: Record<string, string>
  hooks: Hooks
  /** Files in `commands/`, each a queued job or a scheduled job. */
  jobs: readonly string[]
  /** `METHOD /path` under /api → the file in `commands/` that handles it, instead of the collection's own call. */
  api: Record<string, string>
  /**
   * Calls that enrol, order, pay or submit. Each is one of `api` or a collection's create, and honours an
   * Idempotency-Key.
   */
  idempotentCalls: readonly string[]
  /**
   * Example calls of its collections, as a client of the specification §7 writes them: `POST /course/query` → examples.
   */
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
      | 'plugin'
      | 'linkedFromRecords'
      | 'livePreview'
      | 'uploadBytes'
      | 'help'
    >
  >

/** Returns an open page for everybody, in the public interface. */
export const openPage = (given: ManifestInput & Target & Derived): Route =>
  route('public', { auth: false, role: [] }, given)
/** Returns a page of the public interface for signed-in users with one of the roles. */
export const memberPage = (
  given: ManifestInput & Target & Derived,
  role: readonly Role[] = ['user', 'manager', 'admin'],
): Route => route('public', { auth: true, role }, given)
/** Returns a page of the office for the given roles and those above them. */
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
  steps: [],
  actions: [],
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
