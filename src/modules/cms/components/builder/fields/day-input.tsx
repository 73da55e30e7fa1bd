import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { day } from '#ui/office/field/day-text.ts'
import { useDescribed } from '../store/use-builder.ts'

interface DayInputProps {
  label: string
  description?: string | undefined
  /** As `YYYY-MM-DD`, '' for none. */
  value: string
  onChange: (day: string) => void
}

/** A day as people write it, in the Buddhist era too; it is taken once one has left the field. */
export function DayInput({ label, description, value, onChange }: DayInputProps) {
  const { locale, words } = useDescribed()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    if (typed === null) return
    const read = typed.trim() === '' ? '' : day.read(typed)
    setWrong(read === null)
    if (read === null) return
    setTyped(null)
    onChange(read)
  }
  return (
    <TextInput
      size="sm"
      label={label}
      description={description}
      placeholder={words.dayExample}
      error={isWrong && words.noDay}
      value={typed ?? (value === '' ? '' : day.show(value, locale))}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      onBlur={take}
    />
  )
}
