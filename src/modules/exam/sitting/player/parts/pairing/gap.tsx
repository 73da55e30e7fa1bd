import type { PartProps } from '../part-props.ts'
import { BlankText } from './blank-text.tsx'
import { ChoiceKey, withEntry } from './choice-select.tsx'

/** Blanks that take shared choices. Where a choice can be used once, selecting it empties its other blank. */
export function GapPart({ slot, response, onChange, isReadOnly, words, fileUrl, review }: PartProps<'gap'>) {
  const { text, choices, canRepeat } = slot.question.content
  const select = (id: string, value: string | null) => {
    const other = canRepeat ? undefined : Object.entries(response ?? {}).find(([, one]) => one === value)?.[0]
    const freed = other === undefined ? response : withEntry(response, { id: other, value: null })
    onChange(withEntry(freed, { id, value }))
  }
  return (
    <>
      <ChoiceKey {...{ choices, words, fileUrl }} />
      <BlankText
        {...{ text, response, isReadOnly, words }}
        slot={slot.slot}
        legend={canRepeat ? words.fillBlanks : `${words.fillBlanks} ${words.oncePerChoice}`}
        choicesOf={() => choices}
        used={canRepeat ? [] : Object.values(response ?? {})}
        answers={review?.key.answers ?? null}
        onSelect={select}
      />
    </>
  )
}
