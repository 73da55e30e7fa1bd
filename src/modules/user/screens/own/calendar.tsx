import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { loader } from './calendar.server.ts'
import styles from '../../components/own-calendar.module.css'

export { action, loader } from './calendar.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A month of one's courses. */
export default function Calendar() {
  const { words, month, earlier, later, events, profile } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.calendar} more={{ label: words.back, href: profile }} />
        <nav className={styles.months} aria-label={words.calendar}>
          <LinkButton href={earlier} look="quiet">
            {words.earlier}
          </LinkButton>
          <h2>{month}</h2>
          <LinkButton href={later} look="quiet">
            {words.later}
          </LinkButton>
        </nav>
        <Month />
        {events.length === 0 && <State title={words.nothing} text={words.nothingText} />}
        <ul className={styles.events}>
          {events.map(({ id, title, when, href }) => (
            <li key={id} id={id}>
              <a href={href}>{title}</a>
              <span>{when}</span>
            </li>
          ))}
        </ul>
      </section>
      <Address />
    </div>
  )
}

function Month() {
  const { weekdays, weeks, month, events } = useLoaderData<typeof loader>()
  const titleOf = (id: string) => events.find((event) => event.id === id)?.title ?? ''
  return (
    <table className={styles.month}>
      <caption className="sr">{month}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.day}>
            {week.map(({ day, number, isToday, isOther, events: ids }) => (
              <td key={day} className={classes(isOther && styles.other, isToday && styles.today)}>
                <time dateTime={day}>{number}</time>
                {ids.map((id) => (
                  <a key={id} href={`#${id}`}>
                    <span>{titleOf(id)}</span>
                  </a>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Address() {
  const { words, address, mayTurn } = useLoaderData<typeof loader>()
  if (!mayTurn) return null
  return (
    <section className="block" id="address">
      <Head title={words.link} text={words.linkText} />
      <Form method="post" className={styles.address}>
        {address && (
          <TextField id="calendar-address" label={words.address} name="address" defaultValue={address} readOnly />
        )}
        <input type="hidden" name="intent" value={address ? 'revoke' : 'make'} />
        <Button type="submit">{address ? words.revoke : words.make}</Button>
      </Form>
    </section>
  )
}
