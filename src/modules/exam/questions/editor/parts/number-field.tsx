import { NumberInput } from '@mantine/core'
import styles from '../editor.module.css'

interface NumberFieldProps {
  label: string
  value: number | undefined
  min: number
  max: number
  change: (value: number | undefined) => void
  decimals?: number
  hint?: string
  /** The label is only for screen readers. */
  isCompact?: boolean
}

/** A number within limits; undefined if it is empty. */
export function NumberField({ label, value, min, max, change, decimals = 0, hint, isCompact }: NumberFieldProps) {
  return (
    <NumberInput
      {...(isCompact ? { 'aria-label': label, className: styles.small } : { label, description: hint })}
      value={value ?? ''}
      min={min}
      max={max}
      decimalScale={decimals}
      onChange={(next) => change(next === '' ? undefined : Number(next))}
    />
  )
}
