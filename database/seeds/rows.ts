import type { PageObject, PageRow } from '#domain/page/page.ts'

type Block = Pick<PageObject, 'type' | 'props'>
type Part = Block & { col: number }

/** A full-width row with one block. */
export function whole(id: string, block: Block): PageRow {
  return split(id, [{ ...block, col: 12 }])
}

/** A row of blocks side by side. `col` is the width of each in twelfths. */
export function split(id: string, parts: Part[]): PageRow {
  return {
    id,
    gapSize: 24,
    columns: parts.map(({ col, type, props }, at) => ({
      id: `${id}-${at + 1}`,
      col,
      alignment: 'left',
      objects: [{ id: `${id}-${at + 1}-${type}`, type, version: 1, props }],
    })),
  }
}
