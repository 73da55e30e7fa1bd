import { useEffect, useRef, useState } from 'react'
import type { Option } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { PlayerWords } from '../../words.ts'
import { letterOf, OptionText } from '../option-text.tsx'
import { type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { VerdictMark, verdictOf } from '../verdict.tsx'
import { moveItem } from './move-item.ts'

/** Items to put in order. The drawn order is an answer only after the learner says so. */
export function OrderPart({ slot, response, onChange, isReadOnly, words, fileUrl, review }: PartProps<'order'>) {
  const { items } = slot.question.content
  const ids = response ?? items.map(({ id }) => id)
  const [announced, setAnnounced] = useState('')
  const move = (id: string, step: -1 | 1) => {
    const next = moveItem(ids, { id, step })
    onChange(next)
    const text = items.find((item) => item.id === id)?.text ?? ''
    setAnnounced(fill(words.movedTo, { text, n: next.indexOf(id) + 1, most: ids.length }))
  }
  return (
    <fieldset className={styles.group} aria-describedby={stemId(slot.slot)}>
      <legend className={styles.legend}>{words.orderThem}</legend>
      <ol className={styles.rows}>
        {ids.map((id, index) => (
          <OrderItem
            key={id}
            {...{ index, isReadOnly, words, fileUrl }}
            item={items.find((item) => item.id === id)!}
            most={ids.length}
            move={(step) => move(id, step)}
            verdict={
              review && response ? verdictOf({ isSelected: true, isCorrect: review.key.sequence[index] === id }) : null
            }
          />
        ))}
      </ol>
      <p className="sr" role="status">
        {announced}
      </p>
      {response === null && <NotOrdered words={words} use={isReadOnly ? null : () => onChange(ids)} />}
    </fieldset>
  )
}

function NotOrdered({ words, use }: { words: PlayerWords; use: (() => void) | null }) {
  return (
    <div className={styles.notice}>
      <p className={styles.hint}>{words.notOrdered}</p>
      {use && (
        <Button type="button" look="line" isSmall onClick={use}>
          {words.useOrder}
        </Button>
      )}
    </div>
  )
}

type ItemProps = {
  item: Option
  index: number
  most: number
  isReadOnly: boolean
  words: PlayerWords
  fileUrl: (key: string) => string
  move: (step: -1 | 1) => void
  verdict: Parameters<typeof VerdictMark>[0]['verdict']
}

function OrderItem({ item, index, most, isReadOnly, words, fileUrl, move, verdict }: ItemProps) {
  const moved = useRef<-1 | 1 | null>(null)
  const buttons = useRef<HTMLSpanElement>(null)
  // A moved element loses the focus: the same button gets it back, or the other one at an end.
  useEffect(() => {
    if (moved.current === null) return
    const [up, down] = buttons.current?.querySelectorAll('button') ?? []
    const [first, second] = moved.current === -1 ? [up, down] : [down, up]
    ;(first?.disabled ? second : first)?.focus()
    moved.current = null
  }, [index])
  const press = (step: -1 | 1) => {
    moved.current = step
    move(step)
  }
  const text = item.text || letterOf(words, index)
  return (
    <li className={styles.row}>
      <span className={styles.letter}>{index + 1}.</span>
      <span className={styles.choice__text}>
        <OptionText option={item} {...{ words, fileUrl }} letter={letterOf(words, index)} />
      </span>
      <VerdictMark verdict={verdict} words={words} />
      {!isReadOnly && (
        <span ref={buttons} className={styles.moves}>
          <IconButton icon="up" label={fill(words.moveUp, { text })} disabled={index === 0} onClick={() => press(-1)} />
          <IconButton
            icon="down"
            label={fill(words.moveDown, { text })}
            disabled={index === most - 1}
            onClick={() => press(1)}
          />
        </span>
      )}
    </li>
  )
}
