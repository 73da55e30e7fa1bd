import type { ComponentType } from 'react'
import type { SaidField } from '../server/describe-kinds.server.ts'

/** What every control of a block's prop is given; `undefined` takes an optional prop away. */
export interface ControlProps {
  field: SaidField
  value: unknown
  onChange: (value: unknown) => void
  /** Beside what it stands: the props of the block, or of the entry of a list. */
  beside: Readonly<Record<string, unknown>>
  /** The control of a field in this one. */
  nested: ComponentType<Omit<ControlProps, 'nested'>>
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** An optional prop that was emptied is gone. */
export const emptied = (field: SaidField, text: string) => (text === '' && field.isOptional ? undefined : text)

/** What every field of Mantine is told. */
export const stated = ({ label, hint }: SaidField) => ({ label, description: hint, size: 'sm' as const })

/** Props with one of them changed; `undefined` takes it away. */
export function withProp(props: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _, ...rest } = props
  return value === undefined ? rest : { ...props, [name]: value }
}
