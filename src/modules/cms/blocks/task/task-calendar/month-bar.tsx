import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { TaskCalendarContent } from './load.server.ts'
import styles from './task-calendar.module.css'

/** A month by its Gregorian year and its number from 1. */
export interface ShownMonth {
  year: number
  month: number
}

interface MonthBarProps {
  shown: TaskCalendarContent
  month: ShownMonth
  onMonth: (month: ShownMonth) => void
  onToday: () => void
}

/** The month selector: by name and year, or one forward and back, within the available years. */
export function MonthBar({ shown, month, onMonth, onToday }: MonthBarProps) {
  const { months, years, words } = shown
  const move = (by: number) => onMonth(moved(month, by))
  const isOffered = (by: number) => years.some(({ year }) => year === moved(month, by).year)
  return (
    <div className={styles.bar}>
      <Choice
        label={words.month}
        value={month.month}
        choices={months.map((label, at) => ({ value: at + 1, label }))}
        onChange={(value) => onMonth({ ...month, month: value })}
      />
      <Choice
        label={words.year}
        value={month.year}
        choices={years.map(({ year, label }) => ({ value: year, label }))}
        onChange={(value) => onMonth({ ...month, year: value })}
      />
      <span className={styles.steps}>
        <IconButton icon="left" label={words.previous} disabled={!isOffered(-1)} onClick={() => move(-1)} />
        <Button type="button" look="line" isSmall onClick={onToday}>
          {words.today}
        </Button>
        <IconButton icon="right" label={words.next} disabled={!isOffered(1)} onClick={() => move(1)} />
      </span>
    </div>
  )
}

const moved = ({ year, month }: ShownMonth, by: number): ShownMonth => {
  const months = year * 12 + month - 1 + by
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

interface ChoiceProps {
  label: string
  value: number
  choices: { value: number; label: string }[]
  onChange: (value: number) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  )
}
