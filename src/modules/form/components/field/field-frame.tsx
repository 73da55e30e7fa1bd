import type { ReactNode } from 'react'
import type { FormField } from '#domain/form/definition.ts'
import { fill } from '#domain/locale/fill.ts'
import { FieldHints } from '#ui/field/field.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { FormPage } from '../state/form-context.ts'
import type { FieldState } from '../state/use-field.ts'
import styles from './field.module.css'

/** The place of a field: its width, and whether it is asked. Without a script every field is there, with its condition. */
export function FieldFrame({ state, children }: { state: FieldState; children: ReactNode }) {
  const { content, field, page, isAsked, isReady } = state
  if (page && isReady && !isAsked) return null
  const condition = page && !isAsked ? conditionOf(field, page) : null
  return (
    <div className={classes('wrap', styles.frame)} data-width={content.style} data-unasked={isAsked ? undefined : ''}>
      {condition && <p className={styles.condition}>{condition}</p>}
      {children}
    </div>
  )
}

/** Returns under which answers a field is asked, in words. */
function conditionOf({ name }: FormField, { fields, content: { words } }: FormPage): string | null {
  const conditions = [...fields.values()].flatMap(({ label, logics, options }) => {
    const values = logics.filter(({ method, targets }) => method === 'show' && targets.includes(name))
    if (values.length === 0) return []
    const labels = values.map(({ value }) => options.find((option) => option.value === value)?.label ?? value)
    return [fill(words.onlyIf, { field: label, values: labels.join(words.or) })]
  })
  return conditions.length > 0 ? conditions.join(words.or) : null
}

interface FieldGroupProps {
  state: FieldState
  children: ReactNode
  /** The role of the group of controls. */
  role?: 'radiogroup' | 'group'
}

/** Several controls that answer one question, with its label, hint and error. An error link leads to it. */
export function FieldGroup({ state, children, role = 'group' }: FieldGroupProps) {
  const { controlID, error } = state
  const { label, hint } = labelsOf(state)
  const described = [error && `${controlID}-error`, hint && `${controlID}-hint`].filter(Boolean).join(' ')
  return (
    <FieldFrame state={state}>
      <fieldset
        id={controlID}
        className={styles.group}
        role={role}
        tabIndex={-1}
        aria-invalid={role === 'radiogroup' && error ? true : undefined}
        aria-describedby={described || undefined}
        data-invalid={error ? '' : undefined}
      >
        <legend className={styles.legend}>
          {label}
          {noteOf(state) && <small> {noteOf(state)}</small>}
        </legend>
        {children}
      </fieldset>
      <FieldHints id={controlID} hint={hint} error={error} />
    </FieldFrame>
  )
}

/** The texts of a field. One without a label is called by its name. */
export const labelsOf = ({ field, content, error }: FieldState) => ({
  label: field.label || field.name,
  hint: content.hint || undefined,
  error,
})

/** Says beside the label that a field may stay empty. */
export const noteOf = ({ field, page }: FieldState) =>
  page && !field.required && field.label !== '' ? page.content.words.optional : undefined
