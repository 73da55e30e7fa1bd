import type { DataSet, FormDefinition } from '#domain/form/definition.ts'
import { stableName } from '#domain/form/page/stable-name.ts'
import type { Page } from '#domain/page/page.ts'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'

/** Rows that are drawn once, or a data set whose rows are drawn for each copy. */
export type FormPart =
  | { key: string; set: null; rows: readonly RowViewModel[] }
  | { key: string; set: DataSet; rows: readonly RowViewModel[] }

/** A tab of a form; without tabs there is one without a name. */
export interface FormTab {
  name: string
  parts: readonly FormPart[]
}

/** Returns the page that the judge reads, from what a visitor sees of it. */
export const pageOf = (rows: readonly RowViewModel[]): Page => ({
  version: 1,
  rows: rows.map(({ id, gapSize, form, columns }) => ({
    ...{ id, gapSize, ...form },
    columns: columns.map(({ id: columnID, col, objects }) => ({
      ...{ id: columnID, col, alignment: 'left' as const },
      objects: objects.map(({ id: objectID, type, shown }) => ({
        ...{ id: objectID, type, version: 1 },
        props: (typeof shown === 'object' && shown !== null
          ? shown
          : {}) as Page['rows'][0]['columns'][0]['objects'][0]['props'],
      })),
    })),
  })),
})

/** Returns the rows of a form by tab and data set. A set is where its first row is; its stored copies are not drawn. */
export function formTabs(rows: readonly RowViewModel[], { sets, tabs }: FormDefinition): FormTab[] {
  const own = rows.filter(({ form }) => form?.dataMode !== 'copy')
  if (tabs.length === 0) return [{ name: '', parts: partsOf(own, sets) }]
  const byTab = Map.groupBy(own, ({ form }) => form?.tab ?? '')
  return [...byTab].map(([name, ofTab]) => ({ name, parts: partsOf(ofTab, sets) }))
}

function partsOf(rows: readonly RowViewModel[], sets: readonly DataSet[]): FormPart[] {
  const setOf = ({ id, form }: RowViewModel) =>
    form?.dataMode === 'set'
      ? (sets.find(({ name }) => name === (form.dataSetName || stableName('set', id))) ?? null)
      : null
  const groups = Map.groupBy(rows, (row) => setOf(row)?.name ?? row.id)
  return [...groups].map(([key, group]) => ({ key, set: setOf(group[0]!), rows: group }))
}

/** Returns how many copies each data set begins with: its template, and the stored copies of it. */
export function startingCopies(rows: readonly RowViewModel[], { name, limit }: DataSet): number {
  const copies = rows.filter(({ form }) => form?.dataMode === 'copy' && form.dataSetName === name)
  return Math.min(Math.max(1, limit), 1 + copies.length)
}
