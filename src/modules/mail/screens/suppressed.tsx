import { NativeSelect, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from './mail-screens.module.css'
import type { action, loader } from './suppressed.server.ts'

export { action, loader } from './suppressed.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The addresses that get no mail. */
export default function Suppressed() {
  const { words, crumbs, crumbsLabel, address, rows } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={crumbsLabel} />
      <div className={part.head}>
        <h1>{words.title}</h1>
      </div>
      {acted?.done && <Banner kind="done">{acted.done}</Banner>}
      {acted?.problem && <Banner kind="problem">{acted.problem}</Banner>}
      <Form method="get" className={styles.line} role="search">
        <TextInput label={words.find} name="email" type="email" defaultValue={address} />
        <Button type="submit" icon="search">
          {words.search}
        </Button>
      </Form>
      {rows.length === 0 ? <p className={part.muted}>{words.empty}</p> : <AddressTable rows={rows} words={words} />}
      <section className={styles.section} aria-labelledby="add">
        <h2 id="add">{words.addTitle}</h2>
        <Form method="post" className={styles.line}>
          <TextInput label={words.email} name="email" type="email" required maxLength={254} />
          <NativeSelect
            label={words.scope}
            name="scope"
            data={[
              { value: 'all', label: words.all },
              { value: 'news', label: words.news },
            ]}
          />
          <Button type="submit" name="intent" value="add">
            {words.add}
          </Button>
        </Form>
      </section>
    </div>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function AddressTable({ rows, words }: Pick<Loaded, 'rows' | 'words'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
    <div className={styles.scroll} role="region" aria-label={words.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[words.address, words.reason, words.scope, words.until, words.note, words.lift].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.address} ${row.scope}`}>
              <th scope="row">{row.masked}</th>
              <td>{row.reason}</td>
              <td>{row.scopeText}</td>
              <td>{row.until}</td>
              <td>{row.note}</td>
              <td>
                <LiftForm row={row} label={words.lift} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LiftForm({ row, label }: { row: Loaded['rows'][number]; label: string }) {
  return (
    <Form method="post" onSubmit={(event) => window.confirm(row.lift) || event.preventDefault()}>
      <input type="hidden" name="address" value={row.address} />
      <input type="hidden" name="scope" value={row.scope} />
      <Button type="submit" isSmall name="intent" value="lift" aria-label={row.lift}>
        {label}
      </Button>
    </Form>
  )
}
