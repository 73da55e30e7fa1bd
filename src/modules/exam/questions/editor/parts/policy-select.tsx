import { NativeSelect } from '@mantine/core'
import type { Policy } from '#domain/learning/assessment/question.ts'
import type { EditorWords } from '../words.ts'

interface PolicySelectProps {
  policy: Policy
  change: (policy: Policy) => void
  words: EditorWords
}

/** How an answer with several parts earns points. */
export function PolicySelect({ policy, change, words }: PolicySelectProps) {
  const data: { value: Policy; label: string }[] = [
    { value: 'by-part', label: words.byPart },
    { value: 'right-minus-wrong', label: words.rightMinusWrong },
    { value: 'all-or-nothing', label: words.allOrNothing },
  ]
  return (
    <NativeSelect
      label={words.policy}
      data={data}
      value={policy}
      onChange={({ currentTarget }) => change(currentTarget.value as Policy)}
    />
  )
}
