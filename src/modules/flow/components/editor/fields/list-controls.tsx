import { NativeSelect, TextInput } from '@mantine/core'
import { type FlowComparison, flowOperators } from '#domain/flow/step.ts'
import { Button } from '#ui/office/controls/button.tsx'
import { comparisonsIn } from '../view/describe-step.ts'
import styles from '../editor.module.css'
import type { InputControlProps } from './input-control.tsx'
import { ValueMenu } from './value-menu.tsx'

const withoutRight = ['empty', 'filled']

/** The comparisons of a condition, one after the other. */
export function ComparisonsControl({ field, described, values, value, onChange }: InputControlProps) {
  const { lists, fields } = described
  const all = comparisonsIn(value)
  const change = (at: number, of: Partial<FlowComparison>) =>
    onChange(all.map((one, index) => (index === at ? { ...one, ...of } : one)))
  return (
    <fieldset className={styles.items}>
      <legend>{fields.comparisons}</legend>
      {all.map((one, at) => (
        // oxlint-disable-next-line no-array-index-key -- comparisons have no names
        <div key={at} className={styles.item}>
          <Comparison {...{ described, values, one }} onChange={(of) => change(at, of)} />
          <RemoveButton label={`${lists.removeItem} ${at + 1}`} onClick={() => onChange(all.toSpliced(at, 1))} />
        </div>
      ))}
      <Button
        isSmall
        icon="plus"
        disabled={all.length >= (field.most ?? 20)}
        onClick={() => onChange([...all, { left: '', operator: 'eq', right: '' }])}
      >
        {lists.addComparison}
      </Button>
    </fieldset>
  )
}

type ComparisonProps = Pick<InputControlProps, 'described' | 'values'> & {
  one: FlowComparison
  onChange: (of: Partial<FlowComparison>) => void
}

function Comparison({ described, values, one, onChange }: ComparisonProps) {
  const { lists, texts } = described
  const operators = flowOperators.map((value) => ({ value, label: texts.operators[value] }))
  return (
    <>
      <TextInput
        label={lists.left}
        value={one.left}
        maxLength={500}
        onChange={({ target }) => onChange({ left: target.value })}
      />
      <ValueMenu {...{ values, described }} label={lists.left} onInsert={(path) => onChange({ left: path })} />
      <NativeSelect
        label={lists.operator}
        data={operators}
        value={one.operator}
        onChange={({ target }) => onChange({ operator: target.value as FlowComparison['operator'] })}
      />
      {!withoutRight.includes(one.operator) && (
        <TextInput
          label={lists.right}
          value={one.right}
          maxLength={500}
          onChange={({ target }) => onChange({ right: target.value })}
        />
      )}
    </>
  )
}

interface Header {
  name: string
  value: string
}

/** The headers of a call. Secrets are inserted here, and never shown. */
export function HeadersControl({ field, described, values, value, onChange }: InputControlProps) {
  const { lists, fields } = described
  const all = Array.isArray(value) ? (value as Header[]) : []
  const change = (at: number, of: Partial<Header>) =>
    onChange(all.map((one, index) => (index === at ? { ...one, ...of } : one)))
  return (
    <fieldset className={styles.items}>
      <legend>{fields.headers}</legend>
      {all.map((one, at) => (
        // oxlint-disable-next-line no-array-index-key -- a name may appear twice while it is typed
        <div key={at} className={styles.item}>
          <HeaderFields {...{ described, values, one }} onChange={(of) => change(at, of)} />
          <RemoveButton label={`${lists.removeItem} ${at + 1}`} onClick={() => onChange(all.toSpliced(at, 1))} />
        </div>
      ))}
      <Button
        isSmall
        icon="plus"
        disabled={all.length >= (field.most ?? 20)}
        onClick={() => onChange([...all, { name: '', value: '' }])}
      >
        {lists.addHeader}
      </Button>
    </fieldset>
  )
}

type HeaderFieldsProps = Pick<InputControlProps, 'described' | 'values'> & {
  one: Header
  onChange: (of: Partial<Header>) => void
}

function HeaderFields({ described, values, one, onChange }: HeaderFieldsProps) {
  const { lists } = described
  return (
    <>
      <TextInput
        label={lists.headerName}
        value={one.name}
        maxLength={100}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextInput
        label={lists.headerValue}
        value={one.value}
        maxLength={1000}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <ValueMenu
        {...{ values, described }}
        label={lists.headerValue}
        onInsert={(path) => onChange({ value: one.value + path })}
      />
    </>
  )
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button isSmall isSquare icon="x" aria-label={label} onClick={onClick} />
)
