import { declaredSchema } from './declared-schema.ts'
import { beyond, bothSchemas, type BothSchemas, type Sources } from './drift.ts'
import { lineOf, type SchemaObject } from './schema-objects.ts'

/**
 * Returns the TypeScript of a migration to the declared schema, for a developer to review and complete. Empty if
 * nothing is missing. Steps that depend on the rows appear as comments.
 */
export const draftMigration = async ({ name, ...sources }: Sources & { name: string }): Promise<string> => {
  const both = await bothSchemas(sources)
  const statements = [
    ...missingColumns(both),
    ...missingObjects(both, declaredSchema(sources.collections, sources.tables)),
  ]
  const notes = notesOn(both)
  if (statements.length + notes.length === 0) return ''
  return [
    "import { sqlMigration } from '#platform/data/database/migrate.ts'",
    '',
    ...notes.map((note) => `// ${note}`),
    `export const ${variableOf(name)} = sqlMigration('${name}', [`,
    ...statements.map((statement) => `  \`${statement.replaceAll('\n', '\n  ')}\`,`),
    '])',
    '',
  ].join('\n')
}

/** `0002-course-price` becomes `coursePrice`. */
const variableOf = (name: string) =>
  name.replace(/^\d+-/, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

const missingColumns = ({ migrated, declared }: BothSchemas): string[] =>
  beyond(declared, migrated)
    .filter((object) => object.kind === 'column' && hasTable(migrated, object) && !hasSame(migrated, object))
    .map(({ table, name, description }) => `alter table "${table}" add column "${name}" ${description}`)

/** The declared statements whose table, index or constraint is missing from the database. */
const missingObjects = ({ migrated }: BothSchemas, statements: readonly string[]): string[] =>
  statements.filter((statement) => {
    const made =
      /^create (?:unique )?(table|index|function|trigger) "?(\w+)/.exec(statement) ??
      /add (constraint) "(\w+)"/.exec(statement)
    return made ? !migrated.some(({ kind, name }) => kind === made[1] && name === made[2]) : migrated.length === 0
  })

const notesOn = ({ migrated, declared }: BothSchemas): string[] => [
  ...beyond(declared, migrated)
    .filter((object) => object.kind === 'column' && hasTable(migrated, object) && !hasSame(migrated, object))
    .filter(({ description }) => description.endsWith(' not null') && !description.includes(' default '))
    .map(({ table, name }) => `Fill ${table}.${name} in the rows that exist before it is made not null.`),
  ...beyond(migrated, declared)
    .filter((object) => !hasSame(declared, object))
    .map((object) => `No longer declared: ${lineOf(object)}`),
  ...beyond(declared, migrated)
    .filter((object) => hasSame(migrated, object))
    .map((object) => `Declared otherwise: ${lineOf(object)}`),
]

const hasTable = (objects: readonly SchemaObject[], { table }: SchemaObject) =>
  objects.some(({ kind, name }) => kind === 'table' && name === table)

const hasSame = (objects: readonly SchemaObject[], { kind, table, name }: SchemaObject) =>
  objects.some((other) => other.kind === kind && other.table === table && other.name === name)
