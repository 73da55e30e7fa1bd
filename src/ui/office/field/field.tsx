import type { ComponentType } from 'react'
import type { FieldKind } from '../form-description.ts'
import { RichTextControl } from '../rich-text/rich-text.tsx'
import { BooleanControl } from './boolean-control.tsx'
import { ChoiceControl } from './choosing/choice-control.tsx'
import type { ControlProps } from './control.tsx'
import { day, moment } from './day-text.ts'
import { FileControl } from './file-control.tsx'
import { ListControl } from './choosing/list-control.tsx'
import { bahtAmount, wholeNumber } from './number-text.ts'
import { JsonControl, LongTextControl, PasswordControl, TextControl } from './text-control.tsx'
import { PlaceControl } from './place/place-control.tsx'
import { SecretControl } from './secret-control.tsx'
import { WrittenControl } from './written-control.tsx'

const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  code: TextControl,
  longtext: LongTextControl,
  richtext: RichTextControl,
  file: FileControl,
  json: JsonControl,
  password: PasswordControl,
  secret: SecretControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  reference: ChoiceControl,
  references: ListControl,
  choices: ListControl,
  codes: ListControl,
  people: ListControl,
  place: PlaceControl,
  number: (props) => <WrittenControl {...props} writing={wholeNumber} keyboard="decimal" />,
  baht: (props) => <WrittenControl {...props} writing={bahtAmount} keyboard="decimal" />,
  date: (props) => <WrittenControl {...props} writing={day} unit={props.words.era} />,
  instant: (props) => <WrittenControl {...props} writing={moment} unit={props.words.era} />,
}

/** A field of a form by its kind. Only this file knows all kinds. */
export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.kind]
  return <Control {...props} />
}
