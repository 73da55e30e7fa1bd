import { NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useRecordKeys } from '#ui/office/record/record-keys.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { WeekGrid } from './week-grid.tsx'
import type { WeekDescription } from './describe-week.ts'
import styles from './week.module.css'

type WeekProps = {
  week: WeekDescription
  total: string
  /** The message if there is more than can be shown. */
  cut: string | null
  monday: string
  where: string
  rooms: { value: string; label: string }[]
}

/** A week of rooms: the choice of the week and room, and its days. */
export function Week({ week, total, cut, ...asked }: WeekProps) {
  const page = useRef<HTMLDivElement>(null)
  useRecordKeys(page)
  return (
    <div className={part.page} ref={page}>
      <Crumbs links={week.crumbs} label={week.words.bookings} />
      <div className={part.head}>
        <h1>
          {week.heading}
          <span className={part.sum}>{total}</span>
        </h1>
        <div className={part.acts}>
          <ButtonLink href={week.add} look="primary" icon="plus" data-key="N" keys="N">
            {week.words.add}
          </ButtonLink>
        </div>
      </div>
      <Ways week={week} {...asked} />
      {cut && <Banner kind="notice">{cut}</Banner>}
      <p className={styles.keys}>{week.words.keys}</p>
      <WeekGrid week={week} />
    </div>
  )
}

/** The choice of the week and the room. */
function Ways({ week, monday, where, rooms }: Omit<WeekProps, 'total' | 'cut'>) {
  const { words, ways } = week
  const submit = useSubmit()
  return (
    <div className={styles.ways}>
      <nav className={styles.weeks} aria-label={words.weeks}>
        <ButtonLink href={ways.previous} icon="chevron-left" isSquare data-key="K" aria-label={words.previous} />
        <ButtonLink href={ways.now}>{words.now}</ButtonLink>
        <ButtonLink href={ways.next} icon="chevron-right" isSquare data-key="J" aria-label={words.next} />
      </nav>
      <h2 className={styles.span}>{week.span}</h2>
      <Form className={styles.room} onChange={(event) => void submit(event.currentTarget, { replace: true })}>
        <input type="hidden" name="week" value={monday} />
        <NativeSelect key={where} aria-label={words.room} name="where" defaultValue={where} data={rooms} />
        <noscript>
          <Button type="submit">{words.show}</Button>
        </noscript>
      </Form>
    </div>
  )
}
