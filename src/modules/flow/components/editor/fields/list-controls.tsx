import { NativeSelect, TextInput } from '@mantine/core'
import { type FlowComparison, flowOperators } from '#domain/flow/step.ts'
import { comparisonsIn } from '../view/describe-step.ts'
import type { InputControlProps } from './input-control.tsx'
import { ItemList } from './item-list.tsx'
import { ValueMenu } from './value-menu.tsx'

const withoutRight = ['empty', 'filled']

/** The comparisons of a condition, one after the other. */
export function ComparisonsControl({ field, described, values, value, onChange }: InputControlProps) {
  const { lists, fields } = described
  return (
    <ItemList<FlowComparison>
      legend={fields.comparisons}
      items={comparisonsIn(value)}
      empty={{ left: '', operator: 'eq', right: '' }}
      most={field.most ?? 20}
      labels={{ add: lists.addComparison, remove: lists.removeItem }}
      onChange={onChange}
    >
      {(one, change) => <Comparison {...{ described, values, one }} onChange={change} />}
    </ItemList>
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
  return (
    <ItemList
      legend={fields.headers}
      items={Array.isArray(value) ? (value as Header[]) : []}
      empty={{ name: '', value: '' }}
      most={field.most ?? 20}
      labels={{ add: lists.addHeader, remove: lists.removeItem }}
      onChange={onChange}
    >
      {(one, change) => <HeaderFields {...{ described, values, one }} onChange={change} />}
    </ItemList>
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
