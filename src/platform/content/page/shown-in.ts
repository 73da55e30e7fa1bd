import type { ObjectViewModel, RowViewModel } from './page-view-model.server.ts'

/** All that rows show, and what the pages show that they hold. */
export const shownIn = (rows: readonly RowViewModel[]): ObjectViewModel[] =>
  rows
    .flatMap(({ columns }) => columns.flatMap(({ objects }) => objects))
    .flatMap((object) => [object, ...(object.rows ? shownIn(object.rows) : [])])
