import { NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { changeColumn, changeRow, divideRow } from '#domain/page/edit/edits.ts'
import type { PageColumn, PageRow } from '#domain/page/page.ts'
import { newId, useDescribed, useStore } from '../../store/use-builder.ts'
import { divisions } from '../../panel/divisions.ts'
import styles from '../fields.module.css'
import { SetFields } from './set-fields.tsx'
import { WhenFields } from '../conditions/when-fields.tsx'

/** The division, the width and the anchor of a row, and its place in a form. */
export function RowFields({ row }: { row: PageRow }) {
  const { words } = useDescribed()
  const store = useStore()
  const put = (change: Partial<Record<keyof PageRow, unknown>>, name: string) =>
    store.change(changeRow(store.get().page, row.id, change as Partial<PageRow>), `${row.id} ${name}`)
  return (
    <>
      <div className={styles.fields}>
        <Division row={row} />
        <NumberInput
          size="sm"
          label={words.gap}
          min={0}
          max={96}
          suffix={` ${words.px}`}
          value={row.gapSize}
          onChange={(gap) => typeof gap === 'number' && gap >= 0 && gap <= 96 && put({ gapSize: gap }, 'gap')}
        />
        <Width mode={row.mode ?? 'contained'} onChange={(mode) => put({ mode }, 'mode')} />
        <Aligned value={row.alignment ?? 'left'} onChange={(alignment) => put({ alignment }, 'alignment')} />
        <TextInput
          size="sm"
          label={words.customId}
          description={words.customIdHint}
          maxLength={64}
          value={row.customId ?? ''}
          onChange={({ currentTarget: { value } }) => {
            if (value === '' || /^[A-Za-z][\w-]*$/.test(value)) put({ customId: value || undefined }, 'name')
          }}
        />
        <SetFields row={row} onPut={put} />
      </div>
      <section className={styles.conditions} aria-label={words.conditions}>
        <h3>{words.conditions}</h3>
        <WhenFields when={row.when} onChange={(when) => put({ when }, 'when')} />
      </section>
    </>
  )
}

function Division({ row }: { row: PageRow }) {
  const { words } = useDescribed()
  const store = useStore()
  const present = row.columns.map(({ col }) => col).join(' ')
  const divide = (widths: readonly number[]) => store.change(divideRow(store.get().page, { id: row.id, widths, newId }))
  return (
    <div role="group" aria-label={words.divide}>
      <div>{words.divide}</div>
      <div className={styles.widths}>
        {divisions.map((division) => (
          <button
            key={division.join(' ')}
            type="button"
            className={styles.width}
            aria-label={division.join(' : ')}
            aria-pressed={present === division.join(' ')}
            onClick={() => divide(division)}
          >
            {division.map((col, at) => (
              // oxlint-disable-next-line no-array-index-key -- a drawing
              <i key={at} style={{ flex: col }} />
            ))}
          </button>
        ))}
      </div>
    </div>
  )
}

function Width({ mode, onChange }: { mode: string; onChange: (mode: string) => void }) {
  const { words } = useDescribed()
  const data = (['contained', 'full'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <div role="group" aria-label={words.mode}>
      <div>{words.mode}</div>
      <SegmentedControl size="sm" fullWidth data={data} value={mode} onChange={onChange} />
    </div>
  )
}

/** The alignment of a column's content. */
export function ColumnFields({ column }: { column: PageColumn }) {
  const store = useStore()
  return (
    <div className={styles.fields}>
      <Aligned
        value={column.alignment}
        onChange={(alignment) =>
          store.change(changeColumn(store.get().page, column.id, { alignment: alignment as PageColumn['alignment'] }))
        }
      />
    </div>
  )
}

function Aligned({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { words } = useDescribed()
  const data = (['left', 'center', 'right'] as const).map((one) => ({ value: one, label: words[one] }))
  return (
    <div role="group" aria-label={words.alignment}>
      <div>{words.alignment}</div>
      <SegmentedControl size="sm" fullWidth data={data} value={value} onChange={onChange} />
    </div>
  )
}
