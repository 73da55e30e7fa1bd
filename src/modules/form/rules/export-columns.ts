import type { FormDefinition, FormField } from '#domain/form/definition.ts'

/** A column of an export: a field by its id, with its latest label. */
export interface ExportColumn {
  id: string
  label: string
}

/** Returns the columns of all versions, given newest first: fields of the form, and those of each data set by its name. */
export function exportColumns(definitions: readonly FormDefinition[]): {
  fields: ExportColumn[]
  sets: { name: string; title: string; columns: ExportColumn[] }[]
} {
  const sets = Map.groupBy(
    definitions.flatMap(({ sets: own }) => own),
    ({ name }) => name,
  )
  return {
    fields: union(definitions.map(({ fields }) => fields)),
    sets: [...sets].map(([name, versions]) => ({
      ...{ name, title: versions[0]!.title || name },
      columns: union(versions.map(({ fields }) => fields)),
    })),
  }
}

function union(versions: readonly (readonly FormField[])[]): ExportColumn[] {
  const columns = new Map<string, ExportColumn>()
  for (const { id, type, label, name, isPrivate } of versions.flat())
    if (!columns.has(id) && type !== 'note' && !isPrivate) columns.set(id, { id, label: label || name })
  return [...columns.values()]
}
