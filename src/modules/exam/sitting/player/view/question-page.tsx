import { fill } from '#domain/locale/fill.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import type { SittingSlot } from '../../protocol.ts'
import type { Page } from '../paper/pages.ts'
import { AnswerPart } from '../parts/answer-part.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { QuestionFrame } from '../parts/question-frame.tsx'
import type { Player } from '../use-player.ts'
import type { PlayerWords } from '../words.ts'
import type { QuestionType } from '#domain/learning/assessment/question.ts'
import styles from './view.module.css'

type PageProps = { page: Page; player: Player; words: PlayerWords; fileUrl: (key: string) => string }

/** The questions of one page, in their sections. */
export function QuestionPage({ page, ...props }: PageProps) {
  return page.sections.map(({ title, instruction, slots }, index) => (
    <section key={index} className={styles.section}>
      {title && <h2>{title}</h2>}
      {instruction && <p className={styles.instruction}>{instruction}</p>}
      {slots.map((slot) => (
        <Question key={slot.slot} slot={slot} {...props} />
      ))}
    </section>
  ))
}

function Question({ slot, player, words, fileUrl }: Omit<PageProps, 'page'> & { slot: SittingSlot }) {
  const { response, isFlagged } = player.answer(slot.slot)
  const flag = slot.number !== null && (
    <Checkbox
      label={words.flag}
      aria-label={fill(words.flagOf, { n: slot.number })}
      checked={isFlagged}
      disabled={player.isReadOnly}
      onChange={(event) => player.setFlag(slot, event.currentTarget.checked)}
    />
  )
  const part = {
    ...{ slot, response, words, fileUrl, isReadOnly: player.isReadOnly },
    onChange: (next: typeof response) => player.setResponse(slot, next),
  } as unknown as PartProps<QuestionType>
  return (
    <QuestionFrame {...{ slot, words }} aside={flag}>
      <AnswerPart {...part} />
    </QuestionFrame>
  )
}
