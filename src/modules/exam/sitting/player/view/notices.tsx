import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { fill } from '#domain/locale/fill.ts'
import { Alert } from '#ui/state/alert.tsx'
import type { SendState } from '../outbox/sender.ts'
import type { SlotNumbers } from '../paper/slot-numbers.ts'
import type { PlayerWords } from '../words.ts'
import styles from './view.module.css'

type NoticesProps = { state: SendState; numbers: SlotNumbers; words: PlayerWords }

/** Messages of the invigilator, and what became of answers that were not simply saved. */
export function Notices({ state: { notices, outbox }, numbers, words }: NoticesProps) {
  const reports = [
    { tone: 'warning', text: words.overtaken, slots: outbox.overtaken },
    { tone: 'warning', text: words.late, slots: outbox.late },
    { tone: 'danger', text: words.refused, slots: outbox.refused },
  ] as const
  return (
    <>
      {notices.length > 0 && (
        <Alert title={words.notices} icon="chat">
          <ul className={styles.notices}>
            {notices.map(({ at, text }, index) => (
              <li key={index}>
                <span className="num">{bangkokTime(Date.parse(at))}</span> {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {reports.map(({ tone, text, slots }) =>
        slots.length === 0 ? null : <Alert key={text} tone={tone} title={fill(text, { list: numbers.list(slots) })} />,
      )}
    </>
  )
}
