import { useEffect } from 'react'
import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import { copiesOf } from './answers.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Takes over what somebody entered while the page had no script yet: React does not report it. */
export function useEarlyAnswer(name: string, set: ((value: unknown) => void) | null) {
  useEffect(() => {
    const early = set && earlyAnswer(controlsOf(name))
    if (early !== null) set!(early)
    // oxlint-disable-next-line exhaustive-deps -- only what was entered before the first render counts
  }, [])
}

/** Returns answers with what somebody entered into the fields of the server before the script came; the same answers if nobody did. */
export function withEarlyAnswers({ fields, sets }: FormDefinition, answers: RawAnswers): RawAnswers {
  const entered = (list: readonly FormField[], prefix = '') =>
    Object.fromEntries(
      list.filter(isPlain).flatMap(({ name }): [string, unknown][] => {
        const early = earlyAnswer(controlsOf(`${prefix}${name}`))
        return early === null ? [] : [[name, early]]
      }),
    )
  const ofSets = sets.flatMap(({ name, fields: own }): [string, unknown][] => {
    const early = copiesOf(answers, name).map((_copy, place) => entered(own, `${name}.${place}.`))
    if (early.every((one) => Object.keys(one).length === 0)) return []
    return [[name, copiesOf(answers, name).map((copy, place) => ({ ...copy, ...early[place] }))]]
  })
  const all = { ...entered(fields), ...Object.fromEntries(ofSets) }
  return Object.keys(all).length === 0 ? answers : { ...answers, ...all }
}

/** Whether a field has controls of its own name only. */
export const isPlain = ({ type }: Pick<FormField, 'type'>) =>
  ['input', 'textarea', 'select', 'radiobox', 'checkbox', 'consent', 'rating'].includes(type)

const controlsOf = (name: string) => [...document.getElementsByName(name)].filter(isControl)

const isControl = (element: Element): element is Control => /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName)

/** Returns the answer of controls that no longer hold what the server sent; null if they do. */
function earlyAnswer(controls: readonly Control[]): string | string[] | null {
  const [first] = controls
  if (!first || !controls.some(isChanged)) return null
  if (!isTicked(first)) return first.value
  const chosen = controls.filter((one) => isTicked(one) && one.checked).map(({ value }) => value)
  return first.type === 'radio' || controls.length === 1 ? (chosen[0] ?? '') : chosen
}

const isTicked = (control: Control): control is HTMLInputElement => /^(?:radio|checkbox)$/.test(control.type)

function isChanged(control: Control): boolean {
  if ('options' in control)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}
