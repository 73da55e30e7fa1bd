import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'

/** An item of the canvas of the page builder (Puck). Its children are lists in its props. */
interface CanvasItem {
  type: string
  props: { id: string } & Record<string, unknown>
}
export interface Canvas {
  root: { props: Record<string, never> }
  content: CanvasItem[]
}

/** The types of items that are not blocks. No type of an object begins with `_`. */
export const parts = { row: '_row', column: '_column', unknown: '_unknown' } as const

/** Returns the type of an item that becomes a row when dropped. Its columns have these widths in twelfths. */
export const freshRow = (widths: readonly number[]) => `${parts.row}-${widths.join('-')}`

const widthsOf = (type: string): number[] | null =>
  type.startsWith(`${parts.row}-`)
    ? type
        .slice(parts.row.length + 1)
        .split('-')
        .map(Number)
    : null

/**
 * Converts a page to the canvas. `fromCanvas` converts it back without loss, because one prop carries all other values
 * of a part. An object whose type is not `known` becomes a separate type of item, so it stays visible.
 */
export const toCanvas = (page: Page, known: (type: string) => boolean): Canvas => ({
  root: { props: {} },
  content: page.rows.map(({ id, columns, ...row }) => ({
    type: parts.row,
    props: {
      id,
      row,
      columns: columns.map(({ id: of, objects, ...column }) => ({
        type: parts.column,
        props: {
          id: of,
          column,
          objects: objects.map(({ id: named, ...object }) => ({
            type: known(object.type) ? object.type : parts.unknown,
            props: { id: named, object },
          })),
        },
      })),
    },
  })),
})

/**
 * Converts the canvas to a page. A block dropped outside any row gets its own row. A block dropped in a row beside its
 * columns gets a column. `make` returns the first values of a new block.
 */
export const fromCanvas = (canvas: Pick<Canvas, 'content'>, make: (type: string) => Omit<PageObject, 'id'>): Page => ({
  version: 1,
  rows: canvas.content.map((item) => rowOf(item, make)),
})

type Make = (type: string) => Omit<PageObject, 'id'>

function rowOf(item: CanvasItem, make: Make): PageRow {
  const { id } = item.props
  if (item.type === parts.row) {
    const columns = itemsOf(item.props['columns']).map((column) => columnOf(column, make))
    return { gapSize: 24, ...(item.props['row'] as object), id, columns }
  }
  const widths = widthsOf(item.type)
  if (widths) return { id, gapSize: 24, columns: widths.map((col, at) => emptyColumn(`${id}-c${at + 1}`, col)) }
  return { id: `${id}-r`, gapSize: 24, columns: [columnOf(item, make)] }
}

const emptyColumn = (id: string, col: number): PageColumn => ({ id, col, alignment: 'left', objects: [] })

function columnOf(item: CanvasItem, make: Make): PageColumn {
  const { id } = item.props
  if (item.type === parts.column) {
    const objects = itemsOf(item.props['objects']).map((object) => objectOf(object, make))
    return { col: 12, alignment: 'left', ...(item.props['column'] as object), id, objects }
  }
  return { id: `${id}-c`, col: 12, alignment: 'left', objects: [objectOf(item, make)] }
}

const objectOf = ({ type, props }: CanvasItem, make: Make): PageObject => ({
  ...((props['object'] as Omit<PageObject, 'id'> | undefined) ?? make(type)),
  id: props.id,
})

const itemsOf = (held: unknown) => (Array.isArray(held) ? (held as CanvasItem[]) : [])

/**
 * Returns the order and ids of the parts, and what the canvas shows of them. It is equal for pages with the same
 * canvas.
 */
export const shapeOf = ({ rows }: Page): string =>
  JSON.stringify(
    rows.map((row) => [row.id, row.columns.map((column) => [column.id, column.objects.map((object) => object.id)])]),
  )

/**
 * Returns the page of a new arrangement on the canvas. Each part keeps its values from `present` if it exists there.
 */
export const arranged = (present: Page, canvas: Page): Page => {
  const held = heldIn(present)
  return {
    version: 1,
    rows: canvas.rows.map((row) => ({
      ...(held.rows.get(row.id) ?? row),
      columns: row.columns.map((column) => ({
        ...(held.columns.get(column.id) ?? column),
        objects: column.objects.map((object) => held.objects.get(object.id) ?? object),
      })),
    })),
  }
}

function heldIn({ rows }: Page) {
  const columns = rows.flatMap((row) => row.columns)
  return {
    rows: byId(rows),
    columns: byId(columns),
    objects: byId(columns.flatMap((column) => column.objects)),
  }
}

const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((one) => [one.id, one]))
