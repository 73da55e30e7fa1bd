import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import styles from './library.module.css'

export interface FocalPointViewModel {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
}

interface Point {
  x: number
  y: number
}

interface FocalPointProps {
  picture: FocalPointViewModel
  focal: Point
  words: Record<'focal' | 'focalHow' | 'focalAt' | 'across' | 'down' | 'middle' | 'wide' | 'square', string>
}

/**
 * The picture, its focal point that every crop keeps, and two example crops. A click on the picture, arrow keys on the
 * mark or two sliders set the point. The sliders also work without a script.
 */
export function FocalPoint({ picture, focal, words }: FocalPointProps) {
  const [at, setAt] = useState(focal)
  const cropped = { objectPosition: `${at.x}% ${at.y}%` }
  return (
    <fieldset className={styles.focal}>
      <legend>{words.focal}</legend>
      <p>{words.focalHow}</p>
      <Whole {...{ picture, at, setAt, words }} />
      <div className={styles.crops}>
        {[words.wide, words.square].map((label) => (
          <figure key={label}>
            <img src={picture.src} alt="" style={cropped} />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      <Sliders {...{ at, setAt, words }} />
    </fieldset>
  )
}

type Setting = Pick<FocalPointProps, 'words'> & { at: Point; setAt: (at: Point) => void }

function Whole({ picture, at, setAt, words }: Setting & { picture: FocalPointViewModel }) {
  return (
    // Keyboard users reach the mark within.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.whole} onClick={(event) => setAt(pressed(event))}>
      <img {...picture} alt={picture.alt} />
      <span
        className={styles.dot}
        style={{ left: `${at.x}%`, top: `${at.y}%` }}
        role="slider"
        tabIndex={0}
        aria-label={words.focal}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={at.x}
        aria-valuetext={fill(words.focalAt, { ...at })}
        onKeyDown={(event) => setAt(moved(event, at))}
      />
    </div>
  )
}

function Sliders({ at, setAt, words }: Setting) {
  return (
    <div className={styles.axes}>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis}>
          {axis === 'x' ? words.across : words.down}
          <input
            type="range"
            name={axis === 'x' ? 'focalX' : 'focalY'}
            min={0}
            max={100}
            value={at[axis]}
            onChange={({ currentTarget }) => setAt({ ...at, [axis]: Number(currentTarget.value) })}
          />
        </label>
      ))}
      <Button isSmall look="bare" onClick={() => setAt({ x: 50, y: 50 })}>
        {words.middle}
      </Button>
    </div>
  )
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

function pressed({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) }
}

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

function moved(event: KeyboardEvent, at: Point): Point {
  const step = steps.get(event.key)
  if (!step) return at
  event.preventDefault()
  const far = event.shiftKey ? 10 : 1
  return { x: within(at.x + step[0] * far), y: within(at.y + step[1] * far) }
}
