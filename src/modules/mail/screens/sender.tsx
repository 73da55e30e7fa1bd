import { TextInput } from '@mantine/core'
import { Form, href, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from './mail-screens.module.css'
import type { action, loader } from './sender.server.ts'

export { action, loader } from './sender.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Loaded = Awaited<ReturnType<typeof loader>>

/** The sender of the site's mail. */
export default function Sender() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { words, crumbs, crumbsLabel, done, from } = loaded
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={crumbsLabel} />
      <div className={part.head}>
        <h1>{words.title}</h1>
      </div>
      {done && !acted && <Banner kind="done">{done}</Banner>}
      {acted && <Banner kind="problem">{acted.problem}</Banner>}
      <p>
        {words.from}: {from} · <a href={href('/config/general')}>{words.settings}</a>
      </p>
      <DnsSection {...loaded} />
      <BounceSection {...loaded} mailbox={acted?.mailbox ?? loaded.mailbox} />
    </div>
  )
}

function DnsSection({ words, dnsTitle, records, checked, maySendNews }: Loaded) {
  const hasKey = records.some(({ kind }) => kind === 'DKIM')
  return (
    <section className={styles.section}>
      <h2 id="dns">{dnsTitle}</h2>
      <p role="status">{maySendNews ? words.newsReady : words.newsBlocked}</p>
      <RecordTable words={words} records={records} />
      <Form method="post" className={styles.line}>
        <Button type="submit" look="primary" name="intent" value="check">
          {words.check}
        </Button>
        <Button type="submit" name="intent" value="key">
          {hasKey ? words.newKey : words.createKey}
        </Button>
        <span className={part.muted}>{checked}</span>
      </Form>
    </section>
  )
}

const RecordTable = ({ words, records }: Pick<Loaded, 'words' | 'records'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
  <div className={styles.scroll} role="region" aria-labelledby="dns" tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {[words.record, words.name, words.value, words.state].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ kind, name, value, state }) => (
          <tr key={name}>
            <th scope="row">{kind}</th>
            <td>{name}</td>
            <td>
              <code className={styles.value}>{value}</code>
            </td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function BounceSection({ words, mailbox, token, tokenLabel }: Loaded) {
  return (
    <section className={styles.section} aria-labelledby="bounces">
      <h2 id="bounces">{words.bounces}</h2>
      <Form method="post" className={styles.line}>
        <TextInput
          label={words.mailbox}
          description={words.mailboxHint}
          name="mailbox"
          type="email"
          maxLength={254}
          defaultValue={mailbox}
        />
        <Button type="submit" name="intent" value="mailbox">
          {words.save}
        </Button>
      </Form>
      <p>
        {tokenLabel} <code className={styles.value}>{token}</code>
      </p>
      <p className={part.muted}>{words.tokenHint}</p>
      <Form method="post" onSubmit={(event) => window.confirm(words.tokenHint) || event.preventDefault()}>
        <Button type="submit" name="intent" value="token">
          {words.newToken}
        </Button>
      </Form>
    </section>
  )
}
