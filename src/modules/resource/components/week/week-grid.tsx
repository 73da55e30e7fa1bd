import type { CSSProperties, KeyboardEvent } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { WeekDescription } from './describe-week.ts'
import styles from './week.module.css'

type Day = WeekDescription['days'][number]

/** Seven days side by side, with the hours below each other. On a phone, one list per day. */
export function WeekGrid({ week }: { week: WeekDescription }) {
  const { first, last } = week.shown
  const entry = entryOf(week.days)
  const grid = { '--hours': last - first } as CSSProperties
  return (
    // Its links are clickable. The arrow keys only move between them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.week} style={grid} onKeyDown={walk}>
      <ol className={styles.clock} aria-hidden="true">
        {week.hours.map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
      {week.days.map((day) => (
        <section
          key={day.day}
          className={classes(styles.day, day.isToday && styles.today)}
          aria-label={`${day.name} ${day.date}`}
        >
          <h3>
            <span>{day.name}</span> {day.date}
            {day.isToday && <em>{week.words.today}</em>}
          </h3>
          <div className={styles.hours}>
            <Slots day={day} first={first} entry={entry} />
            <Bookings day={day} first={first} words={week.words} />
          </div>
          {day.add && !day.isClosed && (
            <a className={styles.add} href={day.add.href}>
              {day.add.label}
            </a>
          )}
        </section>
      ))}
    </div>
  )
}

type PartProps = { day: Day; first: number }

/** The free hours. Tab reaches one of them, and the arrow keys reach all. */
function Slots({ day, first, entry }: PartProps & { entry: string | null }) {
  return day.slots.map(({ hour, href, label }) => (
    <a
      key={hour}
      className={styles.slot}
      href={href}
      aria-label={label}
      title={label}
      tabIndex={entry === `${day.day} ${hour}` ? 0 : -1}
      data-slot={hour}
      data-day={day.day}
      style={{ '--from': hour - first, '--span': 1 } as CSSProperties}
    />
  ))
}

function Bookings({ day, first, words }: PartProps & { words: WeekDescription['words'] }) {
  if (day.booked.length === 0) return <p className={styles.free}>{day.isClosed ? words.closed : words.free}</p>
  return (
    <ul className={styles.bookings}>
      {day.booked.map(({ id, href, purpose, times, room, place }) => {
        const [from, span] = [place.from / 60 - first, (place.to - place.from) / 60]
        const at = { '--from': from, '--span': span, '--lane': place.lane, '--lanes': place.lanes } as CSSProperties
        return (
          <li key={id} style={at}>
            <a href={href}>
              <b>{purpose}</b>
              <span>{times}</span>
              {room && <span>{room}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Today's first free hour, or the first of the week. */
function entryOf(days: readonly Day[]): string | null {
  const day =
    days.find(({ isToday, slots }) => isToday && slots.length > 0) ?? days.find(({ slots }) => slots.length > 0)
  return day ? `${day.day} ${day.slots[0]!.hour}` : null
}

const steps: Record<string, [days: number, hours: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves from one free hour to the nearest in the direction of an arrow key. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const now = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]')
  if (!step || !now) return
  event.preventDefault()
  const slots = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-slot]')]
  const hour = Number(now.dataset['slot'])
  const days = [...new Set(slots.map((slot) => slot.dataset['day']))]
  const day = days[days.indexOf(now.dataset['day']) + step[0]]
  const near = slots
    .filter((slot) => slot.dataset['day'] === day)
    .filter((slot) => (Number(slot.dataset['slot']) - hour) * step[1] > 0 || step[1] === 0)
    .toSorted((a, b) => farFrom(a, hour) - farFrom(b, hour))[0]
  near?.focus()
}

const farFrom = (slot: HTMLElement, hour: number) => Math.abs(Number(slot.dataset['slot']) - hour)
