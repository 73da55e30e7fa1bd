type Json = Record<string, unknown>

/** Steps from one version to the next. The key is the version before the step. */
const UPGRADES: Record<number, (stored: unknown) => unknown> = { 0: fromBareRows }

/** Upgrades a stored page of any known version to the newest one. Returns unknown input unchanged. */
export function upgradePage(stored: unknown): unknown {
  let page = stored
  for (let version = versionOf(page); Object.hasOwn(UPGRADES, version); version = versionOf(page)) {
    page = UPGRADES[version]?.(page)
  }
  return page
}

function versionOf(page: unknown): number {
  if (Array.isArray(page)) return 0
  return isObject(page) && typeof page.version === 'number' ? page.version : -1
}

// Version 0 is the bare list of rows. Ids and versions of objects are optional, a row may contain objects directly, and
// the properties of an object are beside its type.
function fromBareRows(stored: unknown): unknown {
  const rows = Array.isArray(stored) ? stored : []
  const nameOf = namer(takenIds(rows))
  return { version: 1, rows: rows.map((row, at) => (isObject(row) ? rowOf(row, { name: `r${at + 1}`, nameOf }) : row)) }
}

type NameOf = (given: unknown, otherwise: string) => string
type Naming = { name: string; nameOf: NameOf }

function rowOf(row: Json, { name, nameOf }: Naming): Json {
  const { id, columns, objects, col, ...rest } = row
  const given = Array.isArray(columns) ? columns : [{ col: col ?? 12, objects: objects ?? [] }]
  return {
    ...rest,
    id: nameOf(id, name),
    columns: given.map((column: unknown, at) =>
      isObject(column) ? columnOf(column, { name: `${name}c${at + 1}`, nameOf }) : column,
    ),
  }
}

function columnOf(column: Json, { name, nameOf }: Naming): Json {
  const { id, objects, col, ...rest } = column
  const given = Array.isArray(objects) ? objects : []
  return {
    ...rest,
    id: nameOf(id, name),
    col: col ?? 12,
    objects: given.map((object: unknown, at) =>
      isObject(object) ? objectOf(object, { name: `${name}o${at + 1}`, nameOf }) : object,
    ),
  }
}

function objectOf(object: Json, { name, nameOf }: Naming): Json {
  const { id, type, version, props, ...beside } = object
  return {
    id: nameOf(id, name),
    type,
    version: version ?? 1,
    props: isObject(props) ? { ...beside, ...props } : beside,
  }
}

// Keeps a given id once. A missing or repeated id becomes the name of its position, extended until it is unique.
function namer(taken: Set<string>): NameOf {
  const used = new Set<string>()
  return (given, otherwise) => {
    let id = typeof given === 'string' && given !== '' && !used.has(given) ? given : otherwise
    while (id !== given && (taken.has(id) || used.has(id))) id += '_'
    used.add(id)
    return id
  }
}

function takenIds(value: unknown): Set<string> {
  const taken = new Set<string>()
  const rows = Array.isArray(value) ? value.filter(isObject) : []
  const columns = rows.flatMap((row) => (Array.isArray(row.columns) ? row.columns.filter(isObject) : [row]))
  const objects = columns.flatMap((column) => (Array.isArray(column.objects) ? column.objects.filter(isObject) : []))
  for (const { id } of [...rows, ...columns, ...objects]) if (typeof id === 'string') taken.add(id)
  return taken
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
