import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { ComponentType } from 'react'
import type { InputField, InputKind } from '#domain/flow/step.ts'
import type { EditorDescription } from '../describe-editor.server.ts'
import { ComparisonsControl, HeadersControl } from './list-controls.tsx'
import { ValueMenu } from './value-menu.tsx'

export interface InputControlProps {
  field: InputField
  described: EditorDescription
  /** The placeholders that can be inserted. */
  values: readonly string[]
  value: unknown
  onChange: (value: unknown) => void
}

/** The control of one input of a step. */
export function InputControl(props: InputControlProps) {
  const Control = controls[props.field.kind]
  return <Control {...props} />
}

const labelOf = ({ field, described }: InputControlProps) =>
  described.fields[field.name as keyof typeof described.fields] ?? field.name
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function Text(props: InputControlProps) {
  const { field, value, values, described, onChange } = props
  const text = textOf(value)
  return (
    <div>
      <TextInput
        label={labelOf(props)}
        required={field.isRequired}
        value={text}
        maxLength={field.most}
        inputMode={field.kind === 'address' || field.kind === 'route' ? 'url' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <ValueMenu {...{ values, described }} label={labelOf(props)} onInsert={(path) => onChange(text + path)} />
    </div>
  )
}

function Longtext(props: InputControlProps) {
  const { field, value, values, described, onChange } = props
  const text = textOf(value)
  return (
    <div>
      <Textarea
        label={labelOf(props)}
        required={field.isRequired}
        value={text}
        maxLength={field.most}
        autosize
        minRows={3}
        maxRows={14}
        onChange={({ target }) => onChange(target.value)}
      />
      <ValueMenu {...{ values, described }} label={labelOf(props)} onInsert={(path) => onChange(text + path)} />
    </div>
  )
}

/** A field of the form that the browser sends at this step, so that no placeholder holds its value. */
function FormField(props: InputControlProps) {
  const { field, value, onChange } = props
  return (
    <TextInput
      label={labelOf(props)}
      description={props.described.words.formFieldHint}
      required={field.isRequired}
      value={textOf(value)}
      maxLength={field.most}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  )
}

function Numeric(props: InputControlProps) {
  const { field, value, onChange } = props
  return (
    <NumberInput
      label={labelOf(props)}
      required={field.isRequired}
      min={field.least}
      max={field.most}
      allowDecimal={false}
      clampBehavior="blur"
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
    />
  )
}

function YesNo(props: InputControlProps) {
  return (
    <Checkbox
      label={labelOf(props)}
      checked={props.value === true}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  )
}

function Choice(props: InputControlProps) {
  const { field, described } = props
  const options = (field.options ?? []).map((value) => ({ value, label: described.texts.choices[value] ?? value }))
  return <ChoiceOf {...props} options={options} />
}

const Template = (props: InputControlProps) => <ChoiceOf {...props} options={props.described.templates} />
const Action = (props: InputControlProps) => <ChoiceOf {...props} options={props.described.actions} />

function ChoiceOf(props: InputControlProps & { options: readonly { value: string; label: string }[] }) {
  const { field, value, options, described, onChange } = props
  const chosen = textOf(value)
  const isUnknown = chosen !== '' && !options.some((one) => one.value === chosen)
  return (
    <NativeSelect
      label={labelOf(props)}
      required={field.isRequired}
      data={[
        { value: '', label: described.words.none },
        ...options,
        ...(isUnknown ? [{ value: chosen, label: chosen }] : []),
      ]}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const controls: Record<InputKind, ComponentType<InputControlProps>> = {
  ...{ text: Text, route: Text, address: Text, longtext: Longtext, html: Longtext, number: Numeric },
  ...{ boolean: YesNo, choice: Choice, template: Template, action: Action, formfield: FormField },
  ...{ condition: ComparisonsControl, headers: HeadersControl },
}
