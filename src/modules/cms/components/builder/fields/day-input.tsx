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

/** A date field that also accepts the Buddhist era. It is parsed on blur. */
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
