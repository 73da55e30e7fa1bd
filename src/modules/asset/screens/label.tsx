import { NativeSelect, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useLoaderData, useSubmit } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { StatePanel } from '#ui/office/state/state.tsx'
import { LabelSheet } from '../components/label-sheet.tsx'
import styles from '../components/label.module.css'
import type { loader } from './label.server.ts'

export { loader } from './label.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Labels of assets for printing. */
export default function Labels() {
  const { crumb, count, tooMany, site, size, sheets, words } = useLoaderData<typeof loader>()
  return (
    <div className={part.page}>
      <div className={styles.controls}>
        <Crumbs links={[crumb]} label={words.crumbs} />
        <div className={part.head}>
          <h1>
            {words.heading} <span className={part.sum}>{count}</span>
          </h1>
        </div>
        {sheets.length > 0 && <Choices />}
        {tooMany && <Banner kind="notice">{tooMany}</Banner>}
      </div>
      {sheets.length === 0 && (
        <StatePanel
          state={{
            ...{ kind: 'empty', title: words.empty, text: words.emptyText },
            actions: [{ label: words.back, href: crumb.href, isPrimary: true }],
          }}
        />
      )}
      {sheets.map((labels, at) => (
        <LabelSheet key={at} {...{ labels, size, site }} name={fill(words.sheet, { n: at + 1 })} />
      ))}
    </div>
  )
}

function Choices() {
  const { kept, size, sizes, skip, words } = useLoaderData<typeof loader>()
  const submit = useSubmit()
  return (
    <Form className={styles.choices} onChange={(event) => void submit(event.currentTarget, { replace: true })}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <NativeSelect label={words.size} name="size" defaultValue={size.name} data={sizes} />
      <TextInput
        label={words.skip}
        name="skip"
        type="number"
        min={0}
        max={size.columns * size.rows - 1}
        defaultValue={skip}
        disabled={size.columns * size.rows === 1}
      />
      <noscript>
        <Button type="submit">{words.show}</Button>
      </noscript>
      <Button look="primary" icon="printer" onClick={() => print()}>
        {words.print}
      </Button>
      <p>{words.note}</p>
    </Form>
  )
}
