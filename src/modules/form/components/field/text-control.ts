import { type ChangeEvent, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { FieldState } from '../state/use-field.ts'
import { labelsOf, noteOf } from './field-frame.tsx'
import { typedText } from './text-limits.ts'

type TextBox = HTMLInputElement | HTMLTextAreaElement

/** The props of a control with one text. A text that is too long is cut while it is typed, and the hint says so. */
export function useTextControl(state: FieldState) {
  const { field, page, value, set, controlID, controlName } = state
  const [isCut, setCut] = useState(false)
  const isLocked = field.locked && field.session !== ''
  const texts = labelsOf(state)
  const most = isCut && page ? fill(page.content.words.most, { n: field.maxLength }) : undefined
  const lockedHint = isLocked ? page?.content.words.locked : undefined
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<TextBox>) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    const typed = isComposing ? { text: currentTarget.value, isCut: false } : typedText(currentTarget.value, field)
    setCut(typed.isCut)
    set(typed.text)
  }
  return {
    ...texts,
    hint: most ?? texts.hint ?? lockedHint,
    note: noteOf(state),
    id: controlID,
    name: controlName,
    value: typeof value === 'string' ? value : '',
    required: undefined,
    'aria-required': field.required || undefined,
    readOnly: isLocked,
    onChange,
    // A composed text, as of a Thai or Japanese keyboard, is cut when it is complete.
    onCompositionEnd: ({ currentTarget }: { currentTarget: TextBox }) =>
      set(typedText(currentTarget.value, field).text),
  }
}
