import type { ComponentType } from 'react'
import type { SaidField } from '../server/describe-kinds.server.ts'

/** The props of every control of a block's field. `undefined` removes an optional prop. */
export interface ControlProps {
  field: SaidField
  value: unknown
  onChange: (value: unknown) => void
  /** The values next to it: the props of the block, or of the list entry. */
  beside: Readonly<Record<string, unknown>>
  /** The control of a nested field. */
  nested: ComponentType<Omit<ControlProps, 'nested'>>
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** An emptied optional prop is removed. */
export const emptied = (field: SaidField, text: string) => (text === '' && field.isOptional ? undefined : text)

/** The common props of all Mantine fields. */
export const stated = ({ label, hint }: SaidField) => ({ label, description: hint, size: 'sm' as const })

/** Props with one changed. `undefined` removes it. */
export function withProp(props: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _, ...rest } = props
  return value === undefined ? rest : { ...props, [name]: value }
}
