import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDescribed } from '../../store/use-builder.ts'

const isCode = (text: string) => /^[a-z][a-z0-9-]{0,39}$/.test(text)

/** The code with which a flag of the site hides a block. An invalid code stays in the field until it is corrected. */
export function FlagField({ code, onChange }: { code: string; onChange: (code: string | undefined) => void }) {
  const { words } = useDescribed()
  const [written, setWritten] = useState(code)
  const isWrong = written !== '' && !isCode(written)
  return (
    <TextInput
      size="sm"
      label={words.flagCode}
      description={words.flagCodeHint}
      error={isWrong && words.badFlagCode}
      maxLength={40}
      value={written}
      onChange={({ currentTarget: { value } }) => {
        setWritten(value)
        if (value === '' || isCode(value)) onChange(value || undefined)
      }}
    />
  )
}
