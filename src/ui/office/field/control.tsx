import type { ReactNode } from 'react'
import type { FieldDescription, FormWords } from '../form-description.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

const MARKS = /\p{M}/gu

export interface ControlProps {
  field: FieldDescription
  words: FormWords
  locale: 'th' | 'en'
  isChanged?: boolean
}

/** Returns the element id of a field. The error summary and the F8 key go there. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** Returns the props of every labelled control: id, label with its marks, problem, hint, and the reason of a lock. */
export function labelled({ field, words, isChanged }: ControlProps) {
  return {
    id: fieldId(field.name),
    label: <FieldLabel field={field} words={words} isChanged={isChanged} />,
    required: field.isRequired,
    withAsterisk: false,
    error: field.problem ? <Problem text={field.problem} /> : undefined,
    description: field.isLocked ?? field.hint,
  }
}

/** The label, the mark of a required field, and a dot for an unsaved change. */
export function FieldLabel({ field, words, isChanged }: Omit<ControlProps, 'locale'>) {
  return (
    <>
      {field.label}
      {field.isRequired && (
        <span className={styles.required} title={words.required} aria-hidden="true">
          {'*'}
        </span>
      )}
      {isChanged && <span className={styles.edited} role="img" aria-label={words.edited} title={words.edited} />}
    </>
  )
}

export function Problem({ text }: { text: string }) {
  return (
    <span className={styles.problem}>
      <Icon name="alert-circle" size={16} />
      {text}
    </span>
  )
}

/** Returns the right end of the field: the lock or the unit. */
export function fieldEnd({ field, words }: Pick<ControlProps, 'field' | 'words'>, unit: ReactNode = field.unit) {
  if (field.isLocked) {
    return { rightSection: <LockSign label={words.locked} /> }
  }
  if (!unit) return {}
  return {
    rightSection: <span className={styles.unit}>{unit}</span>,
    rightSectionWidth: typeof unit === 'string' ? `calc(${unit.replace(MARKS, '').length}ch + 24px)` : undefined,
    rightSectionProps: { style: { justifyContent: 'flex-end' } },
    rightSectionPointerEvents: 'none' as const,
  }
}

function LockSign({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.unit}>
      <Icon name="lock" size={16} />
    </span>
  )
}

/** Tells the form about a change that fires no input event. */
export function announceChange(element: HTMLElement | null) {
  element?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }))
}
