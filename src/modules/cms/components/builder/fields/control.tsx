import { NumberInput, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { ComponentType } from 'react'
import type { SaidField } from '../server/describe-kinds.server.ts'
import { useDescribed } from '../store/use-builder.ts'
import { type ControlProps, emptied, stated, textOf } from './prop.ts'
import { DayInput } from './day-input.tsx'
import { ColourControl } from './colour-control.tsx'
import { FileControl } from './file-control.tsx'
import { ItemsControl } from './lists/items-control.tsx'
import { GroupControl } from './lists/group-control.tsx'
import { RichControl } from './rich-control.tsx'
import { ColumnsControl, EndpointControl } from './table-control.tsx'
import { LinkControl, TargetControl, TargetsControl } from './target-control.tsx'
import { WordsControl } from './lists/words-control.tsx'

/** The control of a field, loaded on demand. */
export function FieldControl(props: Omit<ControlProps, 'nested'>) {
  const { field, beside } = props
  if (field.when && !field.when.is.includes(beside[field.when.field] as never)) return null
  const Control = controls[field.kind]
  return <Control {...props} nested={FieldControl} />
}

function Text({ field, value, onChange }: ControlProps) {
  return (
    <TextInput
      {...stated(field)}
      value={textOf(value)}
      maxLength={field.most}
      onChange={({ currentTarget }) => onChange(emptied(field, currentTarget.value))}
    />
  )
}

function Longtext({ field, value, onChange }: ControlProps) {
  return (
    <Textarea
      {...stated(field)}
      autosize
      minRows={field.kind === 'code' ? 8 : 3}
      maxRows={16}
      spellCheck={field.kind !== 'code'}
      styles={field.kind === 'code' ? { input: { fontFamily: 'var(--o-code)' } } : {}}
      value={textOf(value)}
      maxLength={field.most}
      onChange={({ currentTarget }) => onChange(emptied(field, currentTarget.value))}
    />
  )
}

function Day({ field, value, onChange }: ControlProps) {
  return <DayInput label={field.label} description={field.hint} value={textOf(value)} onChange={onChange} />
}

function Numeric({ field, value, onChange }: ControlProps) {
  if (field.kind !== 'number') return null
  const { min, max, step = 1, unit, perUnit = 1, canBeEmpty } = field
  const shown = typeof value === 'number' ? value / perUnit : ''
  return (
    <NumberInput
      {...stated(field)}
      {...{ min, max, step }}
      clampBehavior="blur"
      allowDecimal={step < 1 || perUnit > 1}
      suffix={unit ? ` ${unit}` : undefined}
      value={shown}
      onChange={(next) => {
        if (typeof next === 'number' && next >= min && next <= max) onChange(Math.round(next * perUnit * 1e6) / 1e6)
        else if (next === '' && canBeEmpty) onChange(null)
      }}
    />
  )
}

function YesNo({ field, value, onChange }: ControlProps) {
  return (
    <Switch
      label={field.label}
      labelPosition="left"
      styles={{ body: { justifyContent: 'space-between' } }}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

/** A few short options appear side by side. */
function Choice({ field, value, onChange }: ControlProps) {
  const { words } = useDescribed()
  if (field.kind !== 'choice') return null
  const choices = field.choices.map((one) => ({ value: String(one.value), label: one.label }))
  const take = (next: string | null) =>
    onChange(field.choices.find((one) => String(one.value) === next)?.value ?? undefined)
  const isShort = choices.length <= 4 && choices.map(({ label }) => label).join('').length <= 22
  if (isShort && !field.isOptional)
    return (
      <div role="group" aria-label={field.label}>
        <div>{field.label}</div>
        <SegmentedControl size="sm" fullWidth data={choices} value={String(value)} onChange={take} />
      </div>
    )
  return (
    <Select
      {...stated(field)}
      data={choices}
      value={value === undefined ? null : String(value)}
      placeholder={words.none}
      clearable={field.isOptional === true}
      allowDeselect={field.isOptional === true}
      onChange={take}
    />
  )
}

const controls: Record<SaidField['kind'], ComponentType<ControlProps>> = {
  ...{ text: Text, longtext: Longtext, code: Longtext, day: Day, number: Numeric, switch: YesNo, choice: Choice },
  ...{ richtext: RichControl, file: FileControl, items: ItemsControl, colour: ColourControl, link: LinkControl },
  ...{ page: TargetControl, course: TargetControl, menu: TargetControl, part: TargetControl, category: TargetControl },
  ...{ flow: TargetControl, categories: TargetsControl, endpoint: EndpointControl, columns: ColumnsControl },
  ...{ group: GroupControl, words: WordsControl },
}
