import { useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '../../../controls/button.tsx'
import styles from './help.module.css'

export interface TourStep {
  /** A selector of the element that the step explains. If it is not visible, the step has no ring. */
  at: string
  title: string
  text: string
}

/** `step` has placeholders {n} and {of}. */
export type TourWords = Record<'tour' | 'skip' | 'next' | 'back' | 'done' | 'step', string>

interface TourProps {
  steps: TourStep[]
  words: TourWords
  onClose: () => void
}

/** A tour in a few steps: a card beside the page, which stays usable, and a ring around the explained element. */
export function Tour({ steps, words, onClose }: TourProps) {
  const [at, setAt] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const step = steps[at]!
  useRing(step.at)
  useEscape(onClose)
  useEffect(() => {
    // Do not take the focus from a person who types.
    if (document.activeElement === document.body) card.current?.focus()
  }, [])
  const isLast = at === steps.length - 1
  return (
    <div ref={card} className={styles.tour} role="dialog" aria-label={words.tour} tabIndex={-1}>
      <small>{fill(words.step, { n: at + 1, of: steps.length })}</small>
      <div aria-live="polite">
        <b>{step.title}</b>
        <p>{step.text}</p>
      </div>
      <div className={styles.acts}>
        {!isLast && (
          <Button look="bare" isSmall onClick={onClose}>
            {words.skip}
          </Button>
        )}
        {at > 0 && (
          <Button isSmall onClick={() => setAt(at - 1)}>
            {words.back}
          </Button>
        )}
        <Button look="primary" isSmall onClick={() => (isLast ? onClose() : setAt(at + 1))}>
          {isLast ? words.done : words.next}
        </Button>
      </div>
    </div>
  )
}

/** Esc ends the tour from anywhere, except from a layer above it. */
function useEscape(act: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector(':popover-open, dialog:modal')) act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [act])
}

/** Draws a ring around the first visible match of the selector while the step is shown. */
function useRing(selector: string) {
  useEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)
    if (!found) return undefined
    found.dataset['ringed'] = ''
    found.scrollIntoView({ block: 'nearest' })
    return () => void delete found.dataset['ringed']
  }, [selector])
}
