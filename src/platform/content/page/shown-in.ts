import type { ObjectViewModel, RowViewModel } from './page-view-model.server.ts'

/** Returns all objects of rows, including those of included pages. */
export const shownIn = (rows: readonly RowViewModel[]): ObjectViewModel[] =>
  rows
    .flatMap(({ columns }) => columns.flatMap(({ objects }) => objects))
    .flatMap((object) => [object, ...(object.rows ? shownIn(object.rows) : [])])
