import { TagsInput } from '@mantine/core'
import { type ControlProps, stated } from '../prop.ts'

/** A list of short words, such as names or file extensions. Enter, a comma or a space ends a word. */
export function WordsControl({ field, value, onChange }: ControlProps) {
  const words = Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []
  return (
    <TagsInput
      {...stated(field)}
      value={words}
      maxTags={field.most ?? 50}
      splitChars={[',', ' ']}
      acceptValueOnBlur
      onChange={(next) => onChange(next.map((word) => word.slice(0, 64)))}
    />
  )
}
