import { NumberInput, Select, TextInput } from '@mantine/core'
import type { PageRow } from '#domain/page/page.ts'
import { useBuilder, useDescribed } from '../../store/use-builder.ts'

interface SetFieldsProps {
  row: PageRow
  onPut: (change: Partial<Record<keyof PageRow, unknown>>, name: string) => void
}

const modes = ['standalone', 'set', 'copy'] as const
const nameForm = /^(?:[a-z][A-Za-z0-9_]{0,63})?$/

/** The tab of a row of a form, and the data set that people may copy (specification L118). Only rows with form fields have them. */
export function SetFields({ row, onPut }: SetFieldsProps) {
  const { words } = useDescribed()
  const isInForm = useBuilder(({ page }) =>
    page.rows.some(({ columns }) =>
      columns.some(({ objects }) => objects.some(({ type }) => type.startsWith('form-'))),
    ),
  )
  if (!isInForm) return null
  const mode = row.dataMode ?? 'standalone'
  return (
    <>
      <TextInput
        size="sm"
        label={words.rowTab}
        description={words.rowTabHint}
        maxLength={60}
        value={row.tab ?? ''}
        onChange={({ currentTarget: { value } }) => onPut({ tab: value || undefined }, 'tab')}
      />
      <Select
        size="sm"
        label={words.dataMode}
        allowDeselect={false}
        data={modes.map((value) => ({ value, label: words[value] }))}
        value={mode}
        onChange={(value) => onPut({ dataMode: value === 'standalone' ? undefined : value }, 'data mode')}
      />
      {mode !== 'standalone' && <SetName row={row} onPut={onPut} />}
      {mode === 'set' && <SetLimits row={row} onPut={onPut} />}
    </>
  )
}

function SetName({ row, onPut }: SetFieldsProps) {
  const { words } = useDescribed()
  return (
    <TextInput
      size="sm"
      label={words.dataSetName}
      description={words.dataSetNameHint}
      maxLength={64}
      value={row.dataSetName ?? ''}
      onChange={({ currentTarget: { value } }) => {
        if (nameForm.test(value)) onPut({ dataSetName: value || undefined }, 'data set name')
      }}
    />
  )
}

function SetLimits({ row, onPut }: SetFieldsProps) {
  const { words } = useDescribed()
  return (
    <>
      <TextInput
        size="sm"
        label={words.dataSetTitle}
        maxLength={120}
        value={row.dataSetTitle ?? ''}
        onChange={({ currentTarget: { value } }) => onPut({ dataSetTitle: value || undefined }, 'data set title')}
      />
      <NumberInput
        size="sm"
        label={words.dataSetLimit}
        min={1}
        max={100}
        value={row.dataSetLimit ?? 1}
        onChange={(limit) => {
          if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= 100)
            onPut({ dataSetLimit: limit }, 'data set limit')
        }}
      />
    </>
  )
}
