import type { KeyboardEvent, MouseEvent } from 'react'
import type { Area } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { partId, type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { movedPoint, percentOf, type Point, pressedPoint } from './point.ts'

/** A point in an image, by pointer, by arrow keys or by two sliders. */
export function HotspotPart(props: PartProps<'hotspot'>) {
  const { slot, response, onChange, isReadOnly, words, review } = props
  const hintId = partId(slot.slot, 'hotspot-hint')
  const at = response && fill(words.pointAt, { x: percentOf(response.x), y: percentOf(response.y) })
  return (
    <fieldset className={styles.group} aria-describedby={stemId(slot.slot)}>
      <legend className={styles.legend}>{fill(words.hotspot, { alt: slot.question.content.alt })}</legend>
      <Picture {...props} hintId={hintId} />
      {!isReadOnly && (
        <>
          <p id={hintId} className={styles.hint}>
            {words.hotspotHint}
          </p>
          <div className={styles.sliders}>
            <Slider label={words.fromLeft} value={response?.x} set={(x) => onChange({ x, y: response?.y ?? 500 })} />
            <Slider label={words.fromTop} value={response?.y} set={(y) => onChange({ x: response?.x ?? 500, y })} />
          </div>
        </>
      )}
      <p className={styles.hint} role="status">
        {at ?? words.noPoint}
      </p>
      {review && <AreaNames count={review.key.areas.length} words={words} />}
      {response && !isReadOnly && (
        <Button type="button" look="quiet" isSmall onClick={() => onChange(null)}>
          {words.clear}
        </Button>
      )}
    </fieldset>
  )
}

function Picture(props: PartProps<'hotspot'> & { hintId: string }) {
  const { slot, response, onChange, isReadOnly, words, fileUrl, review, hintId } = props
  const { image, alt, width, height } = slot.question.content
  const picture = (
    <>
      <img src={fileUrl(image)} alt={alt} width={width} height={height} draggable={false} />
      {review && <Areas areas={review.key.areas} />}
      {response && <span className={styles.pin} style={placeOf(response)} aria-hidden="true" />}
    </>
  )
  if (isReadOnly) return <div className={styles.hotspot}>{picture}</div>
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no place in the picture.
    if (event.detail > 0) onChange(pressedPoint(event, event.currentTarget.getBoundingClientRect()))
  }
  const move = (event: KeyboardEvent) => {
    const next = movedPoint(response, event)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <button
      type="button"
      className={styles.hotspot}
      aria-label={fill(words.hotspot, { alt })}
      aria-describedby={hintId}
      onClick={press}
      onKeyDown={move}
    >
      {picture}
    </button>
  )
}

const placeOf = ({ x, y }: Point) => ({ left: `${percentOf(x)}%`, top: `${percentOf(y)}%` })

type SliderProps = { label: string; value: number | undefined; set: (value: number) => void }

function Slider({ label, value = 500, set }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={1000}
        step={5}
        value={value}
        aria-valuetext={`${percentOf(value)}%`}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

function Areas({ areas }: { areas: Area[] }) {
  return (
    <svg className={styles.areas} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {areas.map((area, index) =>
        area.shape === 'circle' ? (
          <circle key={index} cx={area.x} cy={area.y} r={area.radius} />
        ) : (
          <polygon key={index} points={area.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        ),
      )}
    </svg>
  )
}

function AreaNames({ count, words }: { count: number; words: PartProps<'hotspot'>['words'] }) {
  const names = Array.from({ length: count }, (_, index) => fill(words.areaNumber, { n: index + 1 }))
  return (
    <p className={styles.hint}>
      {words.correctAnswer}: {names.join(', ')}
    </p>
  )
}
