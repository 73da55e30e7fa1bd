import { useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { Response, QuestionType } from '#domain/learning/assessment/question.ts'
import { Button } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { pagesOf } from '../../../sitting/player/paper/pages.ts'
import { AnswerPart } from '../../../sitting/player/parts/answer-part.tsx'
import type { PartProps } from '../../../sitting/player/parts/part-props.ts'
import { QuestionFrame } from '../../../sitting/player/parts/question-frame.tsx'
import type { PlayerWords } from '../../../sitting/player/words.ts'
import type { SittingSection, SittingSlot } from '../../../sitting/protocol.ts'
import type { previewWords } from '../wording/preview-words.ts'
import styles from './preview.module.css'

export interface PreviewProps {
  heading: string
  sections: SittingSection[] | null
  perPage: number
  isForward: boolean
  words: Record<keyof typeof previewWords, string>
  playerWords: PlayerWords
  /** The address of this preview, and of the exam. */
  here: string
  back: string
}

/** A drawn paper as learners see it. Answers stay on the page and nothing is stored. */
export function PaperPreview(props: PreviewProps) {
  const { heading, sections, words, here, back } = props
  return (
    <main className={styles.preview}>
      <h1>{heading}</h1>
      <Alert title={words.nothingStored} />
      <p className={styles.links}>
        <a className="link" href={back}>
          {words.back}
        </a>
        <a className="link" href={here}>
          {words.again}
        </a>
      </p>
      {sections === null ? <Alert tone="warning" title={words.unfilled} /> : <Pages {...props} sections={sections} />}
    </main>
  )
}

function Pages({ sections, perPage, isForward, words, playerWords }: PreviewProps & { sections: SittingSection[] }) {
  const pages = pagesOf(sections, perPage)
  const [at, setAt] = useState(0)
  const [responses, setResponses] = useState<Record<string, Response | null>>({})
  const page = pages[at]
  if (!page) return null
  return (
    <>
      {page.sections.map(({ title, instruction, slots }) => (
        <section key={slots[0]?.slot} className={styles.section}>
          {title && <h2>{title}</h2>}
          {instruction && <p className={styles.instruction}>{instruction}</p>}
          {slots.map((slot) => (
            <Question
              key={slot.slot}
              {...{ slot, words: playerWords, response: responses[slot.slot] ?? null }}
              onChange={(response) => setResponses((all) => ({ ...all, [slot.slot]: response }))}
            />
          ))}
        </section>
      ))}
      {pages.length > 1 && (
        <nav className={styles.links} aria-label={words.pages}>
          {!isForward && (
            <Button look="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {words.previous}
            </Button>
          )}
          <span role="status">{fill(words.page, { n: at + 1, most: pages.length })}</span>
          <Button disabled={at === pages.length - 1} onClick={() => setAt(at + 1)}>
            {words.next}
          </Button>
        </nav>
      )}
    </>
  )
}

interface QuestionProps {
  slot: SittingSlot
  words: PlayerWords
  response: Response | null
  onChange: (response: Response | null) => void
}

function Question({ slot, words, response, onChange }: QuestionProps) {
  // A file would be uploaded, which stores something.
  const isReadOnly = slot.question.type === 'file'
  const props = { slot, response, onChange, isReadOnly, words, fileUrl } as unknown as PartProps<QuestionType>
  return (
    <QuestionFrame {...{ slot, words }}>
      <AnswerPart {...props} />
    </QuestionFrame>
  )
}

const fileUrl = (key: string) => `/${key}`
