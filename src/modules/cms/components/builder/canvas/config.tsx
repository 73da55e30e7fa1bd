import type { Config } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { freshRow, parts } from '#domain/page/edit/canvas.ts'
import type { Views } from '#platform/content/page/block.ts'
import type { BuilderMessage } from '../store/use-builder.ts'
import { divisions } from '../panel/divisions.ts'
import { BlockOnCanvas, UnknownOnCanvas } from './block.tsx'
import { ColumnOnCanvas, RowOnCanvas } from './row.tsx'

/** The parts of a page as Puck renders them. Their content is read from the store, so Puck holds only their order. */
export function canvasConfig({ kinds, words }: BuilderMessage, views: Views): Config {
  const fresh = divisions.map(freshRow)
  const label = words.row.replace(' {n}', '')
  const rows: Config['components'] = {
    [parts.row]: {
      label,
      fields: { columns: { type: 'slot', disallow: [parts.row, ...fresh] } },
      render: ({ id, columns }) => <RowOnCanvas id={id} slot={columns} />,
    },
    [parts.column]: {
      label: words.column.replace(' {n}', ''),
      inline: true,
      fields: { objects: { type: 'slot', disallow: [parts.row, parts.column, ...fresh] } },
      render: ({ id, objects, puck }) => <ColumnOnCanvas id={id} slot={objects} dragRef={puck.dragRef} />,
    },
    [parts.unknown]: { label: words.unknown, fields: {}, render: ({ id }) => <UnknownOnCanvas id={id} /> },
  }
  const freshRows: Config['components'] = Object.fromEntries(
    fresh.map((type) => [type, { label, fields: {}, render: () => <div className="wicha-waiting" /> }]),
  )
  const blocks: Config['components'] = Object.fromEntries(
    kinds.map(({ type, label }) => [
      type,
      {
        label,
        fields: {},
        render: ({ id }: { id: string }) => <BlockOnCanvas id={id} type={type} View={views[type]?.now} />,
      },
    ]),
  )
  return {
    components: { ...blocks, ...rows, ...freshRows },
    root: { fields: {}, render: ({ children }: { children: ReactNode }) => <main>{children}</main> },
  }
}
