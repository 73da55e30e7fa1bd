import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { OwnSettings } from '../components/own-settings.tsx'
import styles from '../components/own.module.css'
import type { loader } from './own.server.ts'

export { action, loader } from './own.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner's notifications and the settings for them. */
export default function Own() {
  const { words, notices, unread, unreadText, back } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.title} note={unreadText} more={{ label: words.back, href: back }} />
        {unread > 0 && (
          <Form method="post">
            <input type="hidden" name="intent" value="read" />
            <Button type="submit" look="line" isSmall>
              {words.readAll}
            </Button>
          </Form>
        )}
        {notices.length === 0 && <State title={words.none} text={words.noneText} />}
        <ul className={styles.notices}>
          {notices.map(({ _id, title, text, href, at, isRead }) => (
            <li key={_id}>
              <a href={href}>{title}</a>
              {!isRead && <strong>{words.isNew}</strong>}
              {text && <p>{text}</p>}
              <time>{at}</time>
            </li>
          ))}
        </ul>
      </section>
      <OwnSettings />
    </div>
  )
}
