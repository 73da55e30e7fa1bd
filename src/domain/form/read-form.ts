import type { Page, PageObject, PageRow } from '#domain/page/page.ts'
import type { DataSet, FormDefinition, FormField } from './definition.ts'
import { readFormField } from './page/read-form-field.ts'
import { stableName } from './page/stable-name.ts'

/**
 * Returns the form of a stored page (specification L118, L119): objects of type `form-…` are fields, rows with
 * `dataMode` set are data sets, and `tab` groups rows. Other objects are ignored.
 */
export function formOf({ rows }: Page): FormDefinition {
  // A stored copy repeats the fields of its set.
  const own = rows.filter(({ dataMode }) => dataMode !== 'copy')
  return {
    version: 1,
    fields: own.filter((row) => row.dataMode !== 'set').flatMap(fieldsOf),
    sets: setsOf(own.filter((row) => row.dataMode === 'set' && fieldsOf(row).length > 0)),
    tabs: tabsOf(own),
  }
}

const objectsOf = (row: PageRow): PageObject[] => row.columns.flatMap(({ objects }) => objects)

const fieldsOf = (row: PageRow): FormField[] => objectsOf(row).flatMap((object) => readFormField(object) ?? [])

/** Rows with one name are one data set. */
function setsOf(rows: readonly PageRow[]): DataSet[] {
  return [...Map.groupBy(rows, setName)].map(([name, parts]) => {
    const fields = parts.flatMap(fieldsOf)
    return {
      ...{ name, fields, isRequired: fields.some(({ required }) => required) },
      title: parts.find(({ dataSetTitle }) => dataSetTitle)?.dataSetTitle ?? '',
      limit: Math.max(...parts.map(({ dataSetLimit }) => dataSetLimit ?? 1)),
    }
  })
}

const setName = ({ id, dataSetName }: PageRow) => dataSetName || stableName('set', id)

function tabsOf(rows: readonly PageRow[]): FormDefinition['tabs'] {
  if (!rows.some(({ tab }) => tab)) return []
  return [...Map.groupBy(rows, ({ tab }) => tab ?? '')].map(([name, parts]) => ({
    name,
    fields: [
      ...new Set(
        parts.flatMap((row) => (row.dataMode === 'set' ? setName(row) : fieldsOf(row).map((field) => field.name))),
      ),
    ],
  }))
}
