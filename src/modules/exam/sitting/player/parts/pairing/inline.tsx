import { Fragment } from 'react'
import type { PartProps } from '../part-props.ts'
import { BlankText } from './blank-text.tsx'
import { ChoiceKey, withEntry } from './choice-select.tsx'

/** Blanks with choices of their own. */
export function InlinePart({ slot, response, onChange, isReadOnly, words, fileUrl, review }: PartProps<'inline'>) {
  const { text, blanks } = slot.question.content
  const byBlank = new Map(blanks.map(({ id, options }) => [id, options]))
  return (
    <>
      {blanks.map(({ id, options }) => (
        <Fragment key={id}>
          <ChoiceKey choices={options} {...{ words, fileUrl }} />
        </Fragment>
      ))}
      <BlankText
        {...{ text, response, isReadOnly, words }}
        slot={slot.slot}
        legend={words.fillBlanks}
        choicesOf={(id) => byBlank.get(id) ?? []}
        used={[]}
        answers={review?.key.answers ?? null}
        onSelect={(id, value) => onChange(withEntry(response, { id, value }))}
      />
    </>
  )
}
